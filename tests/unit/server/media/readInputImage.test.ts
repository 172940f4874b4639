/**
 * Anything but a complete JPEG, PNG or WebP of reasonable size is refused, in more than sixty disguises. What is
 * accepted is re-encoded without the rest of the file.
 */
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readInputImage } from '../../../../server/media/readInputImage.ts';
import { ApiError } from '../../../../server/platform/http/apiError.ts';

const SCRIPT = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const noise = sharp({
  create: {
    width: 90,
    height: 70,
    channels: 3,
    background: '#000',
    noise: { type: 'gaussian', mean: 128, sigma: 50 },
  },
});
const whole = {
  jpeg: await noise
    .clone()
    .withExif({ IFD3: { GPSLatitude: '6/1 12/1 0/1' } })
    .jpeg()
    .toBuffer(),
  png: await noise.clone().png().toBuffer(),
  webp: await noise.clone().webp().toBuffer(),
};
/** The first bytes identify the three formats. */
const MAGIC = {
  jpeg: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  png: whole.png.subarray(0, 8),
  webp: whole.webp.subarray(0, 12),
};
const FORMATS = ['jpeg', 'png', 'webp'] as const;

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

/** A PNG that claims this many pixels and has hardly any. */
function claimedPng(width: number, height: number, data = deflateSync(Buffer.alloc(100))): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([MAGIC.png, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

const text = (content: string) => Buffer.from(content, 'latin1');
const bad: [string, Buffer | string][] = [
  ['nothing', Buffer.alloc(0)],
  ['no base64', '???'],
  ['an address of data without data', 'data:image/png;base64,'],
  ['an address of another place', 'https://contoh.id/a.png'],
  ['a path', '../../etc/passwd'],
  ['an SVG with a script', text(SCRIPT)],
  ['a packed SVG', gzipSync(SCRIPT)],
  ['a gzip bomb', gzipSync(Buffer.alloc(20_000_000))],
  ['a GIF', text('GIF89a\x01\x00\x01\x00\x00\x00\x00;')],
  ['a GIF with a photo behind it', Buffer.concat([text('GIF89a/*'), whole.jpeg])],
  ['a BMP', Buffer.concat([text('BM'), Buffer.alloc(60)])],
  ['a TIFF', await noise.clone().tiff().toBuffer()],
  ['an AVIF', await noise.clone().resize(20).avif({ effort: 0 }).toBuffer()],
  ['an icon', Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), Buffer.alloc(60)])],
  ['a Photoshop file', text('8BPS\x00\x01')],
  ['a PDF', text('%PDF-1.7\n1 0 obj<</JS(app.alert(1))>>')],
  ['PostScript', text('%!PS\n(/etc/passwd) run')],
  ['HTML', text('<html><script>alert(1)</script>')],
  ['a script', text('#!/bin/sh\nrm -rf /')],
  ['a program', text('\x7fELF\x02\x01\x01')],
  ['a ZIP', text('PK\x03\x04')],
  ['a clip', Buffer.concat([Buffer.from([0, 0, 0, 24]), text('ftypisom'), Buffer.alloc(40)])],
  ['a MVG drawing', text('push graphic-context\nimage over 0,0 0,0 "label:@/etc/passwd"')],
  [
    'an XML with an entity',
    text('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'),
  ],
  ['2.5 billion pixels', claimedPng(50_000, 50_000)],
  ['one pixel too many', claimedPng(5001, 5000)],
  ['the longest side there is', claimedPng(2 ** 31 - 1, 16)],
  ['more sides than a number holds', claimedPng(2 ** 32 - 1, 2 ** 32 - 1)],
  ['no pixels', claimedPng(0, 0)],
  ['a single pixel', claimedPng(1, 1)],
  ['a line', claimedPng(4000, 15)],
  ['a PNG that unpacks to far more than it says', claimedPng(64, 64, deflateSync(Buffer.alloc(10)))],
  ['a PNG whose data are no data', claimedPng(64, 64, text('this is not packed'))],
  ['a RIFF that is a sound', text('RIFF\x24\x00\x00\x00WAVEfmt ')],
  ['a RIFF that is a film', text('RIFF\x24\x00\x00\x00AVI LIST')],
];
for (const format of FORMATS) {
  const others = FORMATS.filter((other) => other !== format);
  bad.push(
    [`${format}: its first bytes alone`, MAGIC[format]],
    [`${format}: HTML behind its first bytes`, Buffer.concat([MAGIC[format], text('<html>')])],
    [`${format}: an SVG behind its first bytes`, Buffer.concat([MAGIC[format], text(SCRIPT)])],
    [`${format}: zeros behind its first bytes`, Buffer.concat([MAGIC[format], Buffer.alloc(5000)])],
    ...others.map((other): [string, Buffer] => [
      `${format}: a ${other} behind its first bytes`,
      Buffer.concat([MAGIC[format], whole[other]]),
    ]),
    ...[0.05, 0.2, 0.4, 0.6, 0.8].map((share): [string, Buffer] => [
      `${format}: ${share * 100} % of a photo`,
      whole[format].subarray(0, Math.floor(whole[format].length * share)),
    ]),
  );
}

const encoded = (file: Buffer | string) => (typeof file === 'string' ? file : file.toString('base64'));

describe('a file that is no picture of ours', () => {
  it('comes in more than sixty kinds', () => expect(bad.length).toBeGreaterThanOrEqual(60));

  it.each(bad)('is refused: %s', async (_, file) => {
    const refusal = await readInputImage(encoded(file), 'image_base64').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ApiError);
    expect(refusal).toMatchObject({ status: 422 });
  });

  it.each(['???', 'https://contoh.id/foto.png', 'data:image/png,%89PNG'])(
    'and is not base64: the refusal names the form (%s)',
    async (text) => {
      const refusal = await readInputImage(text, 'image_base64').catch((error: unknown) => error);
      expect(refusal).toMatchObject({ body: { fields: { image_base64: { code: 'image_not_base64' } } } });
    },
  );
});

describe('a picture with something else in it', () => {
  it.each(FORMATS)('is drawn anew: %s with a script, an archive and a place on earth', async (format) => {
    const file = Buffer.concat([whole[format], text(SCRIPT), text('PK\x03\x04'), text('<?php system("id"); ?>')]);
    const { main, thumbnail } = await readInputImage(encoded(file), 'image_base64');
    for (const kept of [main, thumbnail]) {
      expect(kept.includes('script') || kept.includes('PK\x03\x04') || kept.includes('php')).toBe(false);
      const { format: drawn, exif } = await sharp(kept).metadata();
      expect([drawn, exif]).toEqual(['webp', undefined]);
    }
  });
});
