/** The activity screen's search params hold every filter of the audit trail; invalid values are dropped. */
import { describe, expect, it } from 'vitest';
import { readActivitySearch } from '../../../../../src/features/activity/searchParams.ts';

describe('the address of the activity screen', () => {
  it('carries every filter of the audit trail', () => {
    const filters = {
      page: 2,
      limit: 50,
      transaction_type: 'usage',
      date_from: '2026-11-01',
      date_to: '2026-11-30',
      month: 11,
      year: 2026,
      amount_min: 5,
      amount_max: 500,
      search: '#123',
    };
    expect(readActivitySearch(filters)).toEqual({ ...filters, view: undefined });
  });

  it('drops what is none', () => {
    const read = readActivitySearch({
      view: 'list',
      transaction_type: 'spend',
      month: 13,
      amount_min: 'many',
      page: 0,
      date_from: '21-11-2026',
      search: 'kopi',
    });
    expect(read).toEqual({ search: 'kopi' });
  });
});
