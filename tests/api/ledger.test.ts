/**
 * The ledger's rules hold in the database itself: postings balance, wallets never go below zero, each source moves
 * coins once and history cannot be rewritten.
 */
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adjustCredits } from '../../server/credits/adjustCredits.ts';
import { releaseHold, settleHold } from '../../server/credits/settleOrReleaseHold.ts';
import { grantStartingCredits } from '../../server/credits/grantStartingCredits.ts';
import { postToLedger } from '../../server/credits/postToLedger.ts';
import { readBalance } from '../../server/credits/readBalance.ts';
import { readHoldOutcomes } from '../../server/credits/readHoldOutcomes.ts';
import { verifyLedger } from '../../server/credits/verifyLedger.ts';
import { systemClock as clock } from '../../server/platform/clock.ts';
import { type Database, readDatabaseError } from '../../server/platform/database/database.ts';
import { ApiError } from '../../server/platform/http/apiError.ts';
import { newId } from '../../server/platform/identifier.ts';
import { openLedgerDatabase } from '../support/ledgerDatabase.ts';

let database: Database;
let owner: Database;
let newUser: (coins: number) => Promise<string>;
let hold: Awaited<ReturnType<typeof openLedgerDatabase>>['hold'];
let close: () => Promise<void>;

beforeEach(async () => {
  ({ database, owner, newUser, hold, close } = await openLedgerDatabase());
});
afterEach(() => close());

async function constraintOf(statement: Promise<unknown>): Promise<string | null | undefined> {
  return statement.then(
    () => undefined,
    (error: unknown) => readDatabaseError(error)?.constraint,
  );
}

