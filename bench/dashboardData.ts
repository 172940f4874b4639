import type pg from 'pg';
import { WORDS } from './libraryData.ts';

/** How much data to create. */
export interface DashboardSizes {
  users: number;
  items: number;
  postings: number;
}

/** A business of so many days, busier each day as more people have joined; a tenth of today is still to come. */
const DAYS = 120;
const PORTION = 250_000;
const PEOPLE_PORTION = 50_000;
/** Indexes that are built fastest at the end, once the rows are there. */
const LATER = [
  'ledger_entries_account',
  'ledger_entries_posting',
  'ledger_postings_source',
  'task_endings_of_user',
  'tasks_all_words',
  'tasks_owned_words',
  'tasks_library',
];

/** Keeps the ids of different kinds of rows apart. */
const TAG = { payment: 1e12, item: 2e12, hold: 3e12, outcome: 4e12 };

/** The person who made one item in nineteen, and more than anybody else; the first to join. */
export const PROLIFIC = 1;

/** Ids that contain their time, as the product's do, and can be recomputed from a number. */
const SETUP = `
  create schema if not exists bench;
  create table if not exists bench.step (name text primary key, done bigint not null);
  create table if not exists bench.business (began timestamptz not null);
  insert into bench.business select now() - interval '${DAYS} days' where not exists (select from bench.business);
  create table if not exists bench.later (name text primary key, kind text, made_by text not null);
  create or replace function bench.id(moment timestamptz, n bigint) returns uuid stable language sql as
    $$ select (lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0') || '7000' || '8' || lpad(to_hex(n), 15, '0'))::uuid $$;
`;

/**
 * Fills an empty database with four months of business. Portions are committed one by one: called again, it resumes
 * where it stopped. Triggers are off, since they would take hours; balances are added up at the end, so that the checks
 * of the ledger and of the daily totals find nothing.
 * @returns a line for each portion
 */
