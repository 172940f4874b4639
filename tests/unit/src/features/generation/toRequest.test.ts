/** A draft becomes the request of its mode, with exactly that mode's settings, or a list of invalid fields. */
import { expect, test } from 'vitest';
import { SWITCHES_OFF } from '../../../../../contract/generation.ts';
import { fitSettings } from '../../../../../src/features/generation/draft/fitSettings.ts';
import { DEFAULT_SETTINGS } from '../../../../../src/features/generation/draft/settings.ts';
import { toQuoteRequest } from '../../../../../src/features/generation/draft/toQuoteRequest.ts';
import { toRequest } from '../../../../../src/features/generation/draft/toRequest.ts';
import { makeModel } from '../../../../support/tasks.ts';

const video = fitSettings({ ...DEFAULT_SETTINGS, fixed_camera: true, seed: 9, count: 2 }, makeModel());
const image = fitSettings(
  DEFAULT_SETTINGS,
  makeModel({ id: 'studio-image', kind: 'image', durations: null, resolutions: ['1K'], default_resolution: '1K' }),
);
const imageBody = { model: 'studio-image', resolution: '1K', aspect_ratio: '16:9', watermark: false, seed: null };

test('a video request carries every setting', () => {
  expect(toRequest({ mode: 'text-to-video', prompt: '  Pantai  ', settings: video, images: [] })).toEqual({
    isValid: true,
    request: {
      mode: 'text-to-video',
      body: {
        prompt: 'Pantai',
        model: 'kilas-studio-video',
        resolution: '720p',
        duration_seconds: 5,
        aspect_ratio: '16:9',
        ...SWITCHES_OFF,
        fixed_camera: true,
        seed: 9,
        count: 2,
      },
    },
  });
});

test('an image request has neither length nor camera', () => {
  const checked = toRequest({ mode: 'text-to-image', prompt: 'Gunung', settings: image, images: ['unused'] });
  expect(checked.isValid && checked.request.body).toEqual({ ...imageBody, prompt: 'Gunung', count: 1 });
});

test('pictures travel where the mode takes them: one, or all in order', () => {
  const adaptive = { ...video, aspectRatio: 'adaptive' } as const;
  const clip = toRequest({ mode: 'image-to-video', prompt: 'maju', settings: adaptive, images: ['A', 'B'] });
  expect(clip.isValid && clip.request.body).toMatchObject({
    image_base64: 'A',
    aspect_ratio: 'adaptive',
    duration_seconds: 5,
  });
  const edit = toRequest({ mode: 'image-edit', prompt: 'malam', settings: image, images: ['A'] });
  expect(edit.isValid && edit.request.body).toEqual({ ...imageBody, prompt: 'malam', count: 1, image_base64: 'A' });
  const several = toRequest({ mode: 'multi-image', prompt: 'gabung', settings: image, images: ['B', 'A'] });
  expect(several.isValid && several.request.body).toEqual({
    ...imageBody,
    prompt: 'gabung',
    count: 1,
    images: ['B', 'A'],
  });
});

test('a storyboard asks for so many pictures at most', () => {
  const story = toRequest({
    mode: 'storyboard',
    prompt: 'pasar',
    settings: { ...image, count: 9, maxImages: 6 },
    images: [],
  });
  expect(story.isValid && story.request.body).toEqual({ ...imageBody, prompt: 'pasar', max_images: 6 });
});

test('names the field of every rule that is broken', () => {
  expect(
    toRequest({ mode: 'text-to-video', prompt: '   ', settings: { ...video, count: 11, seed: -1 }, images: [] }),
  ).toEqual({
    isValid: false,
    issues: { prompt: 'prompt_required', count: 'count_out_of_range', seed: 'seed_out_of_range' },
  });
  const issuesOf = (parts: Pick<Parameters<typeof toRequest>[0], 'mode' | 'images'> & { maxImages?: number }) => {
    const checked = toRequest({ prompt: 'x', settings: { ...image, maxImages: parts.maxImages ?? 4 }, ...parts });
    return checked.isValid ? {} : checked.issues;
  };
  expect(issuesOf({ mode: 'image-edit', images: [] })).toEqual({ image_base64: 'image_required' });
  expect(issuesOf({ mode: 'multi-image', images: [] })).toEqual({ images: 'image_required' });
  expect(issuesOf({ mode: 'multi-image', images: ['A', ''] })).toEqual({ images: 'image_required' });
  expect(issuesOf({ mode: 'multi-image', images: Array(5).fill('A') })).toEqual({ images: 'too_many_images' });
  expect(issuesOf({ mode: 'storyboard', images: [], maxImages: 11 })).toEqual({
    max_images: 'max_images_out_of_range',
  });
  const clip = toRequest({ mode: 'image-to-video', prompt: 'x', settings: video, images: ['A'] });
  expect(clip.isValid ? {} : clip.issues).toEqual({ aspect_ratio: 'adaptive_ratio_only' });
});

test('a quote asks only for what decides the price', () => {
  expect(toQuoteRequest('image-to-video', video)).toEqual({
    kind: 'video',
    body: { mode: 'image-to-video', model: 'kilas-studio-video', resolution: '720p', duration_seconds: 5, count: 2 },
  });
  expect(toQuoteRequest('image-edit', image)).toEqual({
    kind: 'image',
    body: { mode: 'image-edit', model: 'studio-image', resolution: '1K', count: 1 },
  });
  expect(toQuoteRequest('storyboard', { ...image, maxImages: 7 })).toMatchObject({
    body: { mode: 'storyboard', count: 7 },
  });
  expect(toQuoteRequest('text-to-video', { ...video, count: 0 })).toBeNull();
});
