import { hkdfSync, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import { serverSecrets } from './secretTables.ts';

/** The root of every key of the server. Never used itself: {@link deriveKey} makes one key for each purpose. */
export type Secret = Buffer;

const ROOT = 'root';

/**
 * The server's secret: the configured one, or one made at the first start and kept in the database, so that several
 * processes agree and a restart signs nobody out.
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

/** The name of this installation, as long as its database: what several of them share is told apart by it. */
export async function readInstallationId({ database, clock }: { database: Database; clock: Clock }): Promise<string> {
  return (await keep({ database, clock, name: 'installation', bytes: 16 })).toString('hex');
}

/** Random bytes that are drawn once. */
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

/** A key of 32 bytes for one purpose (HKDF, RFC 5869): a key that leaks in one place opens nothing in another. */
export function deriveKey(secret: Secret, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'kilas', purpose, 32));
}
