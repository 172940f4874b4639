import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { UserDetail } from '../../../contract/dashboard.ts';
import { identities, sessions, signInLog, users } from '../../accounts/tables.ts';
import { tasks } from '../../generation/tables.ts';
import type { DashboardDeps } from '../dashboardDeps.ts';
import { readUserRow } from './readUsers.ts';

/** How many devices and how many lines of the sign-in log are shown. */
const SHOWN = 50;

/** One account as the dashboard shows it. @throws ApiError not_found */
export async function readUserDetail({ database }: DashboardDeps, userId: string): Promise<UserDetail> {
  const row = await readUserRow(database, userId);
  const [[user], linked, devices, signIns, [content]] = await Promise.all([
    database
      .select({ language: users.language, passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, userId)),
    database.select({ provider: identities.provider }).from(identities).where(eq(identities.userId, userId)),
    database
      .select()
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(sql`${sessions.endedAt} is not null`, desc(sessions.id))
      .limit(SHOWN),
    database.select().from(signInLog).where(eq(signInLog.userId, userId)).orderBy(desc(signInLog.id)).limit(SHOWN),
    database
      .select({ count: count() })
      .from(tasks)
      .where(and(eq(tasks.userId, userId), isNull(tasks.deletedAt))),
  ]);
  return {
    ...row,
    language: user!.language,
    has_password: user!.passwordHash !== null,
    has_google: linked.length > 0,
    devices: devices.map((device) => ({
      id: device.id,
      name: device.device,
      ip: device.ip,
      created_at: device.createdAt.toISOString(),
      last_used_at: device.lastUsedAt.toISOString(),
      ended_at: device.endedAt?.toISOString() ?? null,
      end_reason: device.endReason,
    })),
    sign_ins: signIns.map(({ id, event, device, ip, at }) => ({ id, event, device, ip, at: at.toISOString() })),
    content: content!.count,
  };
}
