import type { Mode } from '../../../../contract/generation.ts';
import { Coins } from '../../../ui/Coins.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useQuote } from '../compose/useQuote.ts';
import type { FittedSettings } from '../draft/fitSettings.ts';

/** The server's price of the whole request with these settings, as on the button. */
export function ChoicePrice({ mode, settings }: { mode: Mode; settings: FittedSettings }) {
  const { quote, isFresh, hasFailed } = useQuote(mode, settings);
  if (hasFailed) return null;
  return quote && isFresh ? <Coins amount={quote.coins} isShort /> : <Skeleton className="h-4 w-12" />;
}
