/**
 * ModelArk's error codes become ours, a wrong model list is refused with a helpful message, callbacks affect only their
 * own job, and the key is in no log or error.
 */
import { SWITCHES_OFF } from '../../../../../contract/generation.ts';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EngineRequest } from '../../../../../server/generation/engine.ts';
import { callbackPath, jobOfCallback } from '../../../../../server/generation/modelark/callbackPath.ts';
import { classifyError } from '../../../../../server/generation/modelark/classifyError.ts';
import { readImageModels, readVideoModels } from '../../../../../server/generation/modelark/configuredModels.ts';
import { createModelArkProvider } from '../../../../../server/generation/modelark/modelArkProvider.ts';
import { systemClock } from '../../../../../server/platform/clock.ts';
import { fileStorage } from '../../../../../server/platform/storage/fileStorage.ts';
import { type ModelArkStandIn, startModelArk } from '../../../../support/modelArkStandIn.ts';

describe('an error code', () => {
  it.each([
    [400, 'InputTextSensitiveContentDetected', 'input_sensitive'],
    [400, 'SensitiveContentDetected', 'input_sensitive'],
    [400, 'SensitiveContentDetected.SevereViolation', 'input_sensitive'],
    [400, 'InputTextRiskDetection', 'input_sensitive'],
    [400, 'InputImageSensitiveContentDetected', 'image_sensitive'],
    [400, 'InputImageRiskDetection', 'image_sensitive'],
    [400, 'InputImageSensitiveContentDetected.PrivacyInformation', 'image_real_person'],
    [400, 'InputTextSensitiveContentDetected.PolicyViolation', 'content_protected'],
    [400, 'OutputVideoSensitiveContentDetected.PolicyViolation', 'content_protected'],
    [400, 'OutputImageSensitiveContentDetected.DeepFake', 'output_sensitive'],
    [400, 'OutputTextRiskDetection', 'output_sensitive'],
    [400, 'InvalidImageURL.InvalidFormat', 'image_unreadable'],
    [400, 'InvalidParameter.UnsupportedParameter', 'request_refused'],
    [400, 'MissingParameter', 'request_refused'],
    [400, 'InvalidEndpoint.ClosedEndpoint', 'engine_unavailable'],
    [401, 'AuthenticationError', 'engine_unavailable'],
    [403, 'AccountOverdueError', 'engine_unavailable'],
    [403, 'OperationDenied.ServiceNotOpen', 'engine_unavailable'],
    [404, 'InvalidEndpointOrModel.NotFound', 'engine_unavailable'],
    [404, 'ModelNotOpen', 'engine_unavailable'],
    [429, 'SetLimitExceeded', 'engine_unavailable'],
    [418, 'Brandnew', 'request_refused'],
    [404, '', 'engine_unavailable'],
  ])('%i %s means %s', (status, code, meaning) => {
    expect(classifyError({ status, error: { code, message: '' }, afterSeconds: null })).toEqual({
      is: 'refused',
      code: meaning,
    });
  });

  it.each([
    [429, 'RateLimitExceeded.EndpointTPMExceeded'],
    [429, 'ModelAccountIpmRateLimitExceeded'],
    [429, 'APIAccountRpmRateLimitExceeded'],
    [429, 'AccountRateLimitExceeded'],
    [429, 'ServerOverloaded'],
    [429, 'RequestBurstTooFast'],
    [429, 'InflightBatchsizeExceeded'],
    [429, 'Brandnew'],
    [400, 'ContentSecurityDetectionError'],
  ])('%i %s is tried again', (status, code) => {
    expect(classifyError({ status, error: { code, message: '' }, afterSeconds: 7 })).toEqual({
      is: 'later',
      afterSeconds: 7,
    });
  });

  it('of a quota means what its message says', () => {
    const quota = (message: string) =>
      classifyError({ status: 429, error: { code: 'QuotaExceeded', message }, afterSeconds: null });
    expect(quota('Your account has exhausted its free trial quota for the model')).toEqual({
      is: 'refused',
      code: 'engine_unavailable',
    });
    expect(quota('The request has exceeded the quota')).toEqual({ is: 'later', afterSeconds: null });
  });

  it.each([500, 502, 503, 504])('%i says nothing about what happened', (status) => {
    expect(classifyError({ status, error: null, afterSeconds: null })).toEqual({ is: 'unknown' });
  });
});

