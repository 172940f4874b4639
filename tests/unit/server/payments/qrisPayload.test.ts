/** A QRIS payload follows the EMV format to its exact end and carries the right checksum, whatever the amount. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { crc16, qrisPayload } from '../../../../server/payments/sandbox/qrisPayload.ts';

it('computes the checksum of the EMV specification', () => {
  expect(crc16('123456789')).toBe('29B1');
});

it('agrees with a worked example', () => {
  const example =
    '00020101021226670015COM.EXAMPLE.WWW01189360000000000000010215MID0000000000010303UMI51440014ID.CO.QRIS.WWW0215ID10200000000010303UMI5204581553033605405500005802ID5921CONTOH KREATOR STUDIO6007JAKARTA61051011062180107INV00010703A016304';
  expect(crc16(example)).toBe('CB73');
});

it('writes fields that can be walked to the exact end, whatever the amount', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.stringMatching(/^[A-Z0-9-]{1,40}$/),
      (amount, reference) => {
        const payload = qrisPayload({ amount, reference });
        let at = 0;
        let found = '';
        while (at < payload.length) {
          const [tag, length] = [payload.slice(at, at + 2), Number(payload.slice(at + 2, at + 4))];
          if (tag === '54') found = payload.slice(at + 4, at + 4 + length);
          at += 4 + length;
        }
        expect([at, found, payload.slice(-4)]).toEqual([payload.length, String(amount), crc16(payload.slice(0, -4))]);
        expect(payload.length).toBeLessThanOrEqual(512);
      },
    ),
  );
});
