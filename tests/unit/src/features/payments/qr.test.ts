/** A drawn QRIS code can be read back unchanged and has the quiet zone that scanners need. */
import decodeQR from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { drawQr } from '../../../../../src/features/payments/payment/qr.ts';

const PAYLOAD =
  '00020101021226670015COM.EXAMPLE.WWW01189360000000000000010215MID0000000000010303UMI51440014ID.CO.QRIS.WWW0215ID10200000000010303UMI5204581553033605405500005802ID5921CONTOH KREATOR STUDIO6007JAKARTA61051011062180107INV00010703A016304CB73';

/** Paints the path as a scanner's camera would see it: 4 pixels a module. */
function photograph({ size, path }: { size: number; path: string }) {
  const scale = 4;
  const side = size * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let dy = 0; dy < scale; dy++) {
      for (let dx = 0; dx < Number(length) * scale; dx++) {
        const at = ((Number(y) * scale + dy) * side + Number(x) * scale + dx) * 4;
        data.fill(0, at, at + 3);
      }
    }
  }
  return { width: side, height: side, data };
}

describe('the QRIS code', () => {
  it('is read back by a decoder, to the letter', () => {
    expect(decodeQR(photograph(drawQr(PAYLOAD)))).toBe(PAYLOAD);
  });

  it('has the four light modules around it that scanners need', () => {
    const { size, path } = drawQr('KILAS');
    const dark = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, length]) => ({
      x: Number(x),
      end: Number(x) + Number(length),
      y: Number(y),
    }));
    expect(Math.min(...dark.map(({ x }) => x))).toBe(4);
    expect(Math.min(...dark.map(({ y }) => y))).toBe(4);
    expect(Math.max(...dark.map(({ end }) => end))).toBe(size - 4);
  });
});
