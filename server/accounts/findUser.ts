import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { users } from './tables.ts';

export type UserRow = typeof users.$inferSelect;

/** The account of an address (lower case), or null. */
export async function findUserByEmail(queries: Queries, email: string): Promise<UserRow | null> {
  const [user] = await queries
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)));
  return user ?? null;
}

/** The account of an id, or null once it is deleted. */
export async function findUserById(queries: Queries, userId: string): Promise<UserRow | null> {
  const [user] = await queries
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return user ?? null;
}