describe('the list of models', () => {
  it('takes ids of both regions, endpoints and factors', () => {
    expect(
      readVideoModels('doubao-seedance-1-0-pro-250528, ep-20261101-abcde=seedance-2-0-fast@3.5').map(
        ({ id, providerId, family }) => [id, providerId, family.priceFactorPermille],
      ),
    ).toEqual([
      ['modelark-seedance-1-0-pro', 'doubao-seedance-1-0-pro-250528', 1500],
      ['modelark-seedance-2-0-fast', 'ep-20261101-abcde', 3500],
    ]);
    expect([readVideoModels('none'), readVideoModels(' , ')]).toEqual([[], []]);
  });

  it.each([
    ['ep-20261101-abcde'],
    ['sora-2'],
    ['seedance-1-0-pro=x'],
    ['seedance-1-0-pro-250528 ; drop'],
    ['constructor'],
    ['seedance-1-0-pro-250528,ep-1=seedance-1-0-pro'],
  ])('refuses %s with words that help', (list) => {
    expect(() => readVideoModels(list)).toThrow(/MODELARK_VIDEO_MODELS/);
  });

  it('does not mix kinds', () => {
    expect(() => readImageModels('seedance-1-0-pro-250528')).toThrow(/MODELARK_IMAGE_MODELS/);
  });
});

describe('a callback address', () => {
  const key = Buffer.alloc(32, 7);
  const jobId = '0190d1a0-0000-8000-8000-000000000001';
  const secret = callbackPath({ key, jobId }).split('/').at(-1)!;

  it('leads back to its job, and only as it was made', () => {
    expect(jobOfCallback({ key, secret })).toBe(jobId);
    const wrong = [
      secret.slice(1),
      `${secret}0`,
      secret.replace(/^./, 'f'),
      secret.replace(/.$/, (letter) => (letter === '0' ? '1' : '0')),
      '',
      '0'.repeat(72),
      secret.toUpperCase(),
      `${secret.slice(0, 32)}${'0'.repeat(40)}`,
    ];
    for (const guess of wrong) expect(jobOfCallback({ key, secret: guess })).toBeNull();
    expect(jobOfCallback({ key: Buffer.alloc(32, 8), secret })).toBeNull();
  });
});

describe('the key', () => {
  let ark: ModelArkStandIn;
  beforeAll(async () => {
    ark = await startModelArk();
  });
  afterAll(() => ark.close());

  it('stands in no log and no error, whatever happens', async () => {
    const lines: string[] = [];
    const log = pino(
      { level: 'trace' },
      new Writable({
        write(chunk: Buffer, _encoding, done) {
          lines.push(chunk.toString());
          done();
        },
      }),
    );
    const provider = createModelArkProvider({
      settings: { baseUrl: ark.baseUrl, key: ark.key, resultHosts: [] },
      videoModels: readVideoModels('seedance-1-0-pro-250528'),
      imageModels: readImageModels('seedream-4-0-250828'),
      storage: fileStorage('/nowhere'),
      fetch,
      clock: systemClock,
      log,
      recordRefusal: async () => false,
      identify: ({ id }) => id,
      callbackUrl: () => null,
    });
    const request = (prompt: string, kind: 'video' | 'image'): EngineRequest => ({
      reference: 'r',
      ownerId: 'o',
      requestedAt: '2026-11-21T03:00:00.000Z',
      kind,
      mode: kind === 'video' ? 'text-to-video' : 'text-to-image',
      modelId: kind === 'video' ? 'modelark-seedance-1-0-pro' : 'modelark-seedream-4-0',
      prompt,
      images: [],
      settings: {
        resolution: kind === 'video' ? '480p' : '1K',
        aspect_ratio: '1:1',
        duration_seconds: kind === 'video' ? 5 : null,
        ...SWITCHES_OFF,
        seed: 1,
        max_images: 1,
      },
    });
    const said: unknown[] = [];
    for (const fault of [
      '429 once',
      '500 once',
      'lost reply',
      'malformed reply',
      'moderated',
      'unpaid',
      'lost pictures',
    ]) {
      for (const kind of ['video', 'image'] as const) {
        const assignment = { id: 'a', request: request(`[${fault}]`, kind), submittedAt: new Date() };
        said.push(await provider.submit(assignment).catch((error: Error) => [error.message, error.stack, error.cause]));
      }
    }
    said.push(await provider.look('none', request('a', 'video')), await provider.cancel('none'));
    expect(JSON.stringify(said)).not.toContain(ark.key);
    said.length = 0;
    for (const url of [
      `${ark.url}/results/a?prompt=[dead link]&X-Tos-Signature=rahasia`,
      'http://127.0.0.1:1/',
      'https://jahat.example/',
    ])
      said.push(await provider.open(url).catch((error: Error) => [error.message, error.stack]));
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.join('') + JSON.stringify(said)).not.toContain(ark.key);
    expect(lines.join('') + JSON.stringify(said)).not.toContain('X-Tos-Signature');
  });
});
