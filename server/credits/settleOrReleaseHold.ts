import type { Clock } from '../platform/clock.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Hold } from './holdCredits.ts';
import { type AccountKind, postToLedger } from './postToLedger.ts';

type Ending = { clock: Clock; userId: string; hold: Hold };

/** Charges reserved coins: the work was delivered. Once per source. @returns false when it was settled before */
export function settleHold(queries: Queries, { clock, userId, hold }: Ending): Promise<boolean> {
  const legs: [AccountKind, number][] = [
    ['hold', -hold.coins],
    ['spend', hold.coins],
  ];
  return postToLedger(queries, {
    clock,
    posting: { kind: 'settle', source: { type: 'task', id: hold.sourceId }, userId, legs },
  });
}

/** Returns reserved coins: nothing was delivered. Once per source. @returns false when it was released before */
export function releaseHold(queries: Queries, { clock, userId, hold }: Ending): Promise<boolean> {
  const legs: [AccountKind, number][] = [
    ['wallet', hold.coins],
    ['hold', -hold.coins],
  ];
  return postToLedger(queries, {
    clock,
    posting: { kind: 'release', source: { type: 'task', id: hold.sourceId }, userId, legs },
  });
}
