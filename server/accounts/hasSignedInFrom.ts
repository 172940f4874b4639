import { eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { ipSubject } from '../platform/http/ipSubject.ts';
import { sessions } from './tables.ts';

/** Whether an account has had a session from a place. @param place as returned by `ipSubject` */
export async function hasSignedInFrom(
  queries: Queries,
  { userId, place }: { userId: string; place: string },
): Promise<boolean> {
  const known = await queries.select({ ip: sessions.ip }).from(sessions).where(eq(sessions.userId, userId));
  return known.some(({ ip }) => ipSubject(ip) === place);
}
