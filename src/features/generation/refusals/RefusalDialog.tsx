import { lazy, Suspense } from 'react';
import type { Refusal } from './refusal.ts';

const DailyLimitDialog = lazy(async () => ({ default: (await import('./DailyLimitDialog.tsx')).DailyLimitDialog }));
const TooFewCoinsDialog = lazy(async () => ({ default: (await import('./TooFewCoinsDialog.tsx')).TooFewCoinsDialog }));

interface RefusalDialogProps {
  /** The refusal and when it happened, in milliseconds; null when there is none. */
  refused: { refusal: Refusal; at: number } | null;
  onClose: () => void;
}

/** The dialog of a refusal that has one; nothing for the others. */
export function RefusalDialog({ refused, onClose }: RefusalDialogProps) {
  if (!refused) return null;
  const { refusal, at } = refused;
  return (
    <Suspense>
      {refusal.kind === 'daily-limit' && <DailyLimitDialog refusal={refusal} at={at} onClose={onClose} />}
      {refusal.kind === 'too-few-coins' && <TooFewCoinsDialog refusal={refusal} onClose={onClose} />}
    </Suspense>
  );
}