describe('the ledger', () => {
  it('grants the starting coins once, however often it is asked', async () => {
    const userId = await newUser(200);
    await Promise.all([1, 2, 3].map(() => grantStartingCredits(database, { clock, userId, coins: 200 })));
    expect(await readBalance(database, userId)).toEqual({ balance: 200, held: 0 });
  });

  it('holds, settles and releases, each once', async () => {
    const userId = await newUser(100);
    await hold(userId, 'a/1', 30);
    await hold(userId, 'b/1', 20);
    expect(await readBalance(database, userId)).toEqual({ balance: 50, held: 50 });
    const a = { clock, userId, hold: { sourceId: 'a/1', coins: 30 } };
    const b = { clock, userId, hold: { sourceId: 'b/1', coins: 20 } };
    expect(await settleHold(database, a)).toBe(true);
    expect(await settleHold(database, a)).toBe(false);
    expect(await releaseHold(database, b)).toBe(true);
    expect(await releaseHold(database, b)).toBe(false);
    expect(await readBalance(database, userId)).toEqual({ balance: 70, held: 0 });
    const outcomes = await readHoldOutcomes(database, ['a/1', 'b/1', 'c/1']);
    expect(Object.fromEntries(outcomes)).toEqual({
      'a/1': { held: 0, charged: 30, returned: 0 },
      'b/1': { held: 0, charged: 0, returned: 20 },
    });
    expect(await verifyLedger(database)).toEqual([]);
  });

  it('refuses a hold that the wallet does not cover, and says what is missing', async () => {
    const userId = await newUser(10);
    const refused = await hold(userId, 'a/1', 11).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect((refused as ApiError).body).toMatchObject({ code: 'insufficient_credits', balance: 10, required: 11 });
    expect(await readBalance(database, userId)).toEqual({ balance: 10, held: 0 });
  });

  it('lets exactly ten of 200 parallel spends through when the balance covers ten', async () => {
    const userId = await newUser(100);
    const tries = await Promise.allSettled(
      Array.from({ length: 200 }, (_, index) => hold(userId, `task-${index}/1`, 10)),
    );
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(10);
    expect(await readBalance(database, userId)).toEqual({ balance: 0, held: 100 });
    expect(await verifyLedger(database)).toEqual([]);
  });

  it('keeps every balance the sum of its entries through any history', async () => {
    const step = fc.record({
      what: fc.constantFrom('hold', 'settle', 'release', 'purchase', 'adjust'),
      task: fc.integer({ min: 0, max: 5 }),
      coins: fc.integer({ min: 1, max: 60 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (history) => {
        const userId = await newUser(100);
        const open = new Map<number, number>();
        const bought = new Set<string>();
        let [balance, held] = [100, 0];
        for (const { what, task, coins } of history) {
          const known = open.get(task);
          if (what === 'purchase') {
            const source = `${userId}:${task}`;
            const isNew = await postToLedger(database, {
              clock,
              posting: {
                kind: 'purchase',
                source: { type: 'topup', id: source },
                userId,
                legs: [
                  ['wallet', coins],
                  ['sales', -coins],
                ],
              },
            });
            expect(isNew).toBe(!bought.has(source));
            bought.add(source);
            if (isNew) balance += coins;
          } else if (what === 'adjust') {
            const amount = task % 2 === 0 ? coins : -coins;
            const isDone = await database
              .transaction((transaction) =>
                adjustCredits(transaction, { clock, userId, adminId: userId, amount, reason: 'uji' }),
              )
              .then(
                () => true,
                () => false,
              );
            expect(isDone).toBe(balance + amount >= 0);
            if (isDone) balance += amount;
          } else if (what === 'hold' && known === undefined) {
            const isDone = await hold(userId, `${userId}:${task}/1`, coins).then(
              () => true,
              () => false,
            );
            expect(isDone).toBe(coins <= balance);
            if (isDone) [balance, held] = [balance - coins, held + coins];
            if (isDone) open.set(task, coins);
          } else if ((what === 'settle' || what === 'release') && known !== undefined && known > 0) {
            const ending = { clock, userId, hold: { sourceId: `${userId}:${task}/1`, coins: known } };
            await (what === 'settle' ? settleHold : releaseHold)(database, ending);
            [balance, held] = [what === 'release' ? balance + known : balance, held - known];
            open.set(task, 0);
          }
        }
        expect(await readBalance(database, userId)).toEqual({ balance, held });
      }),
      { numRuns: 25 },
    );
    expect(await verifyLedger(database)).toEqual([]);
  });
});

describe('the ledger against hand-written SQL', () => {
  const post = (userId: string, amounts: [string, number][]) =>
    database.transaction(async (transaction) => {
      const id = newId(clock.now());
      await transaction.execute(
        sql`insert into ledger_postings (id, kind, source_type, source_id, created_at) values (${id}, 'grant', 'account', ${id}, now())`,
      );
      if (amounts.length === 0) return;
      const legs = sql.join(
        amounts.map(([kind, amount]) => sql`(${kind}, ${amount}::bigint)`),
        sql`, `,
      );
      await transaction.execute(sql`
        insert into ledger_entries (posting_id, account_id, amount)
        select ${id}, a.id, leg.amount from (values ${legs}) leg (kind, amount) join ledger_accounts a on a.kind = leg.kind and (a.user_id = ${userId} or a.user_id is null)`);
    });

  it('refuses a posting that does not balance', async () => {
    const userId = await newUser(10);
    expect(await constraintOf(post(userId, [['wallet', 5]]))).toBe('ledger_postings_balanced');
    expect(
      await constraintOf(
        post(userId, [
          ['wallet', 5],
          ['promotion', -4],
        ]),
      ),
    ).toBe('ledger_postings_balanced');
    expect(await readBalance(database, userId)).toEqual({ balance: 10, held: 0 });
  });

  it('refuses a negative wallet', async () => {
    const userId = await newUser(10);
    expect(
      await constraintOf(
        post(userId, [
          ['wallet', -11],
          ['spend', 11],
        ]),
      ),
    ).toBe('ledger_accounts_not_negative');
  });

  it('refuses a posting without entries, and entries that join one later', async () => {
    const userId = await newUser(10);
    expect(await constraintOf(post(userId, []))).toBe('ledger_postings_balanced');
    const joinLater = sql`
      insert into ledger_entries (posting_id, account_id, amount)
      select p.id, a.id, case a.kind when 'wallet' then 5 else -5 end
      from ledger_postings p, ledger_accounts a where p.source_id = ${userId} and (a.user_id = ${userId} and a.kind = 'wallet' or a.kind = 'promotion')`;
    expect(await constraintOf(database.execute(joinLater))).toBe('ledger_entries_with_posting');
  });

  it('refuses a posting in another direction than its kind says, or between two people', async () => {
    const [one, other] = [await newUser(10), await newUser(10)];
    expect(
      await constraintOf(
        post(one, [
          ['wallet', -5],
          ['promotion', 5],
        ]),
      ),
    ).toBe('ledger_postings_shape');
    expect(
      await constraintOf(
        post(one, [
          ['wallet', 5],
          ['sales', -5],
        ]),
      ),
    ).toBe('ledger_postings_shape');
    const between = database.transaction(async (transaction) => {
      const id = newId(clock.now());
      await transaction.execute(
        sql`insert into ledger_postings (id, kind, source_type, source_id, created_at) values (${id}, 'adjustment', 'adjustment', ${id}, now())`,
      );
      await transaction.execute(
        sql`insert into ledger_entries (posting_id, account_id, amount) select ${id}, id, case user_id when ${one}::uuid then -5 else 5 end from ledger_accounts where kind = 'wallet' and user_id in (${one}, ${other})`,
      );
    });
    expect(await constraintOf(between)).toBe('ledger_postings_shape');
  });

  it('refuses a kind that its source cannot cause, and a source that has caused it', async () => {
    const insert = (kind: string, type: string, source: string) =>
      database.execute(
        sql`insert into ledger_postings (id, kind, source_type, source_id, created_at) values (${newId(clock.now())}, ${kind}, ${type}, ${source}, now())`,
      );
    expect(await constraintOf(insert('purchase', 'voucher', 'x'))).toBe('ledger_postings_kind');
    expect(await constraintOf(insert('gift', 'account', 'x'))).toBe('ledger_postings_kind');
    const userId = await newUser(10);
    expect(await constraintOf(insert('grant', 'account', userId))).toBe('ledger_postings_source');
  });

  it('takes kind, time and balance of an entry from the posting and the account, whatever the statement says', async () => {
    const userId = await newUser(10);
    await database.transaction(async (transaction) => {
      const id = newId(clock.now());
      await transaction.execute(
        sql`insert into ledger_postings (id, kind, source_type, source_id, created_at, written_in) values (${id}, 'adjustment', 'adjustment', ${id}, '2026-01-01', '1')`,
      );
      await transaction.execute(sql`
        insert into ledger_entries (posting_id, account_id, amount, balance_after, kind, created_at)
        select ${id}, id, case kind when 'wallet' then 5 else -5 end, 999, 'grant', '2020-01-01' from ledger_accounts where user_id = ${userId} and kind = 'wallet' or kind = 'promotion'`);
    });
    const { rows } = await database.execute(
      sql`select e.balance_after, e.kind, e.created_at < '2026-01-02' and e.created_at > '2025-12-30' as is_dated from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.user_id = ${userId} order by e.id desc limit 1`,
    );
    expect(rows).toEqual([{ balance_after: '15', kind: 'adjustment', is_dated: true }]);
    expect(await verifyLedger(database)).toEqual([]);
  });

  it('refuses to rewrite history, a balance or an owner, even its owner', async () => {
    const userId = await newUser(10);
    expect(await constraintOf(owner.execute(sql`update ledger_entries set amount = 99`))).toBe('ledger_append_only');
    expect(await constraintOf(owner.execute(sql`delete from ledger_postings`))).toBe('ledger_append_only');
    expect(await constraintOf(owner.execute(sql`truncate ledger_entries`))).toBe('ledger_append_only');
    expect(
      await constraintOf(owner.execute(sql`update ledger_accounts set balance = 1000 where user_id = ${userId}`)),
    ).toBe('ledger_balance_by_entry');
    expect(
      await constraintOf(
        owner.execute(sql`update ledger_accounts set user_id = gen_random_uuid() where user_id = ${userId}`),
      ),
    ).toBe('ledger_append_only');
    expect(
      await constraintOf(
        owner.execute(
          sql`insert into ledger_accounts (kind, user_id, balance) values ('wallet', gen_random_uuid(), 5)`,
        ),
      ),
    ).toBe('ledger_balance_by_entry');
  });
});
