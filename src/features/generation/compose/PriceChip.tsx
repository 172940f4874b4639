import { Trans } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { lazy, Suspense, useRef, useState } from 'react';
import type { Quote } from '../../../../contract/generation.ts';
import { Money } from '../../../ui/Money.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { loadLazyPart } from '../loadLazyPart.ts';

const PriceSheet = lazy(async () => ({ default: (await loadLazyPart(import('../sheets/PriceSheet.tsx'))).PriceSheet }));

/** The price in rupiah; opens its breakdown. Paler while a new price loads. */
export function PriceChip({ quote, isFresh }: { quote: Quote | null; isFresh: boolean }) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  if (!quote) return <Skeleton className="h-5 w-20 shrink-0" />;
  return (
    <>
      <button
        ref={anchor}
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className={`text-base-content/80 hover:text-base-content -mx-2 flex min-h-11 shrink-0 items-center gap-1 rounded-lg px-2 text-sm font-medium transition-opacity ${isFresh ? '' : 'opacity-60'}`}
      >
        <span className="sr-only">
          <Trans>Price details:</Trans>
        </span>
        ≈ <Money rupiah={quote.rupiah} />
        <ChevronDown className="size-4" aria-hidden="true" />
      </button>
      {isOpen && (
        <Suspense>
          <PriceSheet quote={quote} anchor={anchor} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
