import type { Clock } from '../../platform/clock.ts';
import type { Queries } from '../../platform/database/database.ts';
import { type Pause, readPauses } from '../pause/readPauses.ts';
import { type CurrentAndKept, readGenerationPrices } from './prices.ts';

/** The terms of a request at one moment: prices, and what is paused. */
export interface PricesAndPauses {
  prices: CurrentAndKept;
  pauses: Pause[];
}

/** The same for everybody, so that concurrent requests may share one reading (`coalesceReads`). */
export async function readPricesAndPauses(queries: Queries, deps: { clock: Clock }): Promise<PricesAndPauses> {
  return { prices: await readGenerationPrices(queries, deps), pauses: await readPauses(queries) };
}
