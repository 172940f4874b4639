import type pg from 'pg';

/** Coins that each account starts with: enough for any measurement. */
const BALANCE = 1_000_000_000;
const PORTION = 500_000;

/** The id of the nth account; the pgbench script builds the same. */
export function userId(number: number): string {
  return `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
}

/** Opens accounts 1 to `count`, each with a balance. */
export async function openAccounts(pool: pg.Pool, count: number): Promise<void> {
  const id = "('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid";
  await pool.query(
    `insert into ledger_accounts (kind, user_id) select kind, ${id} from generate_series(1, ${count}) n, (values ('wallet'), ('hold')) kinds (kind)`,
  );
  await pool.query(`
    with posting as (
      insert into ledger_postings (id, kind, source_type, source_id, created_at)
      select gen_random_uuid(), 'grant', 'account', ${id}::text, now() from generate_series(1, ${count}) n returning id, source_id)
    insert into ledger_entries (posting_id, account_id, amount)
    select p.id, a.id, case a.kind when 'wallet' then ${BALANCE} else -${BALANCE} end
    from posting p join ledger_accounts a on a.user_id = p.source_id::uuid and a.kind = 'wallet' or a.kind = 'promotion'`);
}

/**
 * Fills the ledger with a history: holds of one coin, spread over all accounts, with ids that ascend as the product's
 * do. Written without the triggers, which would take an hour; cached balances are not updated.
 */
export async function fillHistory(
  pool: pg.Pool,
  { postings, accounts }: { postings: number; accounts: number },
): Promise<void> {
  const client = await pool.connect();
  try {
    for (let done = 0; done < postings; done += PORTION) {
      const portion = Math.min(PORTION, postings - done);
      await client.query('begin');
      await client.query('set local session_replication_role = replica');
      await client.query(`
        create temporary table portion on commit drop as
        select ('0190' || lpad(to_hex(n), 28, '0'))::uuid as id, n, ('00000000-0000-7000-8000-' || lpad(to_hex(1 + n % ${accounts}), 12, '0'))::uuid as user_id from generate_series(${done}, ${done + portion - 1}) n`);
      await client.query(
        `insert into ledger_postings (id, kind, source_type, source_id, created_at) select id, 'hold', 'task', id || '/1', now() - interval '1 day' from portion`,
      );
      await client.query(`
        insert into ledger_entries (posting_id, account_id, amount, balance_after, kind, created_at)
        select p.id, a.id, case a.kind when 'wallet' then -1 else 1 end, 0, 'hold', now() - interval '1 day' from portion p join ledger_accounts a on a.user_id = p.user_id order by p.n, a.kind desc`);
      await client.query('commit');
    }
    await client.query('vacuum analyze ledger_postings, ledger_entries, ledger_accounts');
  } finally {
    client.release();
  }
}

/** Settles every hold of {@link fillHistory}, as those of finished items are. Written without the triggers. */
export async function settleHistory(
  pool: pg.Pool,
  { postings, accounts }: { postings: number; accounts: number },
): Promise<void> {
  const client = await pool.connect();
  try {
    for (let done = 0; done < postings; done += PORTION) {
      await client.query('begin');
      await client.query('set local session_replication_role = replica');
      await client.query(`
        with portion as (
          insert into ledger_postings (id, kind, source_type, source_id, created_at)
          select ('0191' || lpad(to_hex(n), 28, '0'))::uuid, 'settle', 'task', ('0190' || lpad(to_hex(n), 28, '0'))::uuid || '/1', now() - interval '1 day'
          from generate_series(${done}, ${Math.min(postings, done + PORTION) - 1}) n returning id)
        insert into ledger_entries (posting_id, account_id, amount, balance_after, kind, created_at)
        select p.id, a.id, case a.kind when 'hold' then -1 else 1 end, case a.kind when 'hold' then 0 end, 'settle', now() - interval '1 day'
        from portion p join ledger_accounts a on a.kind = 'spend'
          or a.kind = 'hold' and a.user_id = ('00000000-0000-7000-8000-' || lpad(to_hex(1 + ('x' || right(p.id::text, 8))::bit(32)::int % ${accounts}), 12, '0'))::uuid
        order by p.id, a.kind`);
      await client.query('commit');
    }
    await client.query('vacuum analyze ledger_postings, ledger_entries');
  } finally {
    client.release();
  }
}
