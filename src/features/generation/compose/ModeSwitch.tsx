import { Trans, useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Clapperboard from 'lucide-react/icons/clapperboard';
import ImageIcon from 'lucide-react/icons/image';
import { lazy, Suspense, useRef, useState } from 'react';
import { KIND_OF_MODE, KINDS, type Kind, type Mode } from '../../../../contract/generation.ts';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { useSettingLabels } from '../labels/useSettingLabels.ts';
import { modeOfKind } from '../modes.ts';
import { loadLazyPart } from '../loadLazyPart.ts';

const ModeSheet = lazy(async () => ({ default: (await loadLazyPart(import('../sheets/ModeSheet.tsx'))).ModeSheet }));

interface ModeSwitchProps {
  mode: Mode;
  modes: readonly Mode[];
  /** Attached images: switching the kind keeps using them. */
  imageCount: number;
  onChange: (mode: Mode) => void;
}

/** Video or image, and beside it what it is made from. Renders nothing when there is no choice. */
export function ModeSwitch({ mode, modes, imageCount, onChange }: ModeSwitchProps) {
  const { t } = useLingui();
  const labels = useSettingLabels();
  const chip = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  if (modes.length < 2) return null;
  const kind = KIND_OF_MODE[mode];
  const kinds = KINDS.filter((candidate) => modes.some((other) => KIND_OF_MODE[other] === candidate));
  const ofKind = modes.filter((candidate) => KIND_OF_MODE[candidate] === kind);

  function handleKind(next: Kind) {
    const wanted = modeOfKind({ kind: next, count: imageCount, modes });
    if (wanted) onChange(wanted);
  }

  return (
    <div className="flex flex-wrap gap-2">
      {kinds.length > 1 && (
        <SegmentedControl<Kind>
          label={t`What to make`}
          value={kind}
          onChange={handleKind}
          className="grow basis-36 whitespace-nowrap max-[26rem]:[&_label]:px-2"
          choices={[
            {
              value: 'video',
              label: (
                <>
                  <Clapperboard className="size-4 max-[26rem]:hidden" aria-hidden="true" />
                  <Trans>Video</Trans>
                </>
              ),
            },
            {
              value: 'image',
              label: (
                <>
                  <ImageIcon className="size-4 max-[26rem]:hidden" aria-hidden="true" />
                  <Trans>Image</Trans>
                </>
              ),
            },
          ]}
        />
      )}
      {ofKind.length > 1 && (
        <button
          ref={chip}
          type="button"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          className="border-line bg-surface rounded-field hover:bg-base-200 flex min-h-11 grow items-center justify-between gap-1.5 border px-3 text-sm font-semibold whitespace-nowrap transition-colors"
        >
          <span className="sr-only">
            <Trans>Mode:</Trans>{' '}
          </span>
          {labels.shortModes[mode]}
          <ChevronDown className="size-4 shrink-0" aria-hidden="true" />
        </button>
      )}
      {isOpen && (
        <Suspense>
          <ModeSheet mode={mode} modes={ofKind} anchor={chip} onChange={onChange} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
