/**
 * A draft keeps settings by kind and its key until a request was accepted, and drafts of earlier versions are read. A
 * link with a prompt describes the whole request, one without it only what it names.
 */
import { expect, test } from 'vitest';
import { SWITCHES_OFF } from '../../../../../contract/generation.ts';
import {
  afterSending,
  forNewPicture,
  emptyDraft,
  isPristine,
  isSameRequest,
  moveImage,
  settingsOf,
  type DraftImage,
  withImages,
  withMode,
  withNewKey,
  withPrompt,
  withSettings,
} from '../../../../../src/features/generation/draft/draft.ts';
import { readDraft } from '../../../../../src/features/generation/draft/draftSchema.ts';
import {
  applyPrefill,
  prefillOf,
  readPrefill,
  replacesPrompt,
} from '../../../../../src/features/generation/draft/prefill.ts';
import { chooseSeed } from '../../../../../src/features/generation/draft/chooseSeed.ts';
import { measurePrompt } from '../../../../../src/features/generation/draft/promptLength.ts';
import { makeTask } from '../../../../support/tasks.ts';

const draft = emptyDraft(() => 'key-00000001');

function follow(link: Record<string, unknown>, from = draft) {
  const prefill = readPrefill(link);
  if (!prefill) throw new Error('The link fills in nothing');
  return applyPrefill(from, prefill);
}

test('a shape for images from text is not taken along to the changing of an image', () => {
  const image = withSettings(withMode(draft, 'text-to-image'), { aspectRatio: '9:16', resolution: '2K' });
  const edit = withMode(image, 'image-edit');
  expect(settingsOf(edit)).toMatchObject({ aspectRatio: null, resolution: '2K' });
  const chosen = withSettings(edit, { aspectRatio: '1:1' });
  expect(settingsOf(withMode(chosen, 'multi-image')).aspectRatio).toBe('1:1');
  expect(settingsOf(withMode(image, 'storyboard')).aspectRatio).toBe('9:16');
  expect(isSameRequest(withMode(draft, 'image-edit'), draft)).toBe(true);
});

test('video and image keep their own settings', () => {
  const video = withSettings(draft, { resolution: '1080p', count: 4 });
  const image = withSettings(withMode(video, 'text-to-image'), { resolution: '2K' });
  expect(settingsOf(image)).toMatchObject({ resolution: '2K', count: 1 });
  expect(settingsOf(withMode(image, 'text-to-video'))).toMatchObject({ resolution: '1080p', count: 4 });
});

test('only an accepted request renews the key', () => {
  expect(withSettings(draft, { count: 2 }).idempotencyKey).toBe('key-00000001');
  expect(withNewKey(draft, () => 'key-00000002')).toEqual({ ...draft, idempotencyKey: 'key-00000002' });
});

test('a stored draft comes back; one of another shape does not', () => {
  const long = { ...draft, prompt: 'x'.repeat(900) };
  expect(readDraft(JSON.parse(JSON.stringify(long)))).toEqual(long);
  expect(readDraft(null)).toBeNull();
  expect(readDraft({ ...draft, mode: 'telepathy' })).toBeNull();
  expect(
    readDraft({ ...draft, settings: { video: { ...draft.settings.video, count: 11 }, image: draft.settings.image } }),
  ).toBeNull();
});

test('a stored draft with blanks alone comes back empty', () => {
  expect(readDraft({ ...draft, prompt: ' \n ' })).toEqual(draft);
});

test('a draft is pristine until something was typed or chosen', () => {
  expect(isPristine(draft)).toBe(true);
  expect(isPristine({ ...draft, prompt: '  ' })).toBe(true);
  expect(isPristine({ ...draft, prompt: 'laut' })).toBe(false);
  expect(isPristine(withSettings(draft, { watermark: true }))).toBe(false);
});

test('another mode or key is the same request; another text, picture or setting is not', () => {
  expect(
    isSameRequest(
      draft,
      withNewKey(withMode(draft, 'text-to-image'), () => 'key-00000002'),
    ),
  ).toBe(true);
  expect(isSameRequest(draft, withPrompt(draft, 'laut', null))).toBe(false);
  expect(isSameRequest(draft, withImages(draft, [{ id: 'a', width: 1, height: 1 }]))).toBe(false);
  expect(isSameRequest(draft, withSettings(draft, { count: 2 }))).toBe(false);
});

test('blanks alone are no text, and leave nothing to go back to', () => {
  expect(withPrompt(draft, ' laut ', 'laut')).toMatchObject({ prompt: ' laut ', originalPrompt: 'laut' });
  expect(withPrompt(draft, ' \n ', 'laut')).toMatchObject({ prompt: '', originalPrompt: null });
});

test('a link with a prompt describes the whole request', () => {
  const before = withSettings(draft, { watermark: true, count: 5 });
  const after = follow({ prompt: 2026, ratio: '9:16', duration: '10', seed: 3, resolution: '8K' }, before);
  expect(after.prompt).toBe('2026');
  expect(settingsOf(after)).toMatchObject({
    aspectRatio: '9:16',
    duration: 10,
    seed: 3,
    resolution: null,
    watermark: false,
    count: 1,
  });
  expect(after.idempotencyKey).toBe(before.idempotencyKey);
});

