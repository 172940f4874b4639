import type { QueueReading } from '../../contract/dashboard.ts';
import type { QueueDepth } from '../platform/jobs/readQueues.ts';

/** The queues in the contract's shape. */
export function presentQueues(queues: QueueDepth[], now: Date): QueueReading[] {
  return queues.map(({ waitingSince, countedAt, ...counts }) => ({
    ...counts,
    behind_seconds: waitingSince ? Math.max(0, Math.floor((now.getTime() - waitingSince.getTime()) / 1000)) : 0,
    counted_at: countedAt?.toISOString() ?? null,
  }));
}
