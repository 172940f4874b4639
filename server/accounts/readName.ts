import { eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { users } from './tables.ts';

/** The name of an account; empty once it is deleted. */
export async function readName(queries: Queries, userId: string): Promise<string> {
  const [user] = await queries.select({ fullName: users.fullName }).from(users).where(eq(users.id, userId));
  return user?.fullName ?? '';
}
