import type { AuditEntry, Cause } from '../../contract/activity.ts';
import type { Language } from '../../contract/limits.ts';
import { businessClock } from '../platform/businessTime.ts';
import type { ActivityParts } from './activityParts.ts';
import type { AuditFilters } from './auditFilters.ts';
import { readAuditSlices } from './readAuditTrail.ts';

const SLICE = 1000;
/** Spreadsheet programs read UTF-8 only behind this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

const COLUMNS: Record<Language, string[]> = {
  id: ['ID', 'Waktu (WIB)', 'Jenis', 'Jumlah koin', 'Saldo', 'Hasil', 'Sebab', 'Keterangan', 'Referensi'],
  en: ['ID', 'Time (WIB)', 'Type', 'Credits', 'Balance', 'Outcome', 'Cause', 'Description', 'Reference'],
};

/** The audit trail as a CSV file (RFC 4180), written while it is read. */
export function exportCsv({
  parts,
  userId,
  filters,
  language,
}: {
  parts: ActivityParts;
  userId: string;
  filters: AuditFilters;
  language: Language;
}): Response {
  const slices = readAuditSlices({ parts, userId, filters, sliceSize: SLICE });
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(BYTE_ORDER_MARK + line(COLUMNS[language]))),
    async pull(controller) {
      const { done, value } = await slices.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value.map((entry) => line(cellsOf(entry))).join('')));
    },
    async cancel() {
      await slices.return(undefined);
    },
  });
  const day = businessClock(parts.clock.now()).slice(0, 10);
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="kilas-${day}.csv"`,
      'Cache-Control': 'no-store',
    },
  });
}

function cellsOf(entry: AuditEntry): (string | number)[] {
  const { text, reference } = describe(entry.cause);
  return [
    entry.id,
    businessClock(new Date(entry.created_at)),
    entry.transaction_type,
    entry.amount,
    entry.balance_after,
    entry.outcome ?? '',
    entry.cause.type,
    text,
    reference,
  ];
}

function describe(cause: Cause): { text: string; reference: string } {
  switch (cause.type) {
    case 'task':
      return { text: cause.prompt, reference: cause.id };
    case 'invoice':
      return { text: cause.number, reference: cause.reference_id };
    case 'voucher':
      return { text: cause.code, reference: '' };
    case 'admin':
      return { text: cause.reason, reference: '' };
    case 'account':
      return { text: '', reference: '' };
  }
}

function line(cells: (string | number)[]): string {
  return `${cells.map((cell) => (typeof cell === 'number' ? String(cell) : quote(cell))).join(',')}\r\n`;
}

/**
 * Text that a spreadsheet program would take for a formula gets an apostrophe in front (OWASP, "CSV Injection"): a
 * prompt is whatever somebody typed. Also after spaces, which some programs skip.
 */
function quote(text: string): string {
  const harmless = /^\s*[=+\-@|%\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
