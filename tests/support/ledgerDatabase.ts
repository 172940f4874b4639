import { grantStartingCredits } from '../../server/credits/grantStartingCredits.ts';
import { holdCredits } from '../../server/credits/holdCredits.ts';
import { systemClock as clock } from '../../server/platform/clock.ts';
import type { Database } from '../../server/platform/database/database.ts';
import { openDatabase } from '../../server/platform/database/openDatabase.ts';
import { newId } from '../../server/platform/identifier.ts';
import { createTestDatabase } from './testDatabase.ts';
import { testLog } from './testLog.ts';

/** A database of its own for a test of the ledger's rules. */
export async function openLedgerDatabase() {
  const test = await createTestDatabase();
  const opened = openDatabase({ connectionString: test.connectionString, poolSize: 20, log: testLog });
  const openedByOwner = openDatabase({ connectionString: test.ownerUrl, poolSize: 2, log: testLog });
  const database: Database = opened.database;
  /** The same database as a superuser, whom the ledger's triggers hold back too. */
  const owner: Database = openedByOwner.database;
  return {
    connectionString: test.connectionString,
    database,
    owner,
    /** Gives a new account its starting coins. @returns its id */
    async newUser(coins: number): Promise<string> {
      const userId = newId(clock.now());
      await grantStartingCredits(database, { clock, userId, coins });
      return userId;
    },
    hold: (userId: string, sourceId: string, coins: number) =>
      database.transaction((transaction) => holdCredits(transaction, { clock, userId, holds: [{ sourceId, coins }] })),
    async close(): Promise<void> {
      await opened.close();
      await openedByOwner.close();
      await test.drop();
    },
  };
}
