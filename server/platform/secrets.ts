import { hkdfSync, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import { serverSecrets } from './secretTables.ts';

/** The root of all server keys. Never used directly: {@link deriveKey} derives one key per purpose. */
export type Secret = Buffer;

const ROOT = 'root';

/**
 * The server's secret: the configured one, or one generated at the first start and stored in the database, so that all
 * processes share it and a restart signs nobody out.
 * @param configured `KILAS_SECRET`, or null
 */
export async function openSecret({
  database,
  clock,
  configured,
}: {
  database: Database;
  clock: Clock;
  configured: string | null;
}): Promise<Secret> {
  return configured === null ? keep({ database, clock, name: ROOT, bytes: 32 }) : Buffer.from(configured, 'utf8');
}

/** The id of this installation, stored in its database: it distinguishes installations that share a service. */
export async function readInstallationId({ database, clock }: { database: Database; clock: Clock }): Promise<string> {
  return (await keep({ database, clock, name: 'installation', bytes: 16 })).toString('hex');
}

/** Random bytes, generated once and then read from the database. */
async function keep({
  database,
  clock,
  name,
  bytes,
}: {
  database: Database;
  clock: Clock;
  name: string;
  bytes: number;
}): Promise<Buffer> {
  await database
    .insert(serverSecrets)
    .values({ name, value: randomBytes(bytes), createdAt: clock.now() })
    .onConflictDoNothing();
  const [kept] = await database
    .select({ value: serverSecrets.value })
    .from(serverSecrets)
    .where(eq(serverSecrets.name, name));
  return kept!.value;
}

/** Derives a 32-byte key for one purpose (HKDF, RFC 5869): a leaked key is useless for any other purpose. */
export function deriveKey(secret: Secret, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'kilas', purpose, 32));
}
