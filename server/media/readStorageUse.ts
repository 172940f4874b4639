import { sql } from 'drizzle-orm';
import type { StorageReading } from '../../contract/dashboard.ts';
import type { Queries } from '../platform/database/database.ts';
import { storageTotals } from './tables.ts';

/** Storage usage, from the totals that database triggers maintain. */
export async function readStorageUse(queries: Queries): Promise<Omit<StorageReading, 'standing'>> {
  const sums = await queries
    .select({
      kind: storageTotals.kind,
      files: sql<number>`sum(${storageTotals.files})`.mapWith(Number),
      bytes: sql<number>`sum(${storageTotals.bytes})`.mapWith(Number),
    })
    .from(storageTotals)
    .groupBy(storageTotals.kind);
  const of = (kind: 'result' | 'input') => sums.find((sum) => sum.kind === kind);
  return {
    results: of('result')?.files ?? 0,
    results_bytes: of('result')?.bytes ?? 0,
    inputs: of('input')?.files ?? 0,
    inputs_bytes: of('input')?.bytes ?? 0,
  };
}
