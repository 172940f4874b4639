import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Device } from '../../contract/accounts.ts';
import { REFRESH_TOKEN_SECONDS } from '../../contract/limits.ts';
import type { Clock } from '../platform/clock.ts';
import type { Queries } from '../platform/database/database.ts';
import { sessions } from './tables.ts';

/**
 * The devices signed in to an account, most recently used first. Sessions whose last token has expired are not listed.
 */
export async function listDevices(
  queries: Queries,
  { clock, userId, sessionId }: { clock: Clock; userId: string; sessionId: string },
): Promise<Device[]> {
  const oldest = new Date(clock.now().getTime() - REFRESH_TOKEN_SECONDS * 1000);
  const rows = await queries
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.lastUsedAt, oldest)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
  return rows.map((row) => ({
    id: row.id,
    name: row.device,
    is_current: row.id === sessionId,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt.toISOString(),
  }));
}
