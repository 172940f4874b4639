import { Plural } from '@lingui/react/macro';
import type { Task } from '../../../../contract/generation.ts';

/** What became of a failed task's coins, read from the ledger with the task; says nothing where the ledger says nothing. */
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
