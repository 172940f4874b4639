import { useQuery } from '@tanstack/react-query';
import type { Mode, Quote } from '../../../../contract/generation.ts';
import type { FittedSettings } from '../draft/fitSettings.ts';
import { toQuoteRequest } from '../draft/toQuoteRequest.ts';
import { quoteQuery, type QuoteRequest } from '../queries.ts';

/** Stands in for a request that cannot be made; never asked for. */
const NOTHING: QuoteRequest = { kind: 'image', body: { mode: 'text-to-image', count: 1 } };

/** The server's price for what is set. `isFresh` is false while the last price stands in for the one being asked for. */
export function useQuote(
  mode: Mode,
  settings: FittedSettings,
): { quote: Quote | null; isFresh: boolean; hasFailed: boolean; refetch: () => void } {
  const request = toQuoteRequest(mode, settings);
  const query = useQuery({ ...quoteQuery(request ?? NOTHING), enabled: request !== null });
  return {
    quote: query.data?.data ?? null,
    // Also one that could not be asked for again: the server refuses what costs more.
    isFresh: query.data !== undefined && !query.isPlaceholderData,
    hasFailed: query.isError,
    refetch: () => void query.refetch(),
  };
}
