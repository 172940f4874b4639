import { useQuery } from '@tanstack/react-query';
import type { Model, Quote } from '../../../contract/generation.ts';
import type { Template } from '../../../contract/templates.ts';
import { useOnline } from '../../ui/useOnline.ts';
import { fitSettings, pickModel } from '../generation/draft/fitSettings.ts';
import { DEFAULT_SETTINGS } from '../generation/draft/settings.ts';
import { toQuoteRequest } from '../generation/draft/toQuoteRequest.ts';
import { quoteQuery, type QuoteRequest } from '../generation/queries.ts';

/** A placeholder for a request that cannot be made; the query is disabled then. */
const NOTHING: QuoteRequest = { kind: 'image', body: { mode: 'text-to-image', count: 1 } };

export type PricedRequest = Pick<Template, 'mode' | 'settings'>;

/**
 * The quote that the generator will request for the template: the mode's first model, its defaults for open settings.
 */
export function priceRequest({ mode, settings }: PricedRequest, models: readonly Model[]): QuoteRequest | null {
  const model = pickModel(
    models.filter(({ modes }) => modes.includes(mode)),
    null,
  );
  if (!model) return null;
  const chosen = {
    ...DEFAULT_SETTINGS,
    resolution: settings.resolution ?? null,
    duration: settings.duration_seconds ?? null,
  };
  return toQuoteRequest(mode, fitSettings(chosen, model));
}

/** The server's price; `isAsked` while it loads. There is none without a model, or offline and not cached. */
export function useTemplatePrice(
  request: PricedRequest,
  models: readonly Model[],
): { quote: Quote | null; isAsked: boolean } {
  const isOnline = useOnline();
  const priced = priceRequest(request, models);
  // Many templates share few prices: equal requests are one query.
  const query = useQuery({ ...quoteQuery(priced ?? NOTHING), enabled: priced !== null && isOnline });
  return { quote: (priced && query.data?.data) ?? null, isAsked: query.isFetching };
}
