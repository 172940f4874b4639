import type { Model } from '../../../contract/generation.ts';
import { Coins } from '../../ui/Coins.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { type PricedRequest, useTemplatePrice } from './useTemplatePrice.ts';

/** What using it costs today; keeps its line while the price is on its way, and stays empty where there is none. */
export function TemplatePrice({ request, models }: { request: PricedRequest; models: readonly Model[] }) {
  const { quote, isAsked } = useTemplatePrice(request, models);
  if (!quote) return isAsked ? <Skeleton className="h-4 w-14" /> : null;
  return (
    <span className="font-semibold">
      <Coins amount={quote.coins} isShort />
    </span>
  );
}
