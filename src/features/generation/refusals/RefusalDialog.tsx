import { lazy, Suspense } from 'react';
import type { Refusal } from './refusal.ts';

const DailyLimitDialog = lazy(async () => ({ default: (await import('./DailyLimitDialog.tsx')).DailyLimitDialog }));
const TooFewCoinsDialog = lazy(async () => ({ default: (await import('./TooFewCoinsDialog.tsx')).TooFewCoinsDialog }));

interface RefusalDialogProps {
  /** What was refused and when, milliseconds; null when nothing was. */
  refused: { refusal: Refusal; at: number } | null;
  onClose: () => void;
}

/** The two refusals that deserve a dialog of their own; nothing for the others. */
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
