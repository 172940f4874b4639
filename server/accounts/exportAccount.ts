import { desc, eq } from 'drizzle-orm';
import type { AccountsDeps } from './accountsDeps.ts';
import { listPasskeys } from './passkeys/managePasskeys.ts';
import { presentPreferences, presentUser, requireUser } from './readAccount.ts';
import { identities, sessions, signInLog } from './tables.ts';

/**
 * Everything stored about an account, from every domain, as one object for a JSON file.
 * @throws ApiError unauthorized
 */
export async function exportAccount(
  { database, clock, exporters }: Pick<AccountsDeps, 'database' | 'clock' | 'exporters'>,
  userId: string,
): Promise<Record<string, unknown>> {
  const user = await requireUser(database, userId);
  const linked = await database.select().from(identities).where(eq(identities.userId, userId));
  const devices = await database.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(desc(sessions.id));
  const log = await database.select().from(signInLog).where(eq(signInLog.userId, userId)).orderBy(desc(signInLog.id));
  const shares: [string, unknown][] = [];
  for (const exporter of exporters) shares.push([exporter.name, await exporter.read(database, { userId })]);
  return {
    exported_at: clock.now().toISOString(),
    account: {
      ...presentUser(user, { hasGoogle: linked.length > 0 }),
      email_verified_at: user.emailVerifiedAt?.toISOString() ?? null,
    },
    preferences: presentPreferences(user),
    linked_accounts: linked.map((row) => ({
      provider: row.provider,
      subject: row.subject,
      linked_at: row.createdAt.toISOString(),
    })),
    passkeys: await listPasskeys(database, userId),
    devices: devices.map((row) => ({
      device: row.device,
      ip: row.ip,
      created_at: row.createdAt.toISOString(),
      last_used_at: row.lastUsedAt.toISOString(),
      ended_at: row.endedAt?.toISOString() ?? null,
    })),
    sign_in_log: log.map((row) => ({ event: row.event, device: row.device, ip: row.ip, at: row.at.toISOString() })),
    ...Object.fromEntries(shares),
  };
}
