import { accountDatabase } from '../../../api/persistence.ts';
import { type Outbox, openOutbox } from '../../../offline/outbox/outboxDatabase.ts';
import type { AccountDatabase } from '../../../offline/accountDatabase.ts';

/** One for each sign-in: a queue that was discarded stays dead for whoever still holds on to it. */
const opened = new WeakMap<AccountDatabase, Outbox>();

/** The queue of the account in scope; null while it is not known whose this screen is. */
export function pageOutbox(): Outbox | null {
  const database = accountDatabase();
  if (!database) return null;
  const known = opened.get(database) ?? openOutbox(database.accountId);
  opened.set(database, known);
  return known;
}
