/**
 * A file is recognised by its bytes, sent no larger than needed and cropped within its borders. Stored pictures come
 * back until no draft names them.
 */
import { describe, expect, test } from 'vitest';
import { MAX_IMAGE_BYTES } from '../../../../../contract/limits.ts';
import { emptyDraft, withMode } from '../../../../../src/features/generation/draft/draft.ts';
import { createDraftImages, type ImageShelf } from '../../../../../src/features/generation/draft/draftImages.ts';
import { type SweptShelf, sweepImages } from '../../../../../src/features/generation/draft/sweepImages.ts';
import { addImages, removeImage } from '../../../../../src/features/generation/images/addImages.ts';
import { cropArea, dragCenter, sizeToSend } from '../../../../../src/features/generation/images/imageArea.ts';
import { checkFile } from '../../../../../src/features/generation/images/imageFormat.ts';

const bytes = (...values: (number | string)[]) =>
  new Blob([
    new Uint8Array(
      values.flatMap((value) =>
        typeof value === 'string' ? [...value].map((letter) => letter.charCodeAt(0)) : [value],
      ),
    ),
  ]);

describe('a file', () => {
  test.each([
    ['JPEG', bytes(0xff, 0xd8, 0xff, 0xe1, 'Exif'), { format: 'image/jpeg' }],
    ['PNG', bytes(0x89, 'PNG\r\n\u001a\n', 0, 0), { format: 'image/png' }],
    ['WebP', bytes('RIFF', 1, 2, 3, 4, 'WEBPVP8 '), { format: 'image/webp' }],
    ['a GIF', bytes('GIF89a'), { code: 'image_format_unsupported' }],
    ['a RIFF that is sound', bytes('RIFF', 1, 2, 3, 4, 'WAVE'), { code: 'image_format_unsupported' }],
    ['an SVG named .png', new File(['<svg/>'], 'a.png', { type: 'image/png' }), { code: 'image_format_unsupported' }],
    ['nothing', new Blob(), { code: 'image_format_unsupported' }],
    ['one byte more than 10 MB', new Blob([new Uint8Array(MAX_IMAGE_BYTES + 1)]), { code: 'image_too_large' }],
  ])('%s', async (_name, file, expected) => {
    expect(await checkFile(file)).toEqual(expected);
  });
});

describe('size and crop', () => {
  test('a phone photo is sent smaller, a small picture as it is', () => {
    expect(sizeToSend({ width: 4032, height: 3024 })).toEqual({ width: 2048, height: 1536 });
    expect(sizeToSend({ width: 640, height: 480 })).toEqual({ width: 640, height: 480 });
    expect(sizeToSend({ width: 30_000, height: 2 })).toEqual({ width: 2048, height: 1 });
  });

  test('takes as much as the ratio allows, from the middle', () => {
    expect(cropArea({ width: 400, height: 300 }, { ratio: 1, zoom: 1, center: { x: 0.5, y: 0.5 } })).toEqual({
      x: 50,
      y: 0,
      width: 300,
      height: 300,
    });
    expect(cropArea({ width: 400, height: 300 }, { ratio: 2, zoom: 2, center: { x: 0.5, y: 0.5 } })).toEqual({
      x: 100,
      y: 100,
      width: 200,
      height: 100,
    });
  });

  test('never leaves the picture', () => {
    expect(cropArea({ width: 400, height: 300 }, { ratio: 1, zoom: 1, center: { x: 9, y: -9 } })).toEqual({
      x: 100,
      y: 0,
      width: 300,
      height: 300,
    });
    const picture = { width: 400, height: 300 };
    const crop = { ratio: 1, zoom: 1, center: { x: 0.5, y: 0.5 } };
    expect(dragCenter(picture, crop, { x: 5, y: 5 })).toEqual({ x: 0.375, y: 0.5 });
    // After a drag beyond the edge, the way back moves at once.
    expect(dragCenter(picture, { ...crop, center: { x: 0.375, y: 0.5 } }, { x: -0.1, y: 0 }).x).toBeCloseTo(0.45);
  });
});

describe('the draft', () => {
  const draft = emptyDraft(() => 'key-00000001');
  const modes = ['text-to-video', 'image-to-video', 'text-to-image', 'image-edit', 'multi-image'] as const;
  const [a, b] = [
    { id: 'a', width: 4, height: 3 },
    { id: 'b', width: 3, height: 4 },
  ];

  test('gets a picture and the mode for it; one more replaces it where one is of use', () => {
    const one = addImages(draft, { added: [a!], modes });
    expect(one).toMatchObject({ mode: 'image-to-video', images: [a] });
    expect(addImages(one, { added: [b!], modes })).toMatchObject({ mode: 'image-to-video', images: [b] });
    expect(removeImage(one, { id: 'a', modes })).toMatchObject({ mode: 'text-to-video', images: [] });
  });

  test('gathers pictures in order, never more than may be sent', () => {
    const one = addImages(withMode(draft, 'text-to-image'), { added: [a!], modes });
    expect(addImages(one, { added: [b!], modes })).toMatchObject({ mode: 'multi-image', images: [a, b] });
    expect(addImages(one, { added: [b!, b!, b!, b!, b!], modes }).images).toHaveLength(4);
  });
});

describe('kept pictures', () => {
  function shelf(): ImageShelf & SweptShelf & { content: Map<string, unknown> } {
    const content = new Map<string, unknown>([['generator', {}]]);
    return {
      content,
      get: async (name) => content.get(name),
      set: async (name, blob) => void content.set(name, blob),
      del: async (name) => void content.delete(name),
      names: async () => [...content.keys()],
    };
  }

  test('come back after the page, until no draft names them', async () => {
    const kept = shelf();
    await createDraftImages(kept).keep('a', new Blob(['A']));
    await createDraftImages(kept).keep('b', new Blob(['B']));
    const later = createDraftImages(kept);
    expect(await (await later.load('a'))?.text()).toBe('A');
    await sweepImages(kept, later, ['b']);
    expect([...kept.content.keys()]).toEqual(['generator', 'generator-image.b']);
    expect(await createDraftImages(kept).load('a')).toBeNull();
  });

  test('kept before the draft they are for was opened stay', async () => {
    const kept = shelf();
    await createDraftImages(kept).keep('old', new Blob(['O']));
    const page = createDraftImages(kept);
    // "Turn into a video" in the library: the picture arrives first, and only then is the draft read, which names
    // another.
    await page.keep('new', new Blob(['N']));
    await sweepImages(kept, page, []);
    expect(await (await createDraftImages(kept).load('new'))?.text()).toBe('N');
    expect(await createDraftImages(kept).load('old')).toBeNull();
  });

  test('are there while the page lives, even where nothing can be kept', async () => {
    const refuse = () => Promise.reject(new Error('no storage'));
    const images = createDraftImages({ get: refuse, set: refuse });
    await images.keep('a', new Blob(['A']));
    expect(await (await images.load('a'))?.text()).toBe('A');
    expect(await images.load('b')).toBeNull();
    await sweepImages({ del: refuse, names: refuse }, images, []);
  });
});
