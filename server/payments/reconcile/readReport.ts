import { parse } from 'csv-parse/sync';
import { MAX_REPORT_LINES } from '../../../contract/limits.ts';
import { fieldError } from '../../platform/http/apiError.ts';

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
  cashflow: ['cashflow'],
  currency: ['currency'],
} as const;
type Column = keyof typeof NAMES;

/**
 * Values that mark a line as an incoming payment, in the gateway's API and its dashboard's reports; a missing column does
 * not exclude a line. Refunded payments count, since they did arrive and have a receipt here.
 */
const WANTED: Partial<Record<Column, readonly string[]>> = {
  type: ['PAYMENT', 'PAYMENTS'],
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
  cashflow: ['MONEY_IN'],
  currency: ['IDR'],
};

/**
 * Reads the gateway's transactions report.
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
    const isPayment = Object.entries(WANTED).every(([column, words]) => {
      const word = cell(column as Column)
        .toUpperCase()
        .replaceAll(/[\s-]+/g, '_');
      return placeOf(column as Column) < 0 || words.includes(word);
    });
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
      delimiter: csv.slice(0, csv.indexOf('\n') + 1 || undefined).includes(';') ? ';' : ',',
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

/** "28440", "28440.00" and "28,440" are the same amount; null for anything but whole rupiah. */
function rupiahOf(text: string): number | null {
  if (!/^\d{1,3}(,\d{3})*(\.0{1,2})?$|^\d{1,12}(\.0{1,2})?$/.test(text)) return null;
  return Number(text.replaceAll(',', ''));
}
