import type { AuditEntry, Cause, TransactionType, USAGE_OUTCOMES } from '../../contract/activity.ts';
import type { Language } from '../../contract/languages.ts';
import { businessClock } from '../platform/businessTime.ts';
import { type Cell, csvFile } from '../platform/http/csvFile.ts';
import type { ActivityDeps } from './activityDeps.ts';
import type { AuditFilters } from './auditFilters.ts';
import { readAuditSlices } from './readAuditTrail.ts';

const SLICE = 1000;

const COLUMNS: Record<Language, string[]> = {
  id: ['ID', 'Waktu (WIB)', 'Jenis', 'Jumlah koin', 'Saldo', 'Hasil', 'Sebab', 'Keterangan', 'Referensi'],
  en: ['ID', 'Time (WIB)', 'Type', 'Credits', 'Balance', 'Outcome', 'Cause', 'Description', 'Reference'],
};

/** The words of the screen (useActivityLabels) for what a line is, in the account's language like the headings. */
const TYPES: Record<Language, Record<TransactionType, string>> = {
  id: {
    purchase: 'Isi saldo',
    bonus: 'Bonus',
    redemption: 'Voucher',
    grant: 'Hadiah',
    usage: 'Pemakaian',
    refund: 'Pengembalian',
    adjustment: 'Penyesuaian',
  },
  en: {
    purchase: 'Top-up',
    bonus: 'Bonus',
    redemption: 'Voucher',
    grant: 'Gift',
    usage: 'Usage',
    refund: 'Returned',
    adjustment: 'Adjustment',
  },
};
const OUTCOMES: Record<Language, Record<(typeof USAGE_OUTCOMES)[number], string>> = {
  id: { held: 'Ditahan', charged: 'Terpakai', returned: 'Sudah kembali' },
  en: { held: 'Reserved', charged: 'Charged', returned: 'Refunded' },
};
const CAUSES: Record<Language, Record<Cause['type'], string>> = {
  id: { task: 'Karya', invoice: 'Invoice', voucher: 'Voucher', admin: 'Admin', account: 'Akun' },
  en: { task: 'Item', invoice: 'Invoice', voucher: 'Voucher', admin: 'Admin', account: 'Account' },
};

/** The audit trail as a CSV file (RFC 4180), written while it is read. */
export function exportCsv({
  deps,
  userId,
  filters,
  language,
}: {
  deps: ActivityDeps;
  userId: string;
  filters: AuditFilters;
  language: Language;
}): Response {
  return csvFile({
    name: `kilas-${businessClock(deps.clock.now()).slice(0, 10)}`,
    columns: COLUMNS[language],
    slices: readAuditSlices({ deps, userId, filters, sliceSize: SLICE }),
    cellsOf: (entry) => cellsOf(entry, language),
  });
}

function cellsOf(entry: AuditEntry, language: Language): Cell[] {
  const { text, reference } = describe(entry.cause);
  return [
    entry.id,
    businessClock(new Date(entry.created_at)),
    TYPES[language][entry.transaction_type],
    entry.amount,
    entry.balance_after,
    entry.outcome ? OUTCOMES[language][entry.outcome] : '',
    CAUSES[language][entry.cause.type],
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
