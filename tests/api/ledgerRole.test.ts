/**
 * The application's database role can add to the ledger and do nothing else to it. The role is made where that is
 * allowed, and one that could rewrite the ledger is refused.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { grantStartingCredits } from '../../server/credits/grantStartingCredits.ts';
import { verifyLedger } from '../../server/credits/verifyLedger.ts';
import { systemClock as clock } from '../../server/platform/clock.ts';
import type { Database } from '../../server/platform/database/database.ts';
import { openDatabase } from '../../server/platform/database/openDatabase.ts';
import { prepareDatabase } from '../../server/platform/database/prepareDatabase.ts';
import { newId } from '../../server/platform/identifier.ts';
import { createTestDatabase } from '../support/testDatabase.ts';
import type { TestDatabase } from '../support/testDatabaseServer.ts';
import { testLog } from '../support/testLog.ts';
import { waitUntil } from '../support/waitUntil.ts';

const NOT_ALLOWED = '42501';

let test: TestDatabase;
let database: Database;
let close: () => Promise<void>;
let userId: string;
let ownerName: string;

beforeAll(async () => {
  test = await createTestDatabase();
  ({ database, close } = openDatabase({ connectionString: test.connectionString, poolSize: 3, log: testLog }));
  ownerName = new URL(test.ownerUrl).username;
});
afterAll(async () => {
  await close();
  await test.drop();
});
beforeEach(async () => {
  userId = newId(clock.now());
  await grantStartingCredits(database, { clock, userId, coins: 10 });
});

/**
 * Runs hand-written statements on one connection, as one transaction or each by itself.
 * @returns the SQLSTATE or constraint that stopped them; null when nothing did
 */
async function write(statements: string[], url = test.connectionString): Promise<string | null> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
    return null;
  } catch (error) {
    const { code, constraint } = error as pg.DatabaseError;
    return constraint ?? code ?? String(error);
  } finally {
    await client.end();
  }
}

const posting = (id: string, kind = 'adjustment') =>
  `insert into public.ledger_postings (id, kind, source_type, source_id, created_at) values ('${id}', '${kind}', '${kind}', '${id}', now())`;
const entries = (id: string, ...legs: [kind: string, amount: number][]) => `
  insert into public.ledger_entries (posting_id, account_id, amount)
  select '${id}', a.id, leg.amount from (values ${legs.map(([kind, amount]) => `('${kind}', ${amount}::bigint)`).join(', ')}) leg (kind, amount)
  join public.ledger_accounts a on a.kind = leg.kind and (a.user_id = '${userId}' or a.user_id is null)`;
const balance = async () => {
  const { rows } = await database.$client.query<{ balance: string }>(
    "select balance from ledger_accounts where user_id = $1 and kind = 'wallet'",
    [userId],
  );
  return Number(rows[0]!.balance);
};

