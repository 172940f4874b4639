import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';

/** Milliseconds for which "copied" is shown. */
const COPIED_MS = 2500;

interface CopyValueProps {
  label: ReactNode;
  /** What is copied: bare digits, as a bank's app expects them. */
  value: string;
  note?: ReactNode;
  /** What is shown. */
  children: ReactNode;
}

/** A value to be entered in another app, with a button that copies it. */
export function CopyValue({ label, value, note, children }: CopyValueProps) {
  const { t } = useLingui();
  const shown = useRef<HTMLSpanElement>(null);
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(value);
      setIsCopied(true);
    } catch {
      // No permission, or a page without TLS: select the value, so that the person can copy it by hand.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
    }
  }

  return (
    <div className="flex items-center justify-between gap-3 px-5 py-4 tiny:flex-wrap">
      <div className="min-w-0">
        <p className="text-base-content/75 text-sm font-medium">{label}</p>
        <p className="figures text-lg font-extrabold sm:text-2xl">
          <span ref={shown}>{children}</span>
        </p>
        {note && <p className="text-base-content/75 mt-0.5 text-sm">{note}</p>}
      </div>
      <Button
        variant="outline"
        onClick={() => void handleCopy()}
        icon={
          isCopied ? (
            <Check className="text-success size-4" aria-hidden="true" />
          ) : (
            <Copy className="size-4" aria-hidden="true" />
          )
        }
        aria-label={t`Copy ${value}`}
        className="min-w-24 shrink-0 px-3 sm:min-w-28"
      >
        <span aria-live="polite">{isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}</span>
      </Button>
    </div>
  );
}