export async function* fillDashboard(
  pool: pg.Pool,
  { users, items, postings }: DashboardSizes,
): AsyncGenerator<string> {
  const topups = users * 2;
  const paid = Math.ceil(topups * 0.7);
  // A grant each, a purchase each, and two for each attempt: its hold, and that it was charged or returned.
  const attempts = Math.floor((postings - users - paid) / 2);
  const client = await pool.connect();
  let began = '';
  try {
    await client.query(SETUP);
    const { rows } = await client.query<{ began: string }>('select began::text as began from bench.business');
    began = rows[0]!.began;
    yield* once('indexes that come later', takeIndexes);
    yield* portions('people', { count: users, portion: PEOPLE_PORTION, write: writePeople });
    yield* portions('payments', { count: topups, portion: PEOPLE_PORTION, write: writePayments });
    yield* portions('attempts', { count: attempts, portion: PORTION, write: writeAttempts });
    yield* once('reports and the log', writeTheRest);
    yield* once('balances', addUpBalances);
    for (const name of LATER) yield* once(name, () => makeIndex(name));
    yield* once('vacuum', () => client.query('vacuum analyze').then(() => undefined), false);
  } finally {
    client.release();
  }

  async function isDone(name: string, count: number): Promise<number | null> {
    const { rows } = await client.query<{ done: string }>('select done from bench.step where name = $1', [name]);
    const done = Number(rows[0]?.done ?? 0);
    return done >= count ? null : done;
  }

  async function write(name: string, done: number, act: () => Promise<void>): Promise<void> {
    await client.query('begin');
    await client.query(
      `set local session_replication_role = replica; set local synchronous_commit = off; set local maintenance_work_mem = '1GB'; set local work_mem = '256MB'`,
    );
    await act();
    await client.query('insert into bench.step values ($1, $2) on conflict (name) do update set done = excluded.done', [
      name,
      done,
    ]);
    await client.query('commit');
  }

  async function* once(name: string, act: () => Promise<void>, isTransaction = true): AsyncGenerator<string> {
    if ((await isDone(name, 1)) === null) return;
    if (isTransaction) await write(name, 1, act);
    else {
      await act();
      await write(name, 1, async () => undefined);
    }
    yield name;
  }

  async function* portions(
    name: string,
    asked: { count: number; portion: number; write: (from: number, to: number) => Promise<void> },
  ): AsyncGenerator<string> {
    for (let done = await isDone(name, asked.count); done !== null; done = await isDone(name, asked.count)) {
      const to = Math.min(asked.count, done + asked.portion);
      await write(name, to, () => asked.write(done! + 1, to));
      yield `${name} ${to} of ${asked.count}`;
    }
  }

  async function takeIndexes(): Promise<void> {
    for (const name of LATER) {
      const { rows } = await client.query<{ is_rule: boolean }>(
        'select exists (select from pg_constraint where conname = $1) as is_rule',
        [name],
      );
      await client.query(
        rows[0]!.is_rule
          ? `insert into bench.later select conname, 'rule', format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint where conname = '${name}'`
          : `insert into bench.later select '${name}', 'index', pg_get_indexdef('${name}'::regclass)`,
      );
      await client.query(
        rows[0]!.is_rule ? `alter table ledger_postings drop constraint ${name}` : `drop index ${name}`,
      );
    }
  }

  async function makeIndex(name: string): Promise<void> {
    const { rows } = await client.query<{ made_by: string }>('select made_by from bench.later where name = $1', [name]);
    await client.query(rows[0]!.made_by);
  }

  /** They join one after the other; one in a hundred is deactivated, the first two are admins. */
  async function writePeople(from: number, to: number): Promise<void> {
    await client.query(`
      create temporary table portion on commit drop as
      select n, at, bench.id(at, n) as id from generate_series(${from}, ${to}) n, lateral (select ${momentOf(`(n - 1)::float8 / ${users}`)} as at) moment`);
    await client.query(`
      insert into users (id, email, full_name, role, status, created_at, email_verified_at)
      select id, 'orang' || n || '@contoh.id', 'Orang ' || n, case when n <= 2 then 'admin' else 'user' end,
        case when n % 100 = 0 then 'deactivated' else 'active' end, at, at + interval '1 minute' from portion;
      insert into ledger_accounts (kind, user_id) select kind, id from portion, (values ('wallet'), ('hold')) kinds (kind) order by n;
      insert into sessions (id, user_id, device, ip, created_at, last_used_at) select id, id, 'Chrome, Android', '203.0.113.7', at, at from portion;
      insert into sign_in_log (id, user_id, event, ip, device, at)
        select bench.id(at + interval '1 day' * turn, n), id, 'signed-in', '203.0.113.7', 'Chrome, Android', at from portion, generate_series(1, 3) turn;
      insert into ledger_postings (id, kind, source_type, source_id, created_at, written_in) select id, 'grant', 'account', id, at, pg_current_xact_id() from portion;
      insert into ledger_entries (posting_id, account_id, amount, balance_after, kind, created_at)
        select p.id, a.id, case a.kind when 'wallet' then 1 else -1 end * 1000000, case a.kind when 'wallet' then 0 end, 'grant', p.at
        from portion p, lateral (select id, kind from ledger_accounts where user_id = p.id and kind = 'wallet' union all select id, kind from ledger_accounts where kind = 'promotion' and user_id is null) a`);
  }

  /** Seven in ten are paid and credited at once; one message of the gateway in a thousand was given up. */
  async function writePayments(from: number, to: number): Promise<void> {
    await client.query(`
      create temporary table portion on commit drop as
      select n, at, bench.id(at, ${TAG.payment} + n) as id, ${ownerOf('n', topups)} as owner,
        case when n % 10 < 7 then 'completed' when n % 10 = 7 then 'expired' when n % 10 = 8 then 'failed' else 'cancelled' end as state
      from generate_series(${from}, ${to}) n, lateral (select ${momentOf(`(n - 1)::float8 / ${topups}`)} as at) moment`);
    await client.query(`
      insert into topups (id, user_id, reference, invoice_number, state, credit_amount, subtotal, platform_fee, vat, total_payment, bonus_credits, method, channel_code, channel_label, gateway, created_at, expires_at, paid_at, ended_at)
        select id, owner, 'TOP-' || n, 'INV-' || n, state, 500, 46000, 4000, 440, 50440, 0, 'virtual-account', 'BCA', 'BCA', 'sandbox', at, at + interval '1 day',
          case when state = 'completed' then at + interval '2 minutes' end, at + interval '2 minutes' from portion;
      insert into payment_attempts (reference, topup_id, state, request_id, sent_at) select 'TOP-' || n, id, 'sent', 'req-' || n, at from portion;
      insert into payment_receipts (gateway, payment_id, reference, topup_id, amount, currency, outcome, via, paid_at, received_at)
        select 'sandbox', 'pay-' || n, 'TOP-' || n, id, 50440, 'IDR', case when n % 1000 = 0 then 'wrong-amount' else 'credited' end, 'webhook', at, at from portion where state = 'completed';
      insert into webhook_events (gateway, key, body, received_at, processed_at, tries, next_try_at, outcome)
        select 'sandbox', 'event-' || n, '{"event":"payment.capture"}', at, case when n % 1000 <> 1 then at end, case when n % 1000 <> 1 then 1 else 40 end, at, 'credited' from portion;
      insert into ledger_postings (id, kind, source_type, source_id, created_at, written_in)
        select id, 'purchase', 'topup', id, at + interval '2 minutes', pg_current_xact_id() from portion where state = 'completed';
      insert into ledger_entries (posting_id, account_id, amount, balance_after, kind, created_at)
        select p.id, a.id, case a.kind when 'wallet' then 500 else -500 end, case a.kind when 'wallet' then 0 end, 'purchase', p.at + interval '2 minutes'
        from portion p, lateral (select id, kind from ledger_accounts where user_id = p.owner and kind = 'wallet' union all select id, kind from ledger_accounts where kind = 'sales' and user_id is null) a where state = 'completed'`);
  }

  /** Each attempt has its outcome and its coins; it has an item unless the owner has deleted that for good. */
  async function writeAttempts(from: number, to: number): Promise<void> {
    await client.query(`
      create temporary table portion on commit drop as
      select n, at, at + waited as ended, waited, bench.id(at, ${TAG.item} + n) as id, bench.id(at, ${TAG.hold} + n) as hold, bench.id(at + waited, ${TAG.outcome} + n) as outcome, ${ownerOf('n', attempts)} as owner,
        case when n % 3 = 0 then 'video' else 'image' end as kind, n % 41 = 0 as is_failed, case when n % 3 = 0 then 20 else 3 end as price,
        case when n % 4 = 0 then 'modelark' else 'kilas-studio' end as engine, (n * ${items} / ${attempts}) > ((n - 1) * ${items} / ${attempts}) as is_kept
      from generate_series(${from}::bigint, ${to}) n,
        lateral (select ${momentOf(`(n - 1)::float8 / ${attempts}`)} as at, (2 + abs(hashint8(n)::bigint) % 60) * interval '1 second' as waited) moment`);
    await client.query('analyze portion');
    await client.query(
      `
      insert into media_files (id, user_id, mime_type, width, height, duration_seconds, size_bytes, created_at)
        select hold, owner, case kind when 'video' then 'video/mp4' else 'image/webp' end, 1024, 1024, case kind when 'video' then 5 end, 200000, ended from portion where is_kept and not is_failed`,
    );
    await client.query(
      `
      insert into tasks (id, batch_id, user_id, kind, mode, status, prompt, engine_id, model_id, settings, price, charged, percent, stage, expected_seconds, failure_code, media_id, created_at, started_at, completed_at, checked_at, deadline_at, deleted_at)
        select id, id, owner, kind, 'text-to-' || kind, case when is_failed then 'failed' else 'completed' end,
          (select string_agg(($1::text[])[1 + (abs(hashint8(n * 31 + place)::bigint) % ${WORDS.length})], ' ') from generate_series(1, 7) place) || ' cerita' || n % 5000 || case when n between ${attempts} / 10 and ${attempts} / 10 + ${attempts} / 50 then ' lebaran' else '' end,
          engine, engine || '-' || kind, '{"resolution":"1K","aspect_ratio":"1:1","duration_seconds":null,"fixed_camera":false,"watermark":false,"seed":1,"max_images":1}', price, case when not is_failed then price end, 100, 'done', 4,
          case when is_failed then 'generation_failed' end, case when not is_failed then hold end, at, at + interval '1 second', ended, ended, ended, case when n % 89 = 0 then ended end
        from portion where is_kept`,
      [WORDS],
    );
    await client.query(`
      insert into task_endings (task_id, attempt, user_id, kind, model_id, engine_id, status, failure_code, waited_ms, ended_at)
        select id, 1, owner, kind, engine || '-' || kind, engine, case when is_failed then 'failed' else 'completed' end, case when is_failed then 'generation_failed' end,
          extract(epoch from waited) * 1000, ended from portion;
      insert into ledger_postings (id, kind, source_type, source_id, created_at, written_in)
        select hold, 'hold', 'task', id || '/1', at, pg_current_xact_id() from portion
        union all select outcome, case when is_failed then 'release' else 'settle' end, 'task', id || '/1', ended, pg_current_xact_id() from portion;
      insert into ledger_entries (posting_id, account_id, amount, balance_after, kind, created_at)
        select line.posting, line.account, line.amount, line.balance, line.kind, line.at
        from portion p
        join ledger_accounts wallet on wallet.user_id = p.owner and wallet.kind = 'wallet'
        join ledger_accounts hold on hold.user_id = p.owner and hold.kind = 'hold'
        join ledger_accounts spend on spend.kind = 'spend' and spend.user_id is null
        cross join lateral (values
          (p.hold, wallet.id, -price, 0, 'hold', p.at), (p.hold, hold.id, price, 0, 'hold', p.at),
          (outcome, hold.id, -price, 0, case when is_failed then 'release' else 'settle' end, ended),
          (outcome, case when is_failed then wallet.id else spend.id end, price, case when is_failed then 0 end, case when is_failed then 'release' else 'settle' end, ended)
        ) line (posting, account, amount, balance, kind, at)`);
  }

  /** A report on one item in fifty, and two lines of the admin log for each. */
  async function writeTheRest(): Promise<void> {
    await client.query(`
      create temporary table portion on commit drop as
      select id, user_id, created_at as at, row_number() over (order by id) as n from tasks where status = 'completed' and hashtext(id::text) % 50 = 0;
      insert into share_reports (id, task_id, token, reason, note, state, created_at)
        select id, id, 'bagikan' || n, 'other', 'Tidak pantas', case when n % 10 = 0 then 'open' else 'dismissed' end, at from portion;
      insert into admin_log (id, admin_id, session_id, action, subject_type, subject_id, user_id, reason, at)
        select bench.id(p.at, turn * 10000000 + n), admin.id, admin.id, case turn when 1 then 'report.dismiss' else 'user.activate' end, case turn when 1 then 'report' else 'user' end, p.id, p.user_id, 'Sudah dilihat', p.at
        from portion p, generate_series(1, 2) turn, (select id from users where role = 'admin' order by id limit 1) admin`);
  }

  async function addUpBalances(): Promise<void> {
    await client.query(`
      update ledger_accounts account set balance = sums.balance
      from (select account_id, sum(amount) as balance from ledger_entries group by 1) sums
      where sums.account_id = account.id and account.user_id is not null`);
  }

  /** The time at which this share of all the days had passed. */
  function momentOf(share: string): string {
    return `(timestamptz '${began}' + interval '${DAYS} days' * (${share}))`;
  }

  /** Somebody who had joined by then; one in nineteen is the prolific one. */
  function ownerOf(n: string, count: number): string {
    const number = `(case when ${n} % 19 = 0 then ${PROLIFIC} else 1 + floor(abs(hashint8(${n})::float8) / 2147483649 * ${users} * ((${n} - 1)::float8 / ${count})) end)`;
    return `bench.id(${momentOf(`(${number} - 1)::float8 / ${users}`)}, ${number}::bigint)`;
  }
}
