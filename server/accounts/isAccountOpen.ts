import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { users } from './tables.ts';

/** False for an account that was deleted: nothing of it is shown to anybody any more. */
export async function isAccountOpen(queries: Queries, userId: string): Promise<boolean> {
  const [found] = await queries
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return found !== undefined;
}
