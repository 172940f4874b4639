import path from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { checkFiles } from '../../../server/checkFiles.ts';
import { runVerifications } from '../../../server/credits/checkLedger.ts';
import { readBalance } from '../../../server/credits/readBalance.ts';
import { RESULTS } from '../../../server/media/storageKeys.ts';
import type { Database } from '../../../server/platform/database/database.ts';
import { fileStorage } from '../../../server/platform/storage/fileStorage.ts';
import { VERIFICATIONS } from '../../../server/verifications.ts';
import { GRANT } from './accounts.ts';
import { type Customer, PACKAGE } from './customers.ts';

/** Coins of a picture in 1K. */
const PRICE = 3;

interface TaskRow extends Record<string, unknown> {
  id: string;
  batch: string;
  owner: string;
  status: string;
  failure: string | null;
  is_deleted: boolean;
  media: string | null;
}

/**
 * Compares what customers were told with what database and folder hold once everything has ended.
 * @returns what is wrong, in words
 */
export async function compareBooks({
  database,
  folder,
  customers,
}: {
  database: Database;
  /** Where the product keeps its files. */
  folder: string;
  customers: readonly Customer[];
}): Promise<string[]> {
  const wrong = await runVerifications({ database, verifications: VERIFICATIONS });
  const { rows: tasks } = await database.execute<TaskRow>(
    sql`select id, batch_id as batch, user_id as owner, status, failure_code as failure,
               deleted_at is not null as is_deleted, media_id as media from tasks`,
  );
  const { rows: orders } = await database.execute<{ id: string; state: string; owner: string }>(
    sql`select id, state, user_id as owner from topups`,
  );
  const { rows: redemptions } = await database.execute<{ owner: string; code: string }>(
    sql`select r.user_id as owner, v.code from voucher_redemptions r join vouchers v on v.id = r.voucher_id`,
  );
  for (const customer of customers) {
    const { id: owner } = customer.account;
    const of = <Row extends { owner: string }>(rows: Row[]) => rows.filter((row) => row.owner === owner);
    const mine = of(tasks);
    const differ = (what: string, told: Iterable<string>, there: Iterable<string>) =>
      wrong.push(...differences(told, there).map((difference) => `${owner}: ${what} ${difference}`));
    differ(
      'batch',
      customer.batches,
      mine.map(({ batch }) => batch),
    );
    differ(
      'deleted item',
      customer.deleted,
      mine.filter((task) => task.is_deleted).map(({ id }) => id),
    );
    differ(
      'order',
      customer.orders,
      of(orders).map(({ id }) => id),
    );
    differ(
      'paid order',
      customer.paid,
      of(orders)
        .filter(({ state }) => state === 'completed')
        .map(({ id }) => id),
    );
    differ(
      'voucher',
      customer.redeemed.keys(),
      of(redemptions).map(({ code }) => code),
    );
    differ(
      'cancelled item',
      customer.cancelled,
      mine.filter(({ failure }) => failure === 'generation_cancelled').map(({ id }) => id),
    );
    for (const { id, status, media } of mine)
      if (!['completed', 'failed'].includes(status) || (status === 'completed') !== (media !== null))
        wrong.push(`task ${id} is ${status}, its result is ${media}`);
    const came =
      GRANT +
      [...customer.redeemed.values()].reduce((sum, coins) => sum + coins, 0) +
      customer.paid.size * PACKAGE.coins +
      (customer.paid.size > 0 ? PACKAGE.firstBonus : 0);
    const spent = mine.filter(({ status }) => status === 'completed').length * PRICE;
    const { balance, held } = await readBalance(database, owner);
    if (held !== 0 || balance !== came - spent)
      wrong.push(`${owner} has ${balance} and ${held} held, and should have ${came} - ${spent}`);
  }
  const known = new Set(customers.map(({ account }) => account.id));
  for (const { id, owner } of tasks) if (!known.has(owner)) wrong.push(`task ${id} is nobody's`);

  const files = await checkFiles({ database, storage: fileStorage(folder), now: new Date() });
  wrong.push(...files.missing.map((key) => `${key} is missing`), ...files.damaged.map((key) => `${key} is not whole`));
  for (const { media } of tasks)
    if (media) {
      const file = path.join(folder, RESULTS, media, 'main');
      await sharp(file)
        .stats()
        .catch((error: Error) => wrong.push(`${file} is no picture: ${error.message}`));
    }
  return wrong;
}

function differences(told: Iterable<string>, there: Iterable<string>): string[] {
  const acknowledged = new Set(told);
  const found = new Set(there);
  return [
    ...[...acknowledged].filter((id) => !found.has(id)).map((id) => `${id} was acknowledged and is lost`),
    ...[...found].filter((id) => !acknowledged.has(id)).map((id) => `${id} is there twice, or was never told`),
  ];
}
