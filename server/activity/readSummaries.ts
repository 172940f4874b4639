import { sql } from 'drizzle-orm';
import type { AuditSummary, CreditsSummary } from '../../contract/activity.ts';
import { readBalance } from '../credits/readBalance.ts';
import type { PostingKind } from '../credits/tables.ts';
import { isFirstTopup } from '../payments/orderSummary.ts';
import { readPricing } from '../payments/pricing.ts';
import { periodOf, type PeriodQuestion } from '../platform/businessTime.ts';
import type { ActivityDeps } from './activityDeps.ts';
import { entriesOf, TYPE_OF_KIND, within } from './auditFilters.ts';

/** All figures of a summary are of one moment: what came is what is there, held and spent. */
const SNAPSHOT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

interface Sums extends Record<string, unknown> {
  kind: PostingKind;
  count: string;
  came: string;
  went: string;
}

/** Totals of the audit trail for a period. */
export async function readAuditSummary({
  deps,
  userId,
  asked,
}: {
  deps: ActivityDeps;
  userId: string;
  asked: PeriodQuestion;
}): Promise<AuditSummary> {
  const { database, clock } = deps;
  const period = periodOf(asked, clock.now());
  const wallet = sql`${entriesOf(userId, 'wallet')} and ${within(period)}`;
  const [sums, edges, spent] = await database.transaction(
    (snapshot) =>
      Promise.all([
        snapshot.execute<Sums>(sql`
      select e.kind, count(*), coalesce(sum(e.amount) filter (where e.amount > 0), 0) as came, coalesce(-sum(e.amount) filter (where e.amount < 0), 0) as went
      from ledger_entries e where ${wallet} group by e.kind order by e.kind`),
        snapshot.execute<{ opening: string | null; closing: string | null }>(sql`
      select (select e.balance_after - e.amount from ledger_entries e where ${wallet} order by e.id limit 1) as opening,
             (select e.balance_after from ledger_entries e where ${wallet} order by e.id desc limit 1) as closing`),
        snapshot.execute<{ spent: string }>(sql`
      select coalesce(-sum(e.amount), 0) as spent from ledger_entries e where ${entriesOf(userId, 'hold')} and e.kind = 'settle' and ${within(period)}`),
      ]),
    SNAPSHOT,
  );
  const add = (pick: (row: Sums) => string) => sums.rows.reduce((sum, row) => sum + Number(pick(row)), 0);
  const { opening, closing } = edges.rows[0]!;
  const still = opening === null ? await balanceBefore({ deps, userId, at: period.to }) : 0;
  return {
    from: period.from?.toISOString() ?? null,
    to: period.to?.toISOString() ?? null,
    count: add((row) => row.count),
    total_in: add((row) => row.came),
    total_out: add((row) => row.went),
    spent: Number(spent.rows[0]!.spent),
    opening_balance: opening === null ? still : Number(opening),
    closing_balance: closing === null ? still : Number(closing),
    by_type: sums.rows.map((row) => ({
      transaction_type: TYPE_OF_KIND[row.kind]!,
      count: Number(row.count),
      amount: Number(row.came) - Number(row.went),
    })),
  };
}

/** The balance before a moment; for periods without movements. */
async function balanceBefore({
  deps,
  userId,
  at,
}: {
  deps: ActivityDeps;
  userId: string;
  at: Date | null;
}): Promise<number> {
  const found = await deps.database.execute<{ balance: string }>(sql`
    select e.balance_after as balance from ledger_entries e where ${entriesOf(userId, 'wallet')} and ${within({ from: null, to: at })} order by e.id desc limit 1`);
  return Number(found.rows[0]?.balance ?? 0);
}

/** Coin totals since the account was opened. */
export async function readCreditsSummary({
  deps,
  userId,
}: {
  deps: ActivityDeps;
  userId: string;
}): Promise<CreditsSummary> {
  const { database } = deps;
  const [[balance, sums], isFirst, pricing] = await Promise.all([
    database.transaction(
      (snapshot) =>
        Promise.all([
          readBalance(snapshot, userId),
          snapshot.execute<{ kind: PostingKind; amount: string }>(sql`
      select e.kind, sum(e.amount) as amount from ledger_entries e where ${entriesOf(userId, 'wallet')} group by e.kind
      union all
      select e.kind, -sum(e.amount) from ledger_entries e where ${entriesOf(userId, 'hold')} and e.kind = 'settle' group by e.kind`),
        ]),
      SNAPSHOT,
    ),
    isFirstTopup(database, userId),
    readPricing(database, deps),
  ]);
  const of = (kind: PostingKind) => Number(sums.rows.find((row) => row.kind === kind)?.amount ?? 0);
  return {
    ...balance,
    purchased: of('purchase'),
    bonus: of('bonus'),
    redeemed: of('redemption'),
    granted: of('grant'),
    adjusted: of('adjustment'),
    spent: of('settle'),
    returned: of('release'),
    is_first_topup: isFirst,
    first_topup_bonus_percent: pricing.firstTopupBonusPercent,
  };
}
