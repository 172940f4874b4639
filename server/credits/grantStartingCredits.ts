import { sql } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Queries } from '../platform/database/database.ts';
import { postToLedger } from './postToLedger.ts';

/**
 * Opens a user's wallet and hold, and grants the starting coins. Safe to repeat: each user gets the grant once.
 * @param coins whole coins; 0 only opens the accounts
 */
export async function grantStartingCredits(
  queries: Queries,
  { clock, userId, coins }: { clock: Clock; userId: string; coins: number },
): Promise<void> {
  await queries.execute(sql`
    insert into ledger_accounts (kind, user_id)
    values ('wallet', ${userId}), ('hold', ${userId})
    on conflict (user_id, kind) where user_id is not null do nothing
  `);
  if (coins === 0) return;
  await postToLedger(queries, {
    clock,
    posting: {
      kind: 'grant',
      source: { type: 'account', id: userId },
      userId,
      legs: [
        ['wallet', coins],
        ['promotion', -coins],
      ],
    },
  });
}
