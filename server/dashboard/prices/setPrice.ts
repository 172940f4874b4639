import { and, desc, eq, sql } from 'drizzle-orm';
import {
  type NewPrice,
  PRICE_FIELDS,
  type PriceField,
  type PriceKind,
  type PriceValues,
} from '../../../contract/dashboard.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { EVERYBODY, publishSignal } from '../../platform/events/liveEvents.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import type { Session } from '../../platform/http/call.ts';
import { newId } from '../../platform/identifier.ts';
import { announceOffersQueue } from '../../prices/announceOffers.ts';
import { prices } from '../../prices/tables.ts';
import { runAsAdminWithin } from '../runAsAdmin.ts';
import type { DashboardDeps } from '../dashboardDeps.ts';
import { writeLog } from '../log/writeLog.ts';
import { readPriced } from './listPrices.ts';

/**
 * Sets a price that applies from a given moment, in the caller's transaction. Earlier promises keep their price: tasks
 * their hold, top-ups their invoice, and prices shown in the last minutes their quote.
 * @throws ApiError not_found for something that has no price; price_changed; validation_failed (price_in_the_past, package_credits_fixed)
 */
export function setPrice(
  transaction: Transaction,
  { deps, session, asked }: { deps: DashboardDeps; session: Session; asked: NewPrice },
): Promise<{ id: number; log_id: string }> {
  const { clock } = deps;
  const { kind, subject, reason } = asked;
  return runAsAdminWithin(transaction, session, async () => {
    const now = clock.now();
    const holdsFrom = asked.holds_from === undefined ? now : new Date(asked.holds_from);
    if (holdsFrom < now) throw fieldError('holds_from', 'price_in_the_past');
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`price ${kind} ${subject}`}, 0))`);
    const priced = await readPriced(transaction, deps);
    const known = priced.find((row) => row.kind === kind && row.subject === subject);
    if (!known && !isNewPackage(asked)) throw new ApiError('not_found');
    if (known && known.values.credit_amount !== asked.values.credit_amount)
      throw fieldError('values', 'package_credits_fixed');
    const fields = Object.keys(PRICE_FIELDS[kind]) as PriceField[];
    if (asked.expected && known && fields.some((field) => asked.expected![field] !== known.values[field]))
      throw new ApiError('price_changed');
    const values = Object.fromEntries(Object.entries(asked.values).filter(([, value]) => value !== undefined));
    return addRow(transaction, {
      deps,
      session,
      reason,
      action: 'price.set',
      row: { kind, subject, values, holdsFrom, setAt: now },
      before: known?.values ?? null,
    });
  });
}

/**
 * Withdraws a price that does not apply yet, in the caller's transaction; the price before it stays.
 * @throws ApiError not_found, price_not_coming
 */
export function withdrawPrice(
  transaction: Transaction,
  { deps, session, id, reason }: { deps: DashboardDeps; session: Session; id: number; reason: string },
): Promise<{ id: number; log_id: string }> {
  const { clock } = deps;
  return runAsAdminWithin(transaction, session, async () => {
    const now = clock.now();
    const [row] = await transaction.select().from(prices).where(eq(prices.id, id));
    if (!row) throw new ApiError('not_found');
    const { kind, subject, holdsFrom } = row;
    const sameMoment = and(eq(prices.kind, kind), eq(prices.subject, subject), eq(prices.holdsFrom, holdsFrom));
    const [last] = await transaction.select().from(prices).where(sameMoment).orderBy(desc(prices.id)).limit(1);
    if (holdsFrom <= now || last!.id !== id || row.values === null) throw new ApiError('price_not_coming');
    return addRow(transaction, {
      deps,
      session,
      reason,
      action: 'price.withdraw',
      row: { kind, subject, values: null, holdsFrom, setAt: now },
      before: row.values,
    });
  });
}

/** A package with a number of coins that no package has yet: its id says how many. */
function isNewPackage({ kind, subject, values }: NewPrice): boolean {
  return kind === 'package' && subject === `coins-${values.credit_amount}`;
}

interface Addition {
  deps: DashboardDeps;
  session: Session;
  reason: string;
  action: 'price.set' | 'price.withdraw';
  row: { kind: PriceKind; subject: string; values: PriceValues | null; holdsFrom: Date; setAt: Date };
  before: PriceValues | null;
}

async function addRow(
  transaction: Transaction,
  { deps: { clock, generation }, session, reason, action, row, before }: Addition,
): Promise<{ id: number; log_id: string }> {
  const logId = newId(clock.now());
  const [added] = await transaction
    .insert(prices)
    .values({ ...row, logId })
    .returning({ id: prices.id });
  const secondsUntil = Math.ceil((row.holdsFrom.getTime() - row.setAt.getTime()) / 1000);
  if (secondsUntil <= 0) await publishSignal(transaction, { userId: EVERYBODY, type: 'offers' });
  else if (row.values)
    await generation.jobs.enqueue(
      transaction,
      announceOffersQueue,
      { holdsFrom: row.holdsFrom.toISOString() },
      { startAfterSeconds: secondsUntil },
    );
  await writeLog(transaction, {
    clock,
    session,
    entry: {
      id: logId,
      action,
      subject: { type: 'price', id: `${row.kind} ${row.subject}` },
      reason,
      ...(before && { before: { ...before } }),
      after: { ...row.values, holds_from: row.holdsFrom.toISOString() },
    },
  });
  return { id: added!.id, log_id: logId };
}
