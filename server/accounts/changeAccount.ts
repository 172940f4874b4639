import { eq } from 'drizzle-orm';
import type { Preferences, User } from '../../contract/accounts.ts';
import type { Queries } from '../platform/database/database.ts';
import { presentPreferences, readAccount, requireUser } from './readAccount.ts';
import { users } from './tables.ts';

/** Changes the name. */
export async function changeName(
  queries: Queries,
  { userId, fullName }: { userId: string; fullName: string },
): Promise<User> {
  await queries.update(users).set({ fullName }).where(eq(users.id, userId));
  return readAccount(queries, userId);
}

/** Changes the given preferences only. */
export async function changePreferences(
  queries: Queries,
  { userId, changes }: { userId: string; changes: Partial<Preferences> },
): Promise<Preferences> {
  const set = {
    language: changes.language,
    notifyDetails: changes.notify_details,
  };
  const isChange = Object.values(set).some((value) => value !== undefined);
  if (isChange) await queries.update(users).set(set).where(eq(users.id, userId));
  return presentPreferences(await requireUser(queries, userId));
}
