/** Requests to ModelArk have only fields and values that their model accepts, and no flags out of a prompt. */
import { describe, expect, it } from 'vitest';
import { hasSwitch, mapSwitches, type Mode, type Model } from '../../../../../contract/generation.ts';
import type { EngineRequest } from '../../../../../server/generation/engine.ts';
import { cleanPrompt } from '../../../../../server/generation/modelark/cleanPrompt.ts';
import { readImageModels, readVideoModels } from '../../../../../server/generation/modelark/configuredModels.ts';
import { imageBody } from '../../../../../server/generation/modelark/imageBody.ts';
import { imageSize } from '../../../../../server/generation/modelark/imageSize.ts';
import { safetyIdentifier } from '../../../../../server/generation/modelark/marker.ts';
import { IMAGE_FAMILIES } from '../../../../../server/generation/modelark/modelFamilies.ts';
import { presentImageModel, presentVideoModel } from '../../../../../server/generation/modelark/presentModels.ts';
import { videoBody } from '../../../../../server/generation/modelark/videoBody.ts';
import { refuseImage, refuseVideo } from '../../../../support/modelArkRules.ts';

const VIDEO = readVideoModels(
  'dreamina-seedance-2-5-260628,dreamina-seedance-2-0-260128,dreamina-seedance-2-0-fast-260128,dreamina-seedance-2-0-mini-260615,seedance-1-0-pro-250528,seedance-1-0-pro-fast-251015',
);
const IMAGE = readImageModels(
  'dola-seedream-5-0-pro-260628,dola-seedream-5-0-flash-260915,seedream-5-0-260128,seedream-4-5-251128,seedream-4-0-250828',
);
const PICTURE = 'data:image/webp;base64,AAAA';

/** Every combination of settings that a model offers. */
function requestsOf(model: Model, mode: Mode): EngineRequest[] {
  const needsPicture = mode === 'image-to-video' || mode === 'image-edit' || mode === 'multi-image';
  const ratios = mode === 'image-to-video' ? (['adaptive'] as const) : model.aspect_ratios;
  const images = needsPicture ? [{ id: 'a', storageKey: 'a', width: 1234, height: 517 }] : [];
  return model.resolutions.flatMap((resolution) =>
    ratios.flatMap((aspectRatio) =>
      (model.durations?.choices ?? [null]).flatMap((seconds) =>
        [true, false].map((isOn): EngineRequest => ({
          reference: 'r',
          ownerId: 'o',
          requestedAt: '2026-11-21T03:00:00.000Z',
          kind: model.kind,
          mode,
          modelId: model.id,
          prompt: 'pantai --dur 9',
          images,
          settings: {
            resolution,
            aspect_ratio: aspectRatio,
            duration_seconds: seconds,
            ...mapSwitches((name) => isOn && hasSwitch(model, name)),
            seed: 2 ** 31 - 1,
            max_images: mode === 'storyboard' ? 10 : 1,
          },
        })),
      ),
    ),
  );
}

describe('no body has a field or a value that its model refuses', () => {
  it.each(VIDEO.map((model) => [model.id, model] as const))('%s', (_id, model) => {
    const presented = presentVideoModel(model);
    const identifier = safetyIdentifier({
      key: Buffer.alloc(32),
      ownerId: 'seseorang',
      jobId: '0190d1a0-0000-7000-8000-000000000001',
    });
    const refusals = presented.modes
      .flatMap((mode) => requestsOf(presented, mode))
      .map((request) =>
        refuseVideo(
          JSON.parse(
            JSON.stringify(
              videoBody({
                model,
                request,
                firstFrame: request.images.length > 0 ? PICTURE : null,
                safetyIdentifier: identifier,
                callbackUrl: 'https://kilas.example/a',
              }),
            ),
          ) as Record<string, unknown>,
        ),
      );
    expect(refusals.length).toBeGreaterThan(50);
    expect(refusals.filter((refusal) => refusal !== null)).toEqual([]);
  });

  it.each(IMAGE.map((model) => [model.id, model] as const))('%s', (_id, model) => {
    const presented = presentImageModel(model);
    const bodies = presented.modes
      .flatMap((mode) => requestsOf(presented, mode))
      .map((request) => imageBody({ model, request, pictures: request.images.map(() => PICTURE) }));
    expect(bodies.map(refuseImage).filter((refusal) => refusal !== null)).toEqual([]);
    expect(bodies.some((body) => body.sequential_image_generation === 'auto')).toBe(
      presented.modes.includes('storyboard'),
    );
  });
});

describe('the shape of a picture', () => {
  const family = IMAGE_FAMILIES['seedream-4-0']!;
  it.each([
    ['1:1', undefined, '2048x2048'],
    ['9:16', undefined, '1600x2848'],
    ['3:4', undefined, '1728x2304'],
    ['21:9', undefined, '3136x1344'],
    ['adaptive', undefined, '2K'],
    ['adaptive', { width: 1000, height: 1000 }, '2048x2048'],
  ] as const)('%s from %j is %s', (aspectRatio, source, size) => {
    expect(imageSize({ family, settings: { resolution: '2K', aspect_ratio: aspectRatio }, source })).toBe(size);
  });

  it('follows the input within what the model draws', () => {
    for (const model of IMAGE) {
      for (const resolution of presentImageModel(model).resolutions) {
        for (const [width, height] of [
          [16, 3000],
          [3000, 16],
          [640, 480],
          [1, 1],
          [300, 2999],
        ] as const) {
          const [across = 0, down = 0] = imageSize({
            family: model.family,
            settings: { resolution, aspect_ratio: 'adaptive' },
            source: { width, height },
          })
            .split('x')
            .map(Number);
          expect(across * down).toBeGreaterThanOrEqual(model.family.pixels[0]);
          expect(across * down).toBeLessThanOrEqual(model.family.pixels[1]);
          expect(Math.max(across / down, down / across)).toBeLessThanOrEqual(16.5);
        }
      }
    }
  });
});

describe('a prompt', () => {
  it.each([
    ['pantai --resolution 1080p --dur 12', 'pantai'],
    ['pantai --rs=4k senja', 'pantai senja'],
    ['--ratio 21:9 pantai', 'pantai'],
    ['pantai --wm false --seed -1', 'pantai -1'],
    ['pantai --DUR 12, senja', 'pantai , senja'],
    ['--du--dur 5r 12 pantai', 'du 5r 12 pantai'],
    ['pantai --durian runtuh', 'pantai durian runtuh'],
    ['pantai -- senja', 'pantai -- senja'],
    ['pantai -senja-', 'pantai -senja-'],
    ['----resolution 1080p pantai', 'pantai'],
    ['pantai --cf true', 'pantai'],
    ['tenang\n\n--fps 60', 'tenang'],
  ])('%j is sent as %j', (typed, sent) => {
    expect(cleanPrompt(typed)).toBe(sent);
    expect(cleanPrompt(typed)).not.toMatch(/--\w/);
  });

  it('is never empty', () => {
    expect(cleanPrompt('--dur 12')).not.toBe('');
  });
});