test('a link without a prompt changes only what it names', () => {
  const before = withSettings({ ...draft, prompt: 'laut' }, { watermark: true });
  const after = follow({ ratio: '1:1' }, before);
  expect(after.prompt).toBe('laut');
  expect(settingsOf(after)).toMatchObject({ aspectRatio: '1:1', watermark: true });
});

test('only a link with another prompt replaces that of the draft', () => {
  const typed = { ...draft, prompt: 'Sawah' };
  expect(replacesPrompt(typed, readPrefill({ prompt: 'Pantai' })!)).toBe(true);
  expect(replacesPrompt(typed, readPrefill({ prompt: 'Sawah' })!)).toBe(false);
  expect(replacesPrompt(typed, readPrefill({ mode: 'storyboard' })!)).toBe(false);
});

test('other queries are not links into the generator', () => {
  expect(readPrefill({})).toBeNull();
  expect(readPrefill({ item: 'x' })).toBeNull();
  expect(readPrefill({ seed: -4 })).toBeNull();
});

test('using a task again gives back its request', () => {
  const again = applyPrefill(draft, prefillOf(makeTask(), { seed: 42 }));
  expect(again.prompt).toBe('Pantai saat senja');
  expect(settingsOf(again)).toEqual({
    model: 'kilas-studio-video',
    resolution: '720p',
    duration: 5,
    aspectRatio: '16:9',
    ...SWITCHES_OFF,
    seed: 42,
    count: 1,
    maxImages: 4,
  });
  expect(prefillOf(makeTask()).seed).toBeUndefined();
});

test('the counter counts characters as the contract does', () => {
  expect(measurePrompt(`  ${'a'.repeat(399)}  `)).toEqual({ length: 399, isCounterShown: false, isTooLong: false });
  expect(measurePrompt('😀'.repeat(500))).toEqual({ length: 500, isCounterShown: true, isTooLong: false });
  expect(measurePrompt('a'.repeat(501)).isTooLong).toBe(true);
});

test('a draft of an earlier version comes back without pictures', () => {
  const { images, originalPrompt, ...earlier } = draft;
  expect([images, originalPrompt]).toEqual([[], null]);
  expect(readDraft(earlier)).toEqual(draft);
});

test('a draft of an earlier version keeps its fixed camera', () => {
  const { fixed_camera: _, ...video } = draft.settings.video;
  const earlier = { ...draft, settings: { ...draft.settings, video: { ...video, fixedCamera: true } } };
  expect(readDraft(earlier)).toEqual(withSettings(draft, { fixed_camera: true }));
});

test('pictures change their order and stop at the ends', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, width: 1, height: 1 })) as [DraftImage, DraftImage, DraftImage];
  expect(moveImage([a, b, c], 'a', 2)).toEqual([b, c, a]);
  expect(moveImage([a, b, c], 'c', -1)).toEqual([a, c, b]);
  expect(moveImage([a, b, c], 'a', -1)).toEqual([a, b, c]);
  expect(moveImage([a, b], 'gone', 1)).toEqual([a, b]);
});

test('using a storyboard again says its mode and how many pictures, because it has no address of its own', () => {
  const task = makeTask({
    kind: 'image',
    mode: 'storyboard',
    settings: { ...makeTask().settings, resolution: '1K', duration_seconds: null, max_images: 6 },
  });
  expect(prefillOf(task)).toMatchObject({ mode: 'storyboard', max_images: 6 });
  expect(prefillOf(makeTask())).toMatchObject({ mode: undefined, max_images: undefined });
});

test('after sending the number is one again, and the text counts as an old one for a new picture', () => {
  const draft = withSettings(
    withPrompt(
      emptyDraft(() => 'key-00000001'),
      'laut',
      null,
    ),
    { count: 3 },
  );
  const sent = afterSending(draft, draft);
  expect([sent.settings.video.count, sent.prompt]).toEqual([1, 'laut']);
  expect(forNewPicture(sent).prompt).toBe('');
  expect(forNewPicture(withPrompt(sent, 'laut biru', null)).prompt).toBe('laut biru');
  expect(forNewPicture(draft).prompt).toBe('laut');
});

test('the seed of a variation is for one request, and a chosen one stays', () => {
  const pinned = withSettings(draft, { seed: 42 });
  const vary = (from: typeof draft, seed: number) =>
    follow({ ...prefillOf(makeTask(), { seed, isVariation: true }) }, from);
  const seedOf = (from: typeof draft) => settingsOf(from).seed;
  const varied = vary(pinned, 7);
  expect(seedOf(varied)).toBe(7);
  expect(readDraft(varied)).toEqual(varied);
  expect(seedOf(afterSending(varied, varied))).toBe(42);
  // Another variation before the first was sent, and one where no seed was chosen.
  const again = vary(varied, 8);
  expect(seedOf(afterSending(again, again))).toBe(42);
  const free = vary(draft, 7);
  expect(seedOf(afterSending(free, free))).toBeNull();
  // A link that changes another setting only, and a seed that is chosen instead.
  const square = follow({ ratio: '1:1' }, free);
  expect(seedOf(afterSending(square, square))).toBeNull();
  const own = withSettings(free, chooseSeed(9));
  expect(seedOf(afterSending(own, own))).toBe(9);
  // The same item once more with its own seed, as was asked for.
  const same = follow({ ...prefillOf(makeTask(), { seed: 3 }) }, free);
  expect(seedOf(afterSending(same, same))).toBe(3);
});
