import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { dataOf, pageOf } from './primitives.ts';
import { Redemption, Voucher, VoucherCode, VouchersQuery } from './schemas/vouchers.ts';

export * from './schemas/vouchers.ts';

export const vouchersEndpoints = {
  redeem: endpoint('POST /vouchers/redeem', {
    access: 'user',
    summary: 'Redeem a voucher code',
    body: v.object({ code: VoucherCode }),
    reply: dataOf(Redemption),
    isIdempotent: true,
  }),
  vouchers: endpoint('GET /admin/vouchers/', {
    access: 'admin',
    summary: 'Vouchers, newest first',
    query: VouchersQuery,
    reply: pageOf(Voucher),
  }),
};
