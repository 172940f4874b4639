/** What an admin changed is told in words of the account's language, whatever the action stored. */
import { expect, it } from 'vitest';
import { describeDetails } from '../../../../server/dashboard/log/describeDetails.ts';

it.each([
  [
    { status: 'deactivated', sessions_ended: 2, tasks_ended: 0, coins_returned: 1250 },
    'Status: Nonaktif; Sesi diakhiri: 2; Tugas diakhiri: 0; Koin dikembalikan: 1.250',
    'Status: Deactivated; Sessions ended: 2; Tasks ended: 0; Credits returned: 1,250',
  ],
  [{ role: 'admin' }, 'Peran: Admin', 'Role: Admin'],
  [
    { count: 3, credits: 50, max_uses: 1, starts_at: null, ends_at: '2026-11-30T16:59:00.000Z' },
    'Banyaknya: 3; Koin: 50; Pemakaian paling banyak: 1; Mulai: –; Berakhir: 2026-11-30 23:59:00 WIB',
    'Number: 3; Credits: 50; Uses at most: 1; Starts: –; Ends: 2026-11-30 23:59:00 WIB',
  ],
  [
    { permyriad: 250, flat: 4000 },
    'Persen: 2,5; Biaya tetap dalam rupiah: 4.000',
    'Percent: 2.5; Fixed fee in rupiah: 4,000',
  ],
  [{ permille: 1500 }, 'Faktor: 1,5', 'Factor: 1.5'],
  [
    { rupiah: 50_000, is_on_sale: 0 },
    'Harga dalam rupiah: 50.000; Dijual: Tidak',
    'Price in rupiah: 50,000; On sale: No',
  ],
  [
    { message: { id: 'Sedang dirawat', en: 'Under maintenance' }, since: '2026-11-28T03:00:00.000Z' },
    'Pesan: Sedang dirawat; Sejak: 2026-11-28 10:00:00 WIB',
    'Message: Under maintenance; Since: 2026-11-28 10:00:00 WIB',
  ],
  [
    { reason: 'rights', item: 'a1' },
    'Alasan: Memakai karya atau merek orang; Item: a1',
    'Reason: Uses somebody’s work or brand; Item: a1',
  ],
  [
    { outcome: 'wrong_amount', reference: 'X', amount: 1 },
    'Hasil: Jumlah berbeda; Referensi: X; Jumlah: 1',
    'Outcome: Another amount; Reference: X; Amount: 1',
  ],
  // Written by another release.
  [
    { some_field: 'some_value', list: [1, { a: true }] },
    'some field: some_value; list: 1, a: Ya',
    'some field: some_value; list: 1, a: Yes',
  ],
  // What somebody wrote or a gateway sent is not read as a moment or a code.
  [
    { reference: '2026-11-28T10:00 ditunda', key: '2026-99-99T10:00:00Z', code: 'active' },
    'Referensi: 2026-11-28T10:00 ditunda; Kunci: 2026-99-99T10:00:00Z; Kode: active',
    'Reference: 2026-11-28T10:00 ditunda; Key: 2026-99-99T10:00:00Z; Code: active',
  ],
  [{}, '', ''],
])('%j', (details, indonesian, english) => {
  expect(describeDetails(details, 'id')).toBe(indonesian);
  expect(describeDetails(details, 'en')).toBe(english);
});

it('is empty where nothing was stored', () => {
  expect(describeDetails(null, 'id')).toBe('');
});
