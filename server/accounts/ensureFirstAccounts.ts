import { randomInt } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Role } from '../../contract/schemas/accounts.ts';
import type { Clock } from '../platform/clock.ts';
import { type Config, ConfigurationError } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import { newId } from '../platform/identifier.ts';
import type { OnVerified } from './accountsDeps.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { markVerified } from './markVerified.ts';
import { hashPassword } from './passwordHash.ts';
import { users } from './tables.ts';

export interface FirstAccount {
  role: Role;
  email: string;
  /** Null: configured by the operator, so it must not be printed. */
  password: string | null;
}

const TRIAL_ADMIN = 'admin@kilas.local';
const DEMO_CREATOR = 'kreator@kilas.local';
/** Key of the advisory lock that serializes starting processes; any number, but the same in every release. */
const FIRST_ACCOUNTS_LOCK = 7_204_512;
/** Alphabet without characters that look alike. */
const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Three groups of four, e.g. "k7wm-2ptx-hq9d": 59 bits, and easily typed on a phone. */
function readablePassword(): string {
  const group = () => Array.from({ length: 4 }, () => READABLE[randomInt(READABLE.length)]).join('');
  return [group(), group(), group()].join('-');
}

/**
 * Creates the first admin, and in a trial a demo creator, when there are no accounts at all.
 * @returns the accounts just created, for the start message; empty on later starts
 * @throws ConfigurationError in production with the demo creator in the database, or with a common admin password
 */
export async function ensureFirstAccounts({
  database,
  config,
  clock,
  onVerified,
}: {
  database: Database;
  config: Pick<Config, 'admin' | 'isProduction'>;
  clock: Clock;
  onVerified: OnVerified;
}): Promise<FirstAccount[]> {
  if (config.isProduction) await refuseTrialLeftovers(database, config);
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${FIRST_ACCOUNTS_LOCK})`);
    const [anyone] = await transaction.select({ id: users.id }).from(users).limit(1);
    if (anyone) return [];
    const first = [
      {
        role: 'admin' as const,
        fullName: 'Admin Kilas',
        email: config.admin?.email ?? TRIAL_ADMIN,
        password: config.admin?.password ?? readablePassword(),
        isConfigured: config.admin !== null,
      },
      {
        role: 'user' as const,
        fullName: 'Kreator Demo',
        email: DEMO_CREATOR,
        password: readablePassword(),
        isConfigured: false,
      },
    ].filter(({ role }) => role === 'admin' || !config.isProduction);
    for (const { role, fullName, email, password } of first) {
      const now = clock.now();
      const userId = newId(now);
      await transaction
        .insert(users)
        .values({ id: userId, email, fullName, role, passwordHash: await hashPassword(password), createdAt: now });
      await markVerified(transaction, { clock, userId, onVerified });
    }
    return first.map(({ role, email, password, isConfigured }) => ({
      role,
      email,
      password: isConfigured ? null : password,
    }));
  });
}

/** Refuses a trial's demo account in production: its password was printed in a terminal. */
async function refuseTrialLeftovers(database: Database, config: Pick<Config, 'admin'>): Promise<void> {
  const [demo] = await database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, DEMO_CREATOR), eq(users.status, 'active'), isNull(users.deletedAt)));
  if (demo)
    throw new ConfigurationError(
      `This database was used for a trial: it still has the demo account ${DEMO_CREATOR}. Deactivate it or start with an empty database.`,
    );
  if (config.admin && isCommonPassword(config.admin.password, { email: config.admin.email })) {
    throw new ConfigurationError('ADMIN_PASSWORD is one that guessers try first. Choose another.');
  }
}
