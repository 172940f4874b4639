import { accountDatabase } from '../../../api/persistence.ts';
import { type Outbox, openOutbox } from '../../../offline/outbox/outboxDatabase.ts';
import type { AccountDatabase } from '../../../offline/accountDatabase.ts';

/** One per sign-in: once a queue is discarded, code that still has a reference to it cannot revive it. */
const opened = new WeakMap<AccountDatabase, Outbox>();

/** The queue of the current account; null until the account is known. */
export function pageOutbox(): Outbox | null {
  const database = accountDatabase();
  if (!database) return null;
  const known = opened.get(database) ?? openOutbox(database.accountId);
  opened.set(database, known);
  return known;
}
