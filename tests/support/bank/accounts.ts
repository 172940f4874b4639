import { openSession } from '../../../server/accounts/openSession.ts';
import { users } from '../../../server/accounts/tables.ts';
import { createTokens } from '../../../server/accounts/tokens.ts';
import { grantStartingCredits } from '../../../server/credits/grantStartingCredits.ts';
import { systemClock as clock } from '../../../server/platform/clock.ts';
import type { Database } from '../../../server/platform/database/database.ts';
import { newId } from '../../../server/platform/identifier.ts';
import { openSecret } from '../../../server/platform/secrets.ts';

/** Coins of each account. */
export const GRANT = 100_000;

export interface Account {
  id: string;
  access: string;
  refresh: string;
}

/** Creates accounts with coins and a session each. */
export async function openAccounts(database: Database, count: number): Promise<Account[]> {
  const tokens = createTokens({ secret: await openSecret({ database, clock, configured: null }), clock });
  const accounts: Account[] = [];
  for (let place = 0; place < count; place += 1) {
    const now = clock.now();
    const id = newId(now);
    await database.insert(users).values({
      id,
      email: `nasabah-${place}@contoh.id`,
      fullName: `Nasabah ${place}`,
      role: 'user',
      emailVerifiedAt: now,
      createdAt: now,
    });
    await grantStartingCredits(database, { clock, userId: id, coins: GRANT });
    const caller = { ip: '127.0.0.1', device: 'Test' };
    const session = await openSession(database, { clock, tokens, userId: id, caller });
    accounts.push({ id, access: session.access_token, refresh: session.refresh_token });
  }
  return accounts;
}