describe('the application’s role, by hand-written SQL', () => {
  it.each([
    ['rewrite an entry', 'update ledger_entries set amount = 99'],
    ['delete an entry', 'delete from ledger_entries'],
    ['rewrite a posting', `update ledger_postings set source_id = 'x'`],
    ['delete a posting', 'delete from ledger_postings'],
    ['empty the tables', 'truncate ledger_entries, ledger_postings'],
    ['set a balance', 'update ledger_accounts set balance = 1000000'],
    ['take over a wallet', 'update ledger_accounts set user_id = gen_random_uuid()'],
    ['close an account', 'delete from ledger_accounts'],
    [
      'open an account with coins in it',
      `insert into ledger_accounts (kind, user_id, balance) values ('wallet', gen_random_uuid(), 1000000)`,
    ],
    ['rewrite the reason of an adjustment', `update credit_adjustments set reason = 'x'`],
    ['switch the triggers off', 'alter table ledger_entries disable trigger all'],
    ['drop a trigger', 'drop trigger ledger_entries_move_balance on ledger_entries'],
    [
      'add a trigger',
      'create trigger mine before insert on ledger_entries for each row execute function suppress_redundant_updates_trigger()',
    ],
    ['add a rule', 'create rule mine as on insert to ledger_entries do instead nothing'],
    ['change a table', 'alter table ledger_accounts drop constraint ledger_accounts_not_negative'],
    ['drop a table', 'drop table ledger_entries cascade'],
    [
      'replace a rule of the ledger',
      'create or replace function ledger_check_entries() returns trigger language plpgsql as $$ begin return null; end $$',
    ],
    [
      'call what belongs to the triggers',
      'create temp table t (id bigint, posting_id uuid, account_id bigint, amount bigint, balance_after bigint, kind text, created_at timestamptz); create trigger mine before insert on t for each row execute function ledger_move_balance()',
    ],
    ['switch triggers off for the session', 'set session_replication_role = replica'],
    ['give itself rights', `select grant_to_application(current_user)`],
  ])('cannot %s', async (_name, statement) => {
    expect(await write([statement])).toBe(NOT_ALLOWED);
  });

  it('cannot become the owner', async () => {
    expect(await write([`set role ${ownerName}`])).toBe(NOT_ALLOWED);
    expect(await write([`set session authorization ${ownerName}`])).toBe(NOT_ALLOWED);
    expect(await write(['reset role', 'set role none', 'update ledger_accounts set balance = 1000000'])).toBe(
      NOT_ALLOWED,
    );
  });

  it('cannot write a posting that does not balance, has the wrong shape or repeats a source', async () => {
    const id = randomUUID();
    expect(await write(['begin', posting(id), entries(id, ['wallet', 5]), 'commit'])).toBe('ledger_postings_balanced');
    expect(await write(['begin', posting(id), 'commit'])).toBe('ledger_postings_balanced');
    expect(await write(['begin', posting(id), entries(id, ['wallet', 5], ['sales', -5]), 'commit'])).toBe(
      'ledger_postings_shape',
    );
    expect(await write(['begin', posting(id), entries(id, ['wallet', -11], ['promotion', 11]), 'commit'])).toBe(
      'ledger_accounts_not_negative',
    );
    expect(await write(['begin', posting(id), entries(id, ['wallet', 5], ['promotion', -5]), 'commit'])).toBe(null);
    expect(await write([posting(id).replace(`('${id}'`, `('${randomUUID()}'`)])).toBe('ledger_postings_source');
    expect(await balance()).toBe(15);
  });

  it('cannot go on writing to a posting after having it checked early', async () => {
    const id = randomUUID();
    const early = [
      'begin',
      posting(id),
      entries(id, ['wallet', 5], ['promotion', -5]),
      'set constraints all immediate',
    ];
    expect(await write([...early, entries(id, ['wallet', 1_000_000]), 'commit'])).toBe('ledger_postings_balanced');
    expect(await balance()).toBe(10);
  });

  it('cannot have the rules read tables of its own making', async () => {
    const id = randomUUID();
    const fakes = [
      'create temp table ledger_entries (posting_id uuid, account_id bigint, amount bigint)',
      `create temp table ledger_accounts as select * from public.ledger_accounts where user_id = '${userId}' or user_id is null`,
      `insert into pg_temp.ledger_entries select '${id}', id, case kind when 'wallet' then 5 else -5 end from public.ledger_accounts where user_id = '${userId}' and kind = 'wallet' or kind = 'promotion'`,
    ];
    expect(await write([...fakes, 'begin', posting(id), entries(id, ['wallet', 1_000_000]), 'commit'])).toBe(
      'ledger_postings_balanced',
    );
    expect(
      await write([
        'set search_path = pg_temp, public',
        ...fakes,
        'begin',
        posting(id),
        entries(id, ['wallet', 1_000_000]),
        'commit',
      ]),
    ).toBe('ledger_postings_balanced');
    expect(await balance()).toBe(10);
    expect(await verifyLedger(database)).toEqual([]);
  });
});

