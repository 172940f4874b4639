import { join } from 'node:path';
import { createTokens, type Tokens } from '../../../server/accounts/tokens.ts';
import { type Clock, systemClock } from '../../../server/platform/clock.ts';
import type { Database } from '../../../server/platform/database/database.ts';
import { openDatabase } from '../../../server/platform/database/openDatabase.ts';
import { startEmbeddedPostgres } from '../../../server/platform/database/embedded/startEmbeddedPostgres.ts';
import { openSecret } from '../../../server/platform/secrets.ts';
import { testLog } from '../testLog.ts';
import { readProduct } from './product.ts';

interface ProductDatabase {
  /** Opened as its owner. */
  database: Database;
  clock: Clock;
  /** Signs tokens as the product does. */
  tokens: Tokens;
}

let opened: Promise<ProductDatabase> | undefined;

/**
 * The running product's database, for set-up that has no screen. Opened once in each test process, and closed when that
 * process ends.
 */
export function openProductDatabase(): Promise<ProductDatabase> {
  return (opened ??= open());
}

async function open(): Promise<ProductDatabase> {
  const quiet = { info: () => undefined, warn: () => undefined };
  const { connectionString } = await startEmbeddedPostgres({
    dataDirectory: join(readProduct().dataDirectory, 'postgres'),
    log: quiet,
  });
  const { database } = openDatabase({ connectionString, poolSize: 1, log: testLog });
  const secret = await openSecret({ database, clock: systemClock, configured: null });
  return { database, clock: systemClock, tokens: createTokens({ secret, clock: systemClock }) };
}
