import type { Engine } from '../engine.ts';
import type { tasks } from '../tables.ts';

/**
 * Whether a task can still be cancelled: before the work begins and, with an engine that stops immediately, while it
 * runs. Not while the result is being saved: the work is done by then.
 */
export function canCancel(
  { status, stage }: Pick<typeof tasks.$inferSelect, 'status' | 'stage'>,
  engine: Pick<Engine, 'stopsAtOnce'> | undefined,
): boolean {
  if (status === 'pending') return true;
  return status === 'processing' && stage !== 'saving' && engine?.stopsAtOnce === true;
}
