/**
 * The gateway's report is read in all its formats: received money is a line, fees and refunds are skipped, and an
 * ambiguous amount is refused.
 */
import { describe, expect, it } from 'vitest';
import { readReport } from '../../../../server/payments/readReport.ts';

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

  // Columns as https://docs.xendit.co/docs/balance-report has them: fee and tax stand on lines of their own.
  it('reads the balance report, whose fees, taxes, reversals and refunds are no payments', () => {
    const head =
      'Product ID,Transaction ID,Transaction Type,Line Type,Payment Channel,Reference,Currency,Amount,Balance,Debit or Credit,Created Date ISO,Time Zone,Created Date,Payment Date';
    const line = (type: string, lineType: string, amount: string, side: string, zone = '+0700 UTC') =>
      `6512ab,txn-1,${type},${lineType},BCA,TOP-1,IDR,"${amount}","1,000,000",${side},2026-11-20T17:30:00.000Z,${zone},"21 Nov 2026, 00:30",`;
    const { lines, passedOver } = readReport(
      `\uFEFF${[
        head,
        line('VA PAYMENT', 'TRANSACTION', '50,440', 'CREDIT'),
        line('EWALLET PAYMENT', 'TRANSACTION', '28,440.00', 'CREDIT', '+0000 UTC'),
        line('VA PAYMENT', 'FEE', '4,000', 'DEBIT'),
        line('VA PAYMENT', 'VAT', '440', 'DEBIT'),
        line('VA PAYMENT', 'FEE_REVERSAL', '4,000', 'CREDIT'),
        line('VA PAYMENT', 'TRANSACTION_REVERSAL', '50,440', 'DEBIT'),
        line('REFUND', 'TRANSACTION', '50,440', 'DEBIT'),
        line('DISBURSEMENT', 'TRANSACTION', '90,000', 'DEBIT'),
        line('WITHDRAWAL', 'TRANSACTION', '90,000', 'DEBIT'),
      ].join('\r\n')}\r\n`,
    );
    expect(lines.map(({ line: place, amount }) => [place, amount])).toEqual([
      [2, 50_440],
      [3, 28_440],
    ]);
    expect(passedOver).toBe(7);
  });

  it('reads what a spreadsheet with Indonesian settings made of it', () => {
    const rows = ['1.250.440,00', '28.440', 'Rp 28.440', 'IDR 28.440,0', '500', '28440,00'];
    const semicolons = `Reference;Amount;Note\r\n${rows.map((amount, row) => `R${row};${amount};"a, b"`).join('\r\n')}`;
    const read = [1_250_440, 28_440, 28_440, 28_440, 500, 28_440];
    expect(readReport(semicolons).lines.map(({ amount }) => amount)).toEqual(read);
    const tabs = `Reference\tAmount\n${rows.map((amount, row) => `R${row}\t${amount}`).join('\n')}`;
    expect(readReport(tabs).lines.map(({ amount }) => amount)).toEqual(read);
  });

  it.each(['28.4', '28,44', '28.4400', '1.28,440', '28..440', '1e3', '0x10', '12345678901234', 'Rp', '28.440,50'])(
    'does not take %j for an amount',
    (amount) => {
      expect(readReport(`reference;amount\nR;${amount}`).lines).toMatchObject([{ amount: null }]);
    },
  );

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
