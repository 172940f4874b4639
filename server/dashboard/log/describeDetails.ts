import type { Language } from '../../../contract/languages.ts';
import { businessClock } from '../../platform/businessTime.ts';

/** The fields that actions store, and values that are codes; what is not here is shown as it is. */
interface Words {
  fields: Record<string, string>;
  values: Record<string, string>;
  yes: string;
  no: string;
}

const WORDS: Record<Language, Words> = {
  id: {
    fields: {
      status: 'Status',
      role: 'Peran',
      balance: 'Saldo',
      amount: 'Jumlah',
      count: 'Banyaknya',
      code: 'Kode',
      credits: 'Koin',
      max_uses: 'Pemakaian paling banyak',
      uses: 'Pemakaian',
      starts_at: 'Mulai',
      ends_at: 'Berakhir',
      sessions_ended: 'Sesi diakhiri',
      tasks_ended: 'Tugas diakhiri',
      ended: 'Tugas diakhiri',
      coins_returned: 'Koin dikembalikan',
      items: 'Item',
      item: 'Item',
      removal: 'Penghapusan',
      restored: 'Dipulihkan',
      tries: 'Percobaan',
      outcome: 'Hasil',
      gateway: 'Gateway',
      reference: 'Referensi',
      key: 'Kunci',
      reason: 'Alasan',
      closed: 'Laporan ditutup',
      seen_until: 'Dilihat sampai',
      message: 'Pesan',
      since: 'Sejak',
      holds_from: 'Berlaku sejak',
      coins: 'Koin',
      permille: 'Faktor',
      credit_amount: 'Koin dalam paket',
      rupiah: 'Harga dalam rupiah',
      is_on_sale: 'Dijual',
      flat: 'Biaya tetap dalam rupiah',
      permyriad: 'Persen',
      percent: 'Persen',
    },
    values: {
      active: 'Aktif',
      deactivated: 'Nonaktif',
      user: 'Pengguna',
      admin: 'Admin',
      pending: 'Menunggu',
      processing: 'Sedang dibuat',
      completed: 'Selesai',
      failed: 'Gagal',
      credited: 'Sudah masuk',
      paid_twice: 'Dibayar dua kali',
      wrong_amount: 'Jumlah berbeda',
      wrong_currency: 'Mata uang berbeda',
      unknown_reference: 'Referensi tak dikenal',
      ignored: 'Bukan tentang pembayaran',
      noted: 'Tercatat',
      illegal: 'Melanggar hukum',
      sexual: 'Seksual, atau menampilkan anak',
      person: 'Menampilkan orang tanpa izin',
      rights: 'Memakai karya atau merek orang',
      deceptive: 'Dikira nyata dan menyesatkan',
      other: 'Lainnya',
    },
    yes: 'Ya',
    no: 'Tidak',
  },
  en: {
    fields: {
      status: 'Status',
      role: 'Role',
      balance: 'Balance',
      amount: 'Amount',
      count: 'Number',
      code: 'Code',
      credits: 'Credits',
      max_uses: 'Uses at most',
      uses: 'Uses',
      starts_at: 'Starts',
      ends_at: 'Ends',
      sessions_ended: 'Sessions ended',
      tasks_ended: 'Tasks ended',
      ended: 'Tasks ended',
      coins_returned: 'Credits returned',
      items: 'Items',
      item: 'Item',
      removal: 'Deletion',
      restored: 'Brought back',
      tries: 'Tries',
      outcome: 'Outcome',
      gateway: 'Gateway',
      reference: 'Reference',
      key: 'Key',
      reason: 'Reason',
      closed: 'Reports closed',
      seen_until: 'Seen until',
      message: 'Message',
      since: 'Since',
      holds_from: 'Holds from',
      coins: 'Credits',
      permille: 'Factor',
      credit_amount: 'Credits in the package',
      rupiah: 'Price in rupiah',
      is_on_sale: 'On sale',
      flat: 'Fixed fee in rupiah',
      permyriad: 'Percent',
      percent: 'Percent',
    },
    values: {
      active: 'Active',
      deactivated: 'Deactivated',
      user: 'User',
      admin: 'Admin',
      pending: 'Waiting',
      processing: 'In progress',
      completed: 'Completed',
      failed: 'Failed',
      credited: 'Credited',
      paid_twice: 'Paid twice',
      wrong_amount: 'Another amount',
      wrong_currency: 'Another currency',
      unknown_reference: 'Unknown reference',
      ignored: 'Not about a payment',
      noted: 'Noted',
      illegal: 'Against the law',
      sexual: 'Sexual, or showing minors',
      person: 'Shows a person without consent',
      rights: 'Uses somebody’s work or brand',
      deceptive: 'Passes for real and misleads',
      other: 'Something else',
    },
    yes: 'Yes',
    no: 'No',
  },
};

/** Fields whose texts are codes; elsewhere "other" is what somebody wrote. */
const CODED = new Set(['status', 'role', 'outcome', 'reason']);
/** Parts of one that a field counts. */
const PARTS: Record<string, number> = { permille: 1000, permyriad: 100 };
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/** What an action changed or counted, as the log stores it, in a line: `Status: Nonaktif; Sesi diakhiri: 2`. */
export function describeDetails(details: Record<string, unknown> | null, language: Language): string {
  return describeFields(details ?? {}, language).join('; ');
}

function describeFields(details: object, language: Language): string[] {
  const { fields } = WORDS[language];
  return Object.entries(details).map(
    ([field, value]) => `${fields[field] ?? field.replaceAll('_', ' ')}: ${describeValue(field, value, language)}`,
  );
}

function describeValue(field: string, value: unknown, language: Language): string {
  const { values, yes, no } = WORDS[language];
  if (field === 'is_on_sale') return value === 0 ? no : yes;
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'number')
    return (value / (PARTS[field] ?? 1)).toLocaleString(language, { maximumFractionDigits: 4 });
  if (typeof value === 'string') {
    if (MOMENT.test(value) && !Number.isNaN(Date.parse(value))) return `${businessClock(new Date(value))} WIB`;
    return (CODED.has(field) ? values[value] : undefined) ?? value;
  }
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.map((each) => describeValue(field, each, language)).join(', ');
  const translated = (value as Partial<Record<Language, unknown>>)[language];
  return typeof translated === 'string' ? translated : describeFields(value, language).join(', ');
}
