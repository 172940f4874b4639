import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Mode, Quote } from '../../../../contract/generation.ts';
import type { FittedSettings } from '../draft/fitSettings.ts';
import { toQuoteRequest } from '../draft/toQuoteRequest.ts';
import { quoteQuery, type QuoteRequest } from '../queries.ts';

/** A placeholder for a request that cannot be made; the query is disabled then. */
const NOTHING: QuoteRequest = { kind: 'image', body: { mode: 'text-to-image', count: 1 } };

/** The server's price for the settings. `isFresh` is false while the previous price is shown and the next one loads. */
export function useQuote(
  mode: Mode,
  settings: FittedSettings,
): {
  quote: Quote | null;
  isFresh: boolean;
  hasFailed: boolean;
  refetch: () => void;
  /** Waits for the price of these settings; null if it cannot be had. */
  awaitCoins: () => Promise<number | null>;
} {
  const queryClient = useQueryClient();
  const request = toQuoteRequest(mode, settings);
  const query = useQuery({ ...quoteQuery(request ?? NOTHING), enabled: request !== null });
  return {
    quote: query.data?.data ?? null,
    // An old price that could not be refetched counts as fresh too: the server refuses a higher one.
    isFresh: query.data !== undefined && !query.isPlaceholderData,
    hasFailed: query.isError,
    refetch: () => void query.refetch(),
    awaitCoins: async () => {
      const reply = request && (await queryClient.fetchQuery(quoteQuery(request)).catch(() => null));
      return reply?.data.coins ?? null;
    },
  };
}
