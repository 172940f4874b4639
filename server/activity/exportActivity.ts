import type { AuditEntry } from '../../contract/activity.ts';
import type { ActivityParts } from './activityParts.ts';
import { readAuditSlices } from './readAuditTrail.ts';

/** Every movement of an account's coins, for its export. */
export async function exportActivity({
  parts,
  userId,
}: {
  parts: ActivityParts;
  userId: string;
}): Promise<AuditEntry[]> {
  const all: AuditEntry[] = [];
  for await (const slice of readAuditSlices({ parts, userId, filters: {}, sliceSize: 1000 })) all.push(...slice);
  return all;
}
