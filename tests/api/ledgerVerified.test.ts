/**
 * Recomputing the ledger finds what was changed behind its back: by command, and once a day in one process.
 */
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkLedgerDaily, readLastLedgerCheck } from '../../server/credits/checkLedger.ts';
import { releaseHold, settleHold } from '../../server/credits/settleOrReleaseHold.ts';
import { verifyLedger } from '../../server/credits/verifyLedger.ts';
import { ledgerChecks } from '../../server/credits/tables.ts';
import { systemClock as clock } from '../../server/platform/clock.ts';
import { type Database } from '../../server/platform/database/database.ts';
import { runLedgerVerify } from '../../server/ledgerCommand.ts';
import { newId } from '../../server/platform/identifier.ts';
import { VERIFICATIONS } from '../../server/verifications.ts';
import { openLedgerDatabase } from '../support/ledgerDatabase.ts';
import { testLog } from '../support/testLog.ts';

let database: Database;
let owner: Database;
let connectionString: string;
let newUser: (coins: number) => Promise<string>;
let hold: Awaited<ReturnType<typeof openLedgerDatabase>>['hold'];
let close: () => Promise<void>;

beforeEach(async () => {
  ({ database, owner, connectionString, newUser, hold, close } = await openLedgerDatabase());
});
afterEach(() => close());

describe('a verification', () => {
  it('finds a difference made behind its back', async () => {
    const userId = await newUser(10);
    await owner.execute(sql`alter table ledger_accounts disable trigger ledger_accounts_guard_balance`);
    await owner.execute(sql`update ledger_accounts set balance = 12 where user_id = ${userId} and kind = 'wallet'`);
    expect(await verifyLedger(database)).toEqual([expect.stringContaining('says 12 but its entries sum to 10')]);
  });

  it('finds a reservation that ended with coins left in it', async () => {
    const userId = await newUser(10);
    await hold(userId, 'b/1', 5);
    expect(await verifyLedger(database)).toEqual([]);
    await settleHold(database, { clock, userId, hold: { sourceId: 'b/1', coins: 3 } });
    expect(await verifyLedger(database)).toEqual([
      'the ending of b/1 moved other coins than were held: 3 instead of 5',
    ]);
    await releaseHold(database, { clock, userId, hold: { sourceId: 'b/1', coins: 2 } });
    expect(await verifyLedger(database)).toEqual([]);
  });

  it('names the entry where a chain of balances breaks, and the posting that does not balance', async () => {
    const userId = await newUser(10);
    await hold(userId, 'a/1', 4);
    await owner.transaction(async (transaction) => {
      await transaction.execute(sql`set local session_replication_role = replica`);
      await transaction.execute(sql`update ledger_entries set amount = -3 where amount = -4`);
    });
    const problems = (await verifyLedger(database)).join('\n');
    expect(problems).toMatch(/posting \S+ \(hold of task a\/1\) does not balance: its 2 entries sum to 1/);
    expect(problems).toMatch(/says 6 remained, but 10 and -3 make 7/);
    expect(problems).toMatch(/\(wallet of user \S+\) says 6 but its entries sum to 7/);
  });
});

describe('kilas ledger verify', () => {
  it('says that all agrees, or every difference and a status for scripts', async () => {
    const userId = await newUser(10);
    const run = async () => {
      let printed = '';
      const status = await runLedgerVerify({
        connectionString,
        log: testLog,
        write: (text) => (printed += text),
      });
      return { status, printed };
    };
    expect(await run()).toEqual({ status: 0, printed: expect.stringContaining('The ledger agrees') });
    await owner.transaction(async (transaction) => {
      await transaction.execute(sql`set local session_replication_role = replica`);
      await transaction.execute(
        sql`update ledger_accounts set balance = 11 where user_id = ${userId} and kind = 'wallet'`,
      );
      await transaction.execute(
        sql`insert into ledger_postings (id, kind, source_type, source_id, created_at) values (${newId(clock.now())}, 'purchase', 'topup', 'nobody', now())`,
      );
    });
    const { status, printed } = await run();
    expect([status, printed]).toEqual([1, expect.stringContaining('says 11 but its entries sum to 10')]);
    expect(printed).toContain('top-up nobody was credited but is missing');
  });

  it('runs once a day, however many processes try, and keeps what it found', async () => {
    await newUser(10);
    const daily = (at: Date) =>
      checkLedgerDaily({ database, clock: { now: () => at }, log: testLog, verifications: VERIFICATIONS });
    const morning = new Date('2026-11-21T00:00:00Z');
    expect((await Promise.all([daily(morning), daily(morning), daily(morning)])).filter(Boolean)).toHaveLength(1);
    expect(await daily(new Date('2026-11-21T23:00:00Z'))).toBe(false);
    expect(await readLastLedgerCheck(database)).toEqual({
      started_at: morning.toISOString(),
      finished_at: morning.toISOString(),
      postings: 1,
      problems: [],
    });
    expect(await daily(new Date('2026-11-22T00:00:01Z'))).toBe(true);
  });

  it('runs once when another one ends between its check and its lock', async () => {
    await newUser(10);
    const at = new Date('2026-11-21T00:00:00Z');
    const check = (over: typeof database) =>
      checkLedgerDaily({ database: over, clock: { now: () => at }, log: testLog, verifications: VERIFICATIONS });
    const late = Object.assign(Object.create(database) as typeof database, {
      transaction: ((work, options) =>
        database.transaction(async (transaction) => {
          await transaction.execute(sql`select 1`);
          expect(await check(database)).toBe(true);
          return work(transaction);
        }, options)) as typeof database.transaction,
    });
    expect(await check(late)).toBe(false);
    expect(await database.$count(ledgerChecks)).toBe(1);
  });

  it('runs again when it was interrupted', async () => {
    await newUser(10);
    const at = new Date('2026-11-21T00:00:00Z');
    const check = (verifications: typeof VERIFICATIONS) =>
      checkLedgerDaily({ database, clock: { now: () => at }, log: testLog, verifications });
    const killed = async () => {
      throw new Error('the process was killed');
    };
    await expect(check([killed])).rejects.toThrow('killed');
    // As an earlier release left it, which wrote a row before it began.
    await database.insert(ledgerChecks).values({ id: newId(at), startedAt: at });
    expect(await check(VERIFICATIONS)).toBe(true);
    expect(await check(VERIFICATIONS)).toBe(false);
  });
});
