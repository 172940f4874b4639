import type { Model } from '../../../contract/generation.ts';
import { Coins } from '../../ui/Coins.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { type PricedRequest, useTemplatePrice } from './useTemplatePrice.ts';

/** Today's price of using a template: a skeleton while it loads, nothing when there is no price. */
export function TemplatePrice({ request, models }: { request: PricedRequest; models: readonly Model[] }) {
  const { quote, isAsked } = useTemplatePrice(request, models);
  if (!quote) return isAsked ? <Skeleton className="h-4 w-14" /> : null;
  return (
    <span className="font-semibold">
      <Coins amount={quote.coins} isShort />
    </span>
  );
}
