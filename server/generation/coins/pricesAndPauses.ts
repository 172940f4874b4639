import type { Clock } from '../../platform/clock.ts';
import type { Queries } from '../../platform/database/database.ts';
import { type Pause, readPauses } from '../pause/readPauses.ts';
import { type GenerationPrices, readGenerationPrices } from './prices.ts';

/** What requests are taken by at one moment: what making costs, and what is paused. */
export interface PricesAndPauses {
  prices: { now: GenerationPrices; kept: GenerationPrices };
  pauses: Pause[];
}

/** The same for everybody, so a crowd may share one reading (`coalesceReads`). */
export async function readPricesAndPauses(queries: Queries, deps: { clock: Clock }): Promise<PricesAndPauses> {
  return { prices: await readGenerationPrices(queries, deps), pauses: await readPauses(queries) };
}
