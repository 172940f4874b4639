import { describe, expect, it } from 'vitest';
import { readReport } from '../../../../server/payments/reconcile/readReport.ts';

describe('the gateway’s report', () => {
  it('is read by the names of its API and of its dashboard, with either delimiter, quotes and a byte order mark', () => {
    const api = 'id,product_id,type,status,reference_id,currency,amount,cashflow\n';
    expect(readReport(`${api}txn_1,py-1,PAYMENT,SUCCESS,TUA-1,IDR,28440,MONEY_IN\n`)).toEqual({
      lines: [{ line: 2, paymentId: 'py-1', reference: 'TUA-1', amount: 28_440 }],
      passedOver: 0,
    });
    const dashboard = '\uFEFF"Product ID";"Reference ID";"Transaction Type";"Amount"\r\n';
    expect(readReport(`${dashboard}"py-2";"TU;""B""-1";"Payment";"28,440.00"\r\n`).lines).toEqual([
      { line: 2, paymentId: 'py-2', reference: 'TU;"B"-1', amount: 28_440 },
    ]);
  });

  // Columns and statuses as https://docs.xendit.co/docs/detailed-transactions-report has them.
  it('reads the dashboard’s detailed report, where money that came may have been given back since', () => {
    const head =
      'Status,Type,Channel,Channel Name,Currency,Amount,Total Fee,Total VAT,Net Amount,Settlement Status,Reference,Product ID,Transaction ID';
    const line = (status: string, type = 'PAYMENT') =>
      `${status},${type},VIRTUAL_ACCOUNT,BCA,IDR,50440,4000,440,46000,PENDING,TOP-${status},py-${status},txn-${status}`;
    const came = ['SUCCESSFUL', 'Success', 'PARTIALLY_REFUNDED', 'REFUND_PENDING', 'REFUNDED'];
    const not = ['FAILED', 'PENDING', 'REVERSED', 'VOIDED'];
    const csv = [head, ...[...came, ...not].map((status) => line(status)), line('SUCCESSFUL', 'REFUND')].join('\r\n');
    const { lines, passedOver } = readReport(csv);
    expect(lines.map(({ reference, paymentId, amount }) => [reference, paymentId, amount])).toEqual(
      came.map((status) => [`TOP-${status}`, `py-${status}`, 50_440]),
    );
    expect(passedOver).toBe(5);
  });

  it('passes over what is no money that came, and keeps what cannot be read', () => {
    const head = 'reference_id,type,status,cashflow,currency,amount\n';
    const { lines, passedOver } = readReport(
      [
        `${head}A,REFUND,SUCCESS,MONEY_OUT,IDR,5000`,
        'B,PAYMENT,FAILED,MONEY_IN,IDR,5000',
        'C,PAYMENT,SUCCESS,MONEY_IN,USD,5000',
        'D,PAYMENT,SUCCESS,MONEY_IN,IDR,50.5',
        'E,PAYMENT,SUCCESS,MONEY_IN,IDR,-3',
      ].join('\n'),
    );
    expect(passedOver).toBe(3);
    expect(lines.map(({ reference, amount }) => [reference, amount])).toEqual([
      ['D', null],
      ['E', null],
    ]);
  });

  it.each(['', 'hello', 'reference_id,fee\nA,1', 'amount\n5', 'amount,reference_id\n"5,A'])('refuses %j', (csv) => {
    expect(() => readReport(csv)).toThrow(expect.objectContaining({ code: 'validation_failed' }));
  });

  it('refuses more lines than it may have', () => {
    expect(() => readReport(`amount,reference_id\n${'5,A\n'.repeat(20_001)}`)).toThrow();
    expect(readReport(`amount,reference_id\n${'5,A\n'.repeat(20_000)}`).lines).toHaveLength(20_000);
  });
});
