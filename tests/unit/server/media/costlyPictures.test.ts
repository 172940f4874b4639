/**
 * Small files that would take a decoder very long are refused before anything is decoded; ordinary pictures that only
 * look like them are not.
 */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { countScans } from '../../../../server/media/countScans.ts';
import { readInputImage } from '../../../../server/media/readInputImage.ts';

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a7' }, limitInputPixels: false });
const read = (file: Buffer) => readInputImage(file.toString('base64'), 'image_base64');
const refusalOf = (file: Buffer) =>
  read(file).then(
    () => 'accepted',
    ({ extra }) => extra.fields.image_base64.code,
  );

function segment(marker: number, content: number[] | Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, Buffer.from(content)]);
}

/** A valid progressive JPEG that sends each coefficient of a grey picture in scans of its own, all of them empty. */
function manyScans({ coefficients }: { coefficients: number }): Buffer {
  const table = (kind: number, symbol: number) => segment(0xc4, [kind, 1, ...Array<number>(15).fill(0), symbol]);
  const scan = (first: number, bits: number, data: number[]) =>
    Buffer.concat([segment(0xda, [1, 1, 0, first, first, bits]), Buffer.from(data)]);
  const scans = Array.from({ length: coefficients }, (_, index) => [
    scan(index + 1, 0x01, [0x0f]),
    scan(index + 1, 0x10, [0x0f]),
  ]).flat();
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    segment(0xc2, [8, 0, 16, 0, 16, 1, 1, 0x11, 0]),
    table(0x00, 0),
    table(0x10, 0x00),
    scan(0, 0x00, [0x0f]),
    ...scans,
    Buffer.from([0xff, 0xd9]),
  ]);
}

describe('a picture that costs more than its size tells', () => {
  it('is refused as a JPEG of more scans than encoders write', async () => {
    const bomb = manyScans({ coefficients: 63 });
    expect(countScans(bomb)).toBe(127);
    expect(await refusalOf(bomb)).toBe('image_unreadable');
    // The same with few scans is a picture.
    expect(await refusalOf(manyScans({ coefficients: 4 }))).toBe('accepted');
  });

  it('is refused with a side longer than a JPEG’s can be', async () => {
    expect(await refusalOf(await flat(70_000, 16).png().toBuffer())).toBe('image_unreadable');
    expect(await refusalOf(await flat(16, 70_000).png().toBuffer())).toBe('image_unreadable');
    expect(await refusalOf(await flat(20_000, 400).png().toBuffer())).toBe('accepted');
  });
});

describe('the scans of a JPEG', () => {
  it('are those of the picture: neither its thumbnail’s nor bytes that look like a marker count', async () => {
    const photo = await flat(64, 64).jpeg({ progressive: true }).toBuffer();
    const scans = countScans(photo);
    expect(scans).toBeGreaterThan(1);
    expect(scans).toBeLessThan(20);
    const lookalikes = Buffer.alloc(2000, Buffer.from([0xff, 0xda]));
    const dressed = Buffer.concat([photo.subarray(0, 2), segment(0xe1, lookalikes), photo.subarray(2), lookalikes]);
    expect(countScans(dressed)).toBe(scans);
    expect(await refusalOf(dressed)).toBe('accepted');
  });

  it('are counted in whatever begins like a JPEG', () => {
    for (const rest of [[], [0xff], [0xff, 0xff, 0xff], [0xff, 0xe1], [0xff, 0xe1, 0xff], [0xff, 0xe1, 0, 0]])
      expect(countScans(Buffer.from([0xff, 0xd8, ...rest]))).toBe(0);
  });
});
