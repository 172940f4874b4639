import { and, asc, desc, eq, getTableColumns, gt, lt, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { PriceHistoryQuery, PriceKind, PriceNow, PriceRow, PriceValues } from '../../../contract/dashboard.ts';
import { users } from '../../accounts/tables.ts';
import { generationPrices } from '../../generation/coins/prices.ts';
import { readAllPackages, readChannels, readPricing } from '../../payments/pricing.ts';
import type { Queries } from '../../platform/database/database.ts';
import { prices } from '../../prices/tables.ts';
import { countUpTo, cutPage, offsetOf } from '../countUpTo.ts';
import type { DashboardDeps } from '../dashboardDeps.ts';
import { presentPerson } from '../presentPerson.ts';
import { adminLog } from '../tables.ts';

type Priced = Pick<PriceNow, 'kind' | 'subject' | 'label'> & { values: PriceValues };
type Deps = Pick<DashboardDeps, 'clock' | 'generation' | 'payments'>;

/** Everything that has a price, with its current price. */
export async function readPriced(queries: Queries, deps: Deps): Promise<Priced[]> {
  const pricing = await readPricing(queries, deps.payments);
  const making = generationPrices(pricing.list);
  const [onSale, channels] = [await readAllPackages(queries, pricing), await readChannels(queries, pricing)];
  const models = new Map(deps.generation.catalog.all().map((model) => [model.id, model]));
  const isOneOf = (label: string) => [...models.values()].filter((model) => model.label === label).length === 1;
  return [
    ...Object.entries(making.coins).map(([resolution, coins]) => ({
      kind: 'rate' as const,
      subject: resolution,
      label: resolution,
      values: { coins },
    })),
    ...[...models.values()].map((model) => ({
      kind: 'factor' as const,
      subject: model.id,
      label: isOneOf(model.label) ? model.label : `${model.label} (${model.id})`,
      values: { permille: making.factorOf(model) },
    })),
    ...onSale.map(({ id, creditAmount, price, isOnSale }) => ({
      kind: 'package' as const,
      subject: id,
      label: String(creditAmount),
      values: { credit_amount: creditAmount, rupiah: price, is_on_sale: Number(isOnSale) },
    })),
    ...channels.map(({ code, label, feeFlat, feePermyriad }) => ({
      kind: 'fee' as const,
      subject: code,
      label,
      values: { flat: feeFlat, permyriad: feePermyriad },
    })),
    { kind: 'vat', subject: 'vat', label: '', values: { permyriad: pricing.vatPermyriad } },
    { kind: 'bonus', subject: 'first-topup', label: '', values: { percent: pricing.firstTopupBonusPercent } },
  ];
}

/** What everything costs, since when, and which changes are scheduled. */
export async function listPrices(deps: DashboardDeps): Promise<PriceNow[]> {
  const { database, clock } = deps;
  const now = clock.now();
  const priced = await readPriced(database, deps);
  const labelOf = labels(priced);
  const coming = await readRows(database, { now, labelOf, where: gt(prices.holdsFrom, now), isSoonestFirst: true });
  const since = await readSince(database, now);
  const later = coming.filter(({ state }) => state === 'coming');
  const known = priced.map((row) => ({
    ...row,
    holds_since: since(row.kind, row.subject),
    coming: later.filter(({ kind, subject }) => kind === row.kind && subject === row.subject),
  }));
  // A package that is not on sale yet has no current price.
  const first = later.filter(
    (row, place) =>
      !known.some(({ kind, subject }) => kind === row.kind && subject === row.subject) &&
      later.findIndex(({ kind, subject }) => kind === row.kind && subject === row.subject) === place,
  );
  return [
    ...known,
    ...first.map(({ kind, subject, label, values }) => ({
      kind,
      subject,
      label,
      values: { ...values, is_on_sale: 0 },
      holds_since: null,
      coming: later.filter((row) => row.kind === kind && row.subject === subject),
    })),
  ];
}

/** A page of every price that was ever set, newest first. */
export async function listPriceHistory(deps: DashboardDeps, query: InferOutput<typeof PriceHistoryQuery>) {
  const { database, clock } = deps;
  const { page, per_page: perPage, before, kind } = query;
  const asked = and(sql`${prices.values} is not null`, kind && eq(prices.kind, kind));
  const [found, counted] = await Promise.all([
    readRows(database, {
      now: clock.now(),
      labelOf: labels(await readPriced(database, deps)),
      where: and(asked, before === undefined ? undefined : lt(prices.id, before)),
      page: { limit: perPage + 1, offset: offsetOf(query) },
    }),
    countUpTo(database, sql`from ${prices} where ${asked}`),
  ]);
  const { rows, last } = cutPage(found, perPage);
  return { data: rows, page, per_page: perPage, ...counted, next: last?.id ?? null };
}

function labels(priced: Priced[]): (kind: PriceKind, subject: string) => string {
  const known = new Map(priced.map(({ kind, subject, label }) => [`${kind} ${subject}`, label]));
  return (kind, subject) => known.get(`${kind} ${subject}`) ?? subject.replace(/^coins-/, '');
}

async function readSince(queries: Queries, now: Date) {
  const rows = await queries
    .select({ kind: prices.kind, subject: prices.subject, holdsFrom: prices.holdsFrom })
    .from(prices)
    .where(and(sql`${prices.holdsFrom} <= ${now}`, STANDS, sql`${prices.values} is not null`))
    .orderBy(asc(prices.holdsFrom));
  const since = new Map(rows.map(({ kind, subject, holdsFrom }) => [`${kind} ${subject}`, holdsFrom.toISOString()]));
  return (kind: PriceKind, subject: string) => since.get(`${kind} ${subject}`) ?? null;
}

/** No later row for the same moment replaced it. */
const STANDS = sql`not exists (select 1 from prices later where later.kind = prices.kind
  and later.subject = prices.subject and later.holds_from = prices.holds_from and later.id > prices.id)`;

async function readRows(
  queries: Queries,
  {
    now,
    labelOf,
    where,
    page,
    isSoonestFirst = false,
  }: {
    now: Date;
    labelOf: ReturnType<typeof labels>;
    where: ReturnType<typeof and>;
    page?: { limit: number; offset: number };
    isSoonestFirst?: boolean;
  },
): Promise<PriceRow[]> {
  const rows = await queries
    .select({
      row: getTableColumns(prices),
      by: users,
      reason: adminLog.reason,
      stands: sql<boolean>`${STANDS}`,
      isOver: sql<boolean>`exists (select 1 from prices next where next.kind = prices.kind
        and next.subject = prices.subject and next.holds_from > prices.holds_from and next.holds_from <= ${now}
        and next."values" is not null and not exists (select 1 from prices undone where undone.kind = next.kind
          and undone.subject = next.subject and undone.holds_from = next.holds_from and undone.id > next.id
          and undone."values" is null))`,
    })
    .from(prices)
    .innerJoin(adminLog, eq(adminLog.id, prices.logId))
    .innerJoin(users, eq(users.id, adminLog.adminId))
    .where(where)
    .orderBy(...(isSoonestFirst ? [asc(prices.holdsFrom), asc(prices.id)] : [desc(prices.id)]))
    .limit(page?.limit ?? 1000)
    .offset(page?.offset ?? 0);
  return rows.flatMap(({ row, by, reason, stands, isOver }) => {
    if (row.values === null) return [];
    const holds = row.holdsFrom <= now ? (isOver ? 'past' : 'holds') : 'coming';
    return {
      id: row.id,
      kind: row.kind,
      subject: row.subject,
      label: labelOf(row.kind, row.subject),
      values: row.values,
      holds_from: row.holdsFrom.toISOString(),
      set_at: row.setAt.toISOString(),
      by: presentPerson(by),
      reason,
      state: stands ? holds : 'withdrawn',
    };
  });
}
