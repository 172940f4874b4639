import { and, eq, gte, inArray, lt, or } from 'drizzle-orm';
import { RECONCILED_AS, type Reconciliation, type ReconciledRow } from '../../contract/schemas/reconciliation.ts';
import { periodOf } from '../platform/businessTime.ts';
import type { Queries } from '../platform/database/database.ts';
import { paymentReceipts } from './tables.ts';
import { readReport, type ReportLine } from './readReport.ts';

type Receipt = typeof paymentReceipts.$inferSelect;

/** Lines per query, since a statement's parameters are limited. */
const SLICE = 1000;

/**
 * Compares the gateway's report of a business day with our receipts. A line is compared with the receipts of any day,
 * because around midnight the two may disagree on the day. Changes nothing.
 * @throws ApiError what `readReport` throws
 */
export async function reconcileDay(
  queries: Queries,
  { gateway, day, csv, now }: { gateway: string; day: string; csv: string; now: Date },
): Promise<Reconciliation> {
  const { lines, passedOver } = readReport(csv);
  const named = await readNamed(queries, { gateway, lines });
  const ofDay = await readDay(queries, { gateway, day, now });
  const seen = new Set<number>();
  const inFile = new Set(lines.map(({ paymentId }) => paymentId));
  const rows = lines.map((line) => compare(line, { named, inFile, seen }));
  for (const receipt of ofDay) if (!seen.has(receipt.id)) rows.push(presentRow('missing_there', null, receipt));
  const rank = ({ as }: ReconciledRow) => RECONCILED_AS.indexOf(as);
  return { day, gateway, passed_over: passedOver, rows: rows.toSorted((one, other) => rank(one) - rank(other)) };
}

interface Named {
  byPayment: Map<string, Receipt>;
  byReference: Map<string, Receipt[]>;
}

interface CompareState {
  named: Named;
  /** Payment ids in the file: their receipts match these lines only. */
  inFile: Set<string>;
  /** Receipts matched by a line. */
  seen: Set<number>;
}

/**
 * Matches by payment id; by reference only if no line names the receipt's id. A reference may be paid twice, and the
 * payment missing here is exactly what this comparison must find.
 */
function compare(line: ReportLine, { named, inFile, seen }: CompareState): ReconciledRow {
  if (line.amount === null || (!line.paymentId && !line.reference)) return presentRow('unreadable', line, null);
  const ofReference = named.byReference.get(line.reference) ?? [];
  const exact = line.paymentId ? named.byPayment.get(line.paymentId) : undefined;
  const known = exact ?? ofReference.find(({ id, paymentId }) => !seen.has(id) && !inFile.has(paymentId));
  if (!known) {
    const told = line.paymentId ? undefined : ofReference[0];
    return told ? presentRow('repeated', line, told) : presentRow('missing_here', line, null);
  }
  if (seen.has(known.id)) return presentRow('repeated', line, known);
  seen.add(known.id);
  return presentRow(known.amount === line.amount ? 'matched' : 'amount_differs', line, known);
}

function presentRow(as: ReconciledRow['as'], line: ReportLine | null, receipt: Receipt | null): ReconciledRow {
  return {
    as,
    line: line?.line ?? null,
    payment_id: line?.paymentId || receipt?.paymentId || '',
    reference: line?.reference || receipt?.reference || '',
    amount_there: line?.amount ?? null,
    amount_here: receipt?.amount ?? null,
    paid_at: receipt?.paidAt.toISOString() ?? null,
    outcome: receipt?.outcome ?? null,
    topup_id: receipt?.topupId ?? null,
  };
}

async function readNamed(
  queries: Queries,
  { gateway, lines }: { gateway: string; lines: ReportLine[] },
): Promise<Named> {
  const named: Named = { byPayment: new Map(), byReference: new Map() };
  for (let from = 0; from < lines.length; from += SLICE) {
    const slice = lines.slice(from, from + SLICE);
    const rows = await queries
      .select()
      .from(paymentReceipts)
      .where(
        and(
          eq(paymentReceipts.gateway, gateway),
          or(
            inArray(
              paymentReceipts.paymentId,
              slice.map(({ paymentId }) => paymentId),
            ),
            inArray(
              paymentReceipts.reference,
              slice.map(({ reference }) => reference),
            ),
          ),
        ),
      );
    for (const row of rows) {
      named.byPayment.set(row.paymentId, row);
      const others = named.byReference.get(row.reference) ?? [];
      if (!others.some(({ id }) => id === row.id)) named.byReference.set(row.reference, [...others, row]);
    }
  }
  return named;
}

function readDay(queries: Queries, { gateway, day, now }: { gateway: string; day: string; now: Date }) {
  const { from, to } = periodOf({ date_from: day, date_to: day }, now);
  return queries
    .select()
    .from(paymentReceipts)
    .where(
      and(eq(paymentReceipts.gateway, gateway), gte(paymentReceipts.paidAt, from!), lt(paymentReceipts.paidAt, to!)),
    );
}
