import type { Engine } from './engine.ts';
import type { tasks } from './tables.ts';

/**
 * Whether cancelling still spares the work and the coins: before it begins, and with an engine that stops at once also
 * while it works. What is being saved is made already.
 */
export function canCancel(
  { status, stage }: Pick<typeof tasks.$inferSelect, 'status' | 'stage'>,
  engine: Pick<Engine, 'stopsAtOnce'> | undefined,
): boolean {
  if (status === 'pending') return true;
  return status === 'processing' && stage !== 'saving' && engine?.stopsAtOnce === true;
}
