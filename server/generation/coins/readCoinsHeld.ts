import { inArray, sql } from 'drizzle-orm';
import { holdOutcomeOf } from '../../credits/readHoldOutcomes.ts';
import type { Queries } from '../../platform/database/database.ts';
import { sourceOfTask } from './ledgerSource.ts';
import { tasks } from '../tables.ts';

/** Unfinished tasks that are summed: each costs two lookups in the ledger. */
const MOST_TASKS = 10_000;

/** Coins that the ledger holds for unfinished tasks, of the 10,000 that end first. */
export async function readCoinsHeld(queries: Queries): Promise<number> {
  const unfinished = queries
    .select({ credits: holdOutcomeOf(sourceOfTask).as('credits') })
    .from(tasks)
    .where(inArray(tasks.status, ['pending', 'processing']))
    .orderBy(tasks.deadlineAt)
    .limit(MOST_TASKS)
    .as('unfinished');
  const [sum] = await queries
    .select({ held: sql<number>`coalesce(sum((${unfinished.credits}->>'held')::bigint), 0)`.mapWith(Number) })
    .from(unfinished);
  return sum!.held;
}
