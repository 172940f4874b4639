/** Settings that the model has are kept, others take the nearest value, and what was changed is reported. */
import { SWITCHES_OFF } from '../../../../../contract/generation.ts';
import { expect, test } from 'vitest';
import { fitSettings, pickModel, refusedSettings } from '../../../../../src/features/generation/draft/fitSettings.ts';
import { DEFAULT_SETTINGS } from '../../../../../src/features/generation/draft/settings.ts';
import { makeModel } from '../../../../support/tasks.ts';

test('fills open choices with the defaults of the model', () => {
  expect(fitSettings(DEFAULT_SETTINGS, makeModel())).toEqual({
    model: 'kilas-studio-video',
    resolution: '720p',
    aspectRatio: '16:9',
    duration: 5,
    ...SWITCHES_OFF,
    seed: null,
    count: 1,
    maxImages: 4,
  });
});

test('keeps what the model can do and drops what it cannot', () => {
  const wanted = {
    ...DEFAULT_SETTINGS,
    resolution: '1080p',
    aspectRatio: '9:16',
    duration: 8,
    fixed_camera: true,
    watermark: true,
    seed: 7,
    count: 3,
  } as const;
  const model = makeModel({ has_fixed_camera: false, has_seed: false });
  expect(fitSettings(wanted, model)).toMatchObject({
    resolution: '720p',
    aspectRatio: '9:16',
    duration: 10,
    fixed_camera: false,
    watermark: true,
    seed: null,
    count: 3,
  });
  expect(refusedSettings(wanted, model)).toEqual(['resolution', 'duration', 'fixed_camera', 'seed']);
});

test('of two equally near lengths the cheaper one is taken', () => {
  const model = makeModel({ durations: { choices: [10, 4, 6], default: 6 } });
  expect(fitSettings({ ...DEFAULT_SETTINGS, duration: 5 }, model).duration).toBe(4);
});

test('images have no length', () => {
  const model = makeModel({ kind: 'image', durations: null, resolutions: ['1K', '2K'], default_resolution: '1K' });
  expect(fitSettings({ ...DEFAULT_SETTINGS, duration: 5 }, model)).toMatchObject({ duration: null, resolution: '1K' });
});

test('a model that is gone gives way to the first one', () => {
  const models = [makeModel({ id: 'a' }), makeModel({ id: 'b' })];
  expect(pickModel(models, 'b')?.id).toBe('b');
  expect(pickModel(models, 'gone')?.id).toBe('a');
  expect(pickModel([], 'a')).toBeNull();
});

test('a clip from a picture takes the picture’s ratio, whatever was chosen before', () => {
  const wanted = { ...DEFAULT_SETTINGS, aspectRatio: '9:16' } as const;
  const model = makeModel({ aspect_ratios: ['16:9', '9:16'] });
  expect(fitSettings(wanted, model, 'image-to-video').aspectRatio).toBe('adaptive');
  expect(refusedSettings(wanted, model, 'image-to-video')).toEqual(['aspectRatio']);
  expect(fitSettings(wanted, model, 'text-to-video').aspectRatio).toBe('9:16');
});
