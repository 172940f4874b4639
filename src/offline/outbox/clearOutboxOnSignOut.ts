import { hasOutbox, openOutbox } from './outboxDatabase.ts';

/** What to do with the queue when its account signs out on this browser. */
export type QueueOnSignOut = 'keep' | 'discard';

/** Deletes an empty queue; others stay for the account's return unless the user wants them deleted. */
export async function clearOutboxOnSignOut(accountId: string, wish: QueueOnSignOut): Promise<void> {
  if (!(await hasOutbox(accountId))) return;
  const outbox = openOutbox(accountId);
  if (wish === 'discard' || (await outbox.list()).length === 0) await outbox.drop();
}
