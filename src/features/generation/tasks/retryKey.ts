import type { Task } from '../../../../contract/generation.ts';

/**
 * One key per set of failed attempts of a batch and price: two taps, two tabs or a lost answer retry each of them only
 * once.
 */
export function retryKey(failed: readonly [Task, ...Task[]], coins: number | null): string {
  const latest = Math.max(...failed.map((task) => Date.parse(task.deadline_at)));
  return `retry-${failed[0].batch_id}-${latest}-${failed.length}-${coins ?? 'any'}`;
}
