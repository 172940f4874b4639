import { eq } from 'drizzle-orm';
import webPush from 'web-push';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import { serverSecrets } from '../platform/secretTables.ts';

/** The key pair by which push services know this server (RFC 8292), base64url. */
export interface Vapid {
  publicKey: string;
  privateKey: string;
  /** Contact for push services: `mailto:` or `https:`. */
  subject: string;
}

const NAME = 'vapid';

/**
 * The configured pair, or one generated at the first start and stored in the database: subscriptions are bound to it, and
 * a new pair would invalidate them all.
 */
export async function openVapid({
  database,
  clock,
  configured,
  subject,
}: {
  database: Database;
  clock: Clock;
  configured: Config['vapid'];
  subject: string;
}): Promise<Vapid> {
  if (configured) return { ...configured, subject };
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await database
    .insert(serverSecrets)
    .values({ name: NAME, value: Buffer.from(JSON.stringify({ publicKey, privateKey })), createdAt: clock.now() })
    .onConflictDoNothing();
  const [kept] = await database
    .select({ value: serverSecrets.value })
    .from(serverSecrets)
    .where(eq(serverSecrets.name, NAME));
  return { ...(JSON.parse(kept!.value.toString('utf8')) as Omit<Vapid, 'subject'>), subject };
}
