import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ImagePlus from 'lucide-react/icons/image-plus';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import Sparkles from 'lucide-react/icons/sparkles';
import Undo2 from 'lucide-react/icons/undo-2';
import { lazy, Suspense, useRef, useState } from 'react';
import type { Mode } from '../../../../contract/generation.ts';
import type { Attachments } from '../images/useAttachments.ts';
import { loadLazyPart } from '../loadLazyPart.ts';

const AttachSheet = lazy(async () => ({
  default: (await loadLazyPart(import('../images/AttachSheet.tsx'))).AttachSheet,
}));
const EnhanceSheet = lazy(async () => ({
  default: (await loadLazyPart(import('../sheets/EnhanceSheet.tsx'))).EnhanceSheet,
}));

interface PromptToolsProps {
  mode: Mode;
  prompt: string;
  /** The prompt before it was enriched. */
  originalPrompt: string | null;
  isOnline: boolean;
  /** Null while no model takes images. */
  attachments: Attachments | null;
  onPromptExchange: (prompt: string, originalPrompt: string | null) => void;
}

const TOOL = 'btn btn-ghost min-w-11 gap-1 px-2.5 text-sm font-semibold max-[22rem]:px-1';

/** The tools below the text: attach an image, enrich the text, and undo that. */
export function PromptTools({
  mode,
  prompt,
  originalPrompt,
  isOnline,
  attachments,
  onPromptExchange,
}: PromptToolsProps) {
  const { t } = useLingui();
  const attachButton = useRef<HTMLButtonElement>(null);
  const enhanceButton = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'attach' | 'enhance' | null>(null);
  const close = () => setOpen(null);

  return (
    <>
      {attachments && (
        <button
          ref={attachButton}
          type="button"
          className={TOOL}
          aria-haspopup="dialog"
          aria-busy={attachments.isPreparing || undefined}
          aria-label={t`Add an image`}
          title={t`Add an image`}
          onClick={() => setOpen('attach')}
        >
          <ImagePlus className={`size-5 ${attachments.isPreparing ? 'animate-pulse' : ''}`} aria-hidden="true" />
        </button>
      )}
      {originalPrompt === null ? (
        <button
          ref={enhanceButton}
          type="button"
          className={TOOL}
          aria-haspopup="dialog"
          disabled={!isOnline || prompt.trim() === ''}
          onClick={() => setOpen('enhance')}
        >
          <Sparkles className="size-4.5" aria-hidden="true" />
          <Trans>Enrich</Trans>
        </button>
      ) : (
        <button type="button" className={TOOL} onClick={() => onPromptExchange(originalPrompt, null)}>
          <Undo2 className="size-4.5" aria-hidden="true" />
          <Trans>My words</Trans>
        </button>
      )}
      <Link to="/template" className={TOOL}>
        <LayoutTemplate className="size-4.5" aria-hidden="true" />
        <Trans>Templates</Trans>
      </Link>
      {open && (
        <Suspense>
          {open === 'attach' && attachments && (
            <AttachSheet
              anchor={attachButton}
              isSeveral={attachments.isSeveral}
              onFiles={(files) => void attachments.add(files)}
              onClose={close}
            />
          )}
          {open === 'enhance' && (
            <EnhanceSheet
              prompt={prompt.trim()}
              mode={mode}
              anchor={enhanceButton}
              onClose={close}
              onUse={(text) => {
                onPromptExchange(text, prompt);
                close();
              }}
            />
          )}
        </Suspense>
      )}
    </>
  );
}
