import { and, eq, isNull } from 'drizzle-orm';
import type { Queries, Transaction } from '../platform/database/database.ts';
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

/**
 * The same as it stays until the transaction ends, for who begins a session: a new password, a deactivation and a
 * removed passkey change or lock the account before they end its sessions, so they end this one too or are seen here.
 */
export async function holdUser(transaction: Transaction, userId: string): Promise<UserRow | null> {
  const [user] = await transaction
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('share');
  return user ?? null;
}
