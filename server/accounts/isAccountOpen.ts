import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { users } from './tables.ts';

/** False for a deleted account, whose content is no longer shown to anyone. */
export async function isAccountOpen(queries: Queries, userId: string): Promise<boolean> {
  const [found] = await queries
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return found !== undefined;
}
