import { Plural } from '@lingui/react/macro';
import type { Task } from '../../../../contract/generation.ts';

/** What happened to a failed task's coins, by the ledger's figures in the task; nothing if it has none. */
export function CoinsReturned({ task }: { task: Task }) {
  const { returned, held } = task.credits;
  if (returned > 0)
    return (
      <Plural value={returned} one="# credit came back to your balance." other="# credits came back to your balance." />
    );
  if (held > 0)
    return (
      <Plural
        value={held}
        one="# credit is still reserved and will come back."
        other="# credits are still reserved and will come back."
      />
    );
  return null;
}