describe('preparing a database whose user may not make roles', () => {
  let ownerUrl: string;
  let names: string[];
  const warnings: object[] = [];
  const log = { warn: (about: object) => void warnings.push(about) } as never;

  /** An owner who is not a superuser, and an empty database of theirs. */
  beforeEach(async () => {
    warnings.length = 0;
    const owner = `owner_${randomUUID().slice(0, 8)}`;
    names = [owner];
    expect(
      await write(
        [`create role ${owner} login password 'one'`, `create database ${owner} owner ${owner}`],
        test.ownerUrl,
      ),
    ).toBe(null);
    ownerUrl = asRole(owner, 'one');
    return async () => {
      expect(
        await write(
          [`drop database ${owner} with (force)`, ...names.toReversed().map((name) => `drop role if exists ${name}`)],
          test.ownerUrl,
        ),
      ).toBe(null);
    };
  });
  const asRole = (name: string, password: string) => {
    const url = new URL(test.ownerUrl);
    [url.username, url.password, url.pathname] = [name, password, `/${names[0]}`];
    return url.href;
  };

  it('runs as the owner and says so once', async () => {
    expect(await prepareDatabase({ ownerUrl, applicationUrl: null, log })).toBe(ownerUrl);
    expect(warnings).toEqual([{ problem: expect.stringMatching(/permission denied to create role/) }]);
  });

  it('waits while killed processes still occupy all connections', async () => {
    const places = 6;
    expect(await write([`alter role ${names[0]} connection limit ${places}`], test.ownerUrl)).toBe(null);
    const left = Array.from({ length: places }, () => new pg.Client({ connectionString: ownerUrl }));
    await Promise.all(left.map((client) => client.connect()));
    const prepared = prepareDatabase({ ownerUrl, applicationUrl: null, log });
    await waitUntil('it is refused', () => warnings.length > 0);
    await Promise.all(left.map((client) => client.end()));
    expect(await prepared).toBe(ownerUrl);
    expect(warnings[0]).toEqual({ error: expect.stringContaining('too many connections') });
  });

  it('uses the role that its operator made', async () => {
    const application = `${names[0]}_by_hand`;
    names.push(application);
    expect(await write([`create role ${application} login password 'two'`], test.ownerUrl)).toBe(null);
    const applicationUrl = asRole(application, 'two');
    expect(await prepareDatabase({ ownerUrl, applicationUrl, log })).toBe(applicationUrl);
    expect(await prepareDatabase({ ownerUrl, applicationUrl, log })).toBe(applicationUrl);
    expect(warnings).toEqual([]);
    expect(
      await write(
        ["insert into server_secrets values ('x', 'y', now())", 'delete from server_secrets'],
        applicationUrl,
      ),
    ).toBe(null);
    expect(await write(['delete from ledger_entries'], applicationUrl)).toBe(NOT_ALLOWED);
  });

  it('refuses an application’s role that could rewrite the ledger', async () => {
    const first = prepareDatabase({ ownerUrl, applicationUrl: ownerUrl, log });
    await expect(first).rejects.toThrow(
      `DATABASE_APP_URL cannot be used by the application: the role ${names[0]} may rewrite the ledger`,
    );
  });

  it('makes the role itself where it may, and keeps it when the owner’s password changes', async () => {
    const [owner] = names;
    names.push(`${owner}_app`);
    expect(await write([`alter role ${owner} createrole`], test.ownerUrl)).toBe(null);
    const before = await prepareDatabase({ ownerUrl, applicationUrl: null, log });
    expect(new URL(before).username).toBe(`${owner}_app`);
    expect(await write([`alter role ${owner} password 'three'`], test.ownerUrl)).toBe(null);
    const after = await prepareDatabase({ ownerUrl: asRole(owner!, 'three'), applicationUrl: null, log });
    expect(new URL(after).password).not.toBe(new URL(before).password);
    expect(await write(['delete from ledger_entries'], after)).toBe(NOT_ALLOWED);
    expect(warnings).toEqual([]);
  });
});
