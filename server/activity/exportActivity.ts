import type { AuditEntry } from '../../contract/activity.ts';
import type { ActivityDeps } from './activityDeps.ts';
import { readAuditSlices } from './readAuditTrail.ts';

/** Every movement of an account's coins, for its export. */
export async function exportActivity({ deps, userId }: { deps: ActivityDeps; userId: string }): Promise<AuditEntry[]> {
  const all: AuditEntry[] = [];
  for await (const slice of readAuditSlices({ deps, userId, filters: {}, sliceSize: 1000 })) all.push(...slice);
  return all;
}
