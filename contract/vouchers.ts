import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { dataOf, IdParams, PageQuery, pageOf } from './primitives.ts';
import { NewVoucher, Redemption, Voucher, VoucherCode } from './schemas/vouchers.ts';

export * from './schemas/vouchers.ts';

export const vouchersEndpoints = {
  redeem: endpoint('POST /vouchers/redeem', {
    access: 'user',
    summary: 'Redeem a voucher code',
    body: v.object({ code: VoucherCode }),
    reply: dataOf(Redemption),
    isIdempotent: true,
  }),
  createVoucher: endpoint('POST /admin/vouchers/', {
    access: 'admin',
    summary: 'Create a voucher',
    body: NewVoucher,
    reply: dataOf(Voucher),
    status: 201,
  }),
  vouchers: endpoint('GET /admin/vouchers/', {
    access: 'admin',
    summary: 'All vouchers, newest first',
    query: v.object(PageQuery),
    reply: pageOf(Voucher),
  }),
  disableVoucher: endpoint('POST /admin/vouchers/{id}/disable', {
    access: 'admin',
    summary: 'Stop a voucher',
    params: IdParams,
    reply: dataOf(Voucher),
  }),
};
