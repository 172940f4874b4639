import type { Task } from '../../../../contract/generation.ts';

/** One key for each set of failed tries of a batch at one price: two taps, two tabs or a lost reply make each of them anew once. */
export function retryKey(failed: readonly [Task, ...Task[]], coins: number | null): string {
  const latest = Math.max(...failed.map((task) => Date.parse(task.deadline_at)));
  return `retry-${failed[0].batch_id}-${latest}-${failed.length}-${coins ?? 'any'}`;
}
