import { hasOutbox, openOutbox } from './outboxDatabase.ts';

/** What becomes of what is queued when its account leaves this browser. */
export type QueueWish = 'keep' | 'discard';

/** Leaves nothing behind of an empty queue; a queue stays for the account's return unless the person wants it gone. */
export async function leaveOutbox(accountId: string, wish: QueueWish): Promise<void> {
  if (!(await hasOutbox(accountId))) return;
  const outbox = openOutbox(accountId);
  if (wish === 'discard' || (await outbox.list()).length === 0) await outbox.drop();
}
