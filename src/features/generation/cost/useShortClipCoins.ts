import { useQuery } from '@tanstack/react-query';
import { pricingQuery } from '../queries.ts';
import { videoCoins } from './pricing.ts';

/** Coins of the smaller example of the usage guide (720p, 5 seconds); undefined until the price table is there. */
export function useShortClipCoins(): number | undefined {
  const prices = useQuery(pricingQuery).data?.data;
  return prices && videoCoins(prices, { resolution: '720p', seconds: 5 });
}
