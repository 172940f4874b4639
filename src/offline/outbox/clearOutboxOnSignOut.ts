import type { SessionStore } from '../sessionStore.ts';
import { announceOutbox, drainAccount } from './drainAccount.ts';
import { wait } from '../wait.ts';
import { hasOutbox, openOutbox } from './outboxDatabase.ts';

/** What to do with the queue when its account signs out on this browser. */
export type QueueOnSignOut = 'keep' | 'discard';

/**
 * Before the session ends: takes back what the account has queued. What the server may have received is withdrawn there,
 * if it answers in time; only this session can do that.
 * @param deadline milliseconds
 * @returns false if something may still be executed
 */
export async function withdrawQueue(accountId: string, session: SessionStore, deadline: number): Promise<boolean> {
  if (!(await hasOutbox(accountId))) return true;
  const outbox = openOutbox(accountId);
  for (const { id } of await outbox.list()) await outbox.takeBack(id);
  // Who closes the question instead must not see what is gone.
  announceOutbox(accountId);
  if ((await outbox.list()).length === 0) return true;
  await Promise.race([drainAccount({ outbox, session, isForced: true }).catch(() => undefined), wait(deadline)]);
  return (await outbox.list()).length === 0;
}

/** Deletes an empty queue; others stay for the account's return unless the user wants them deleted. */
export async function clearOutboxOnSignOut(accountId: string, wish: QueueOnSignOut): Promise<void> {
  if (!(await hasOutbox(accountId))) return;
  const outbox = openOutbox(accountId);
  if (wish === 'discard' || (await outbox.list()).length === 0) await outbox.drop();
}
