import { parse } from 'csv-parse/sync';
import { MAX_REPORT_LINES } from '../../contract/limits.ts';
import { fieldError } from '../platform/http/apiError.ts';

/** A line of the gateway's report about an incoming payment. Amounts that are not whole rupiah are null. */
export interface ReportLine {
  line: number;
  paymentId: string;
  reference: string;
  amount: number | null;
}

/** Names of columns in the gateway's API and in its dashboard, regardless of case and spaces. */
const NAMES = {
  paymentId: ['product_id', 'payment_id'],
  reference: ['reference_id', 'reference', 'external_id'],
  amount: ['amount', 'transaction_amount'],
  type: ['type', 'transaction_type'],
  status: ['status', 'transaction_status'],
  cashflow: ['cashflow', 'debit_or_credit'],
  lineType: ['line_type'],
  currency: ['currency'],
} as const;
type Column = keyof typeof NAMES;

/**
 * Values that mark a line as an incoming payment, in the gateway's API and its dashboard's reports; a missing column does
 * not exclude a line. Refunded payments count, since they did arrive and have a receipt here.
 */
const WANTED: Partial<Record<Column, readonly string[]>> = {
  status: [
    'SUCCESS',
    'SUCCESSFUL',
    'SUCCEEDED',
    'SETTLED',
    'COMPLETED',
    'PAID',
    'PARTIALLY_REFUNDED',
    'REFUND_PENDING',
    'REFUNDED',
  ],
  cashflow: ['MONEY_IN', 'CREDIT'],
  // The balance report tells what the gateway keeps for itself on lines of its own.
  lineType: ['TRANSACTION'],
  currency: ['IDR'],
};

/** The balance report names the channel, too: VA PAYMENT, EWALLET PAYMENT. */
const PAYMENT = /(^|_)PAYMENTS?$/;

/**
 * Reads the gateway's transactions report, or its balance report.
 * @throws ApiError validation_failed (report_unreadable without the columns or as no CSV, report_too_large)
 */
export function readReport(csv: string): { lines: ReportLine[]; passedOver: number } {
  const [head, ...records] = readRecords(csv);
  const names = (head?.record ?? []).map((name) =>
    name
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_-]+/g, '_'),
  );
  const placeOf = (column: Column) => names.findIndex((name) => (NAMES[column] as readonly string[]).includes(name));
  if (placeOf('amount') < 0 || (placeOf('reference') < 0 && placeOf('paymentId') < 0))
    throw fieldError('csv', 'report_unreadable');
  if (records.length > MAX_REPORT_LINES) throw fieldError('csv', 'report_too_large');
  const read = records.map(({ record, line }) => {
    const cell = (column: Column) => record[placeOf(column)]?.trim() ?? '';
    const wordOf = (column: Column) =>
      cell(column)
        .toUpperCase()
        .replaceAll(/[\s-]+/g, '_');
    const isPayment =
      (placeOf('type') < 0 || PAYMENT.test(wordOf('type'))) &&
      Object.entries(WANTED).every(
        ([column, words]) => placeOf(column as Column) < 0 || words.includes(wordOf(column as Column)),
      );
    return isPayment
      ? { line, paymentId: cell('paymentId'), reference: cell('reference'), amount: rupiahOf(cell('amount')) }
      : null;
  });
  const lines = read.filter((line) => line !== null);
  return { lines, passedOver: read.length - lines.length };
}

function readRecords(csv: string): { record: string[]; line: number }[] {
  try {
    const records = parse(csv, {
      bom: true,
      delimiter: delimiterOf(csv.slice(0, csv.indexOf('\n') + 1 || undefined)),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      to: MAX_REPORT_LINES + 2,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return records.map(({ record, info }) => ({ record, line: info.lines }));
  } catch {
    throw fieldError('csv', 'report_unreadable');
  }
}

/** A spreadsheet with Indonesian settings saves with semicolons; some programs with tabs. @param head the first line */
function delimiterOf(head: string): string {
  const counts = [',', ';', '\t'].map((sign) => [sign, head.split(sign).length] as const);
  return counts.reduce((most, next) => (next[1] > most[1] ? next : most))[0];
}

const WHOLE = [
  /^\d{1,12}(?:[.,]0{1,2})?$/,
  /^\d{1,3}(?:,\d{3}){1,3}(?:\.0{1,2})?$/,
  /^\d{1,3}(?:\.\d{3}){1,3}(?:,0{1,2})?$/,
];

/**
 * "28440", "28440.00", "28,440" and, as Indonesian spreadsheets save it, "28.440,00" and "Rp 28.440" are the same amount;
 * null for anything but whole rupiah. Rupiah have no thousandths, so three digits behind a point are thousands.
 */
function rupiahOf(text: string): number | null {
  const amount = text.replace(/^(?:Rp\.?|IDR)\s*/i, '');
  if (!WHOLE.some((form) => form.test(amount))) return null;
  return Number(amount.replace(/[.,]0{1,2}$/, '').replaceAll(/[.,]/g, ''));
}
