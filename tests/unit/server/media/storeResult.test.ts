/**
 * A picture without previews gets its own, a clip without previews neutral ones in its ratio, and their bytes are
 * counted.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resultKey } from '../../../../server/media/storageKeys.ts';
import { storeResult } from '../../../../server/media/storeResult.ts';
import { fileStorage } from '../../../../server/platform/storage/fileStorage.ts';
import { StorageAway } from '../../../../server/platform/storage/storage.ts';
import { breakingStorage } from '../../../support/breakingStorage.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kilas-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const sizeOf = async (variant: 'poster' | 'thumbnail') =>
  (await fileStorage(folder).stat(resultKey('a', variant)))!.size;

async function shapeOf(variant: 'poster' | 'thumbnail') {
  const { format, width, height } = await sharp(
    await buffer(await fileStorage(folder).open(resultKey('a', variant))),
  ).metadata();
  return [format, width, height];
}

describe('a result that comes without its pictures', () => {
  it('gets neutral ones in its ratio when it is a clip', async () => {
    const sizes = await storeResult({
      storage: fileStorage(folder),
      mediaId: 'a',
      files: {
        main: async () => Readable.from([Buffer.from('clip')]),
        mimeType: 'video/mp4',
        width: 720,
        height: 1280,
      },
    });
    expect(sizes).toEqual({ sizeBytes: 4, previewBytes: (await sizeOf('poster')) + (await sizeOf('thumbnail')) });
    expect([await shapeOf('poster'), await shapeOf('thumbnail')]).toEqual([
      ['webp', 960, 1707],
      ['webp', 960, 1707],
    ]);
  });

  it('gets its own when it is a picture', async () => {
    const picture = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#f5a524' } })
      .png()
      .toBuffer();
    const sizes = await storeResult({
      storage: fileStorage(folder),
      mediaId: 'a',
      files: { main: async () => Readable.from([picture]), mimeType: 'image/png', width: 1000, height: 500 },
    });
    expect([await shapeOf('poster'), await shapeOf('thumbnail')]).toEqual([
      ['webp', 1000, 500],
      ['webp', 480, 240],
    ]);
    expect(sizes).toEqual({
      sizeBytes: picture.length,
      previewBytes: (await sizeOf('poster')) + (await sizeOf('thumbnail')),
    });
  });

  it('waits when the storage goes away while its picture is read', async () => {
    const picture = await sharp({ create: { width: 100, height: 50, channels: 3, background: '#f5a524' } })
      .png()
      .toBuffer();
    const storing = storeResult({
      storage: breakingStorage(fileStorage(folder)),
      mediaId: 'a',
      files: { main: async () => Readable.from([picture]), mimeType: 'image/png', width: 100, height: 50 },
    });
    await expect(storing).rejects.toThrow(StorageAway);
  });
});
