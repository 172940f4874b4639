/**
 * A forbidden prompt is refused in the same words in every mode and for every engine, before anything is counted,
 * charged or sent.
 */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBalance } from '../support/generationCalls.ts';
import { type ModelArkStandIn, startModelArk } from '../support/modelArkStandIn.ts';
import { type OpenAiStandIn, startOpenAi } from '../support/openAiStandIn.ts';
import { createTestServer, type TestServer } from '../support/testServer.ts';

let ark: ModelArkStandIn;
let own: OpenAiStandIn;
let server: TestServer;

beforeAll(async () => {
  ark = await startModelArk();
  own = await startOpenAi('vllm');
  server = await createTestServer({
    env: {
      MODELARK_API_KEY: ark.key,
      MODELARK_BASE_URL: ark.baseUrl,
      MODELARK_VIDEO_MODELS: 'seedance-1-0-pro-250528',
      MODELARK_IMAGE_MODELS: 'seedream-4-0-250828',
      OPENAI_ENGINE_URL: `${own.url}/v1`,
      OPENAI_ENGINE_KEY: own.key,
      OPENAI_ENGINE_VIDEO_MODEL: 'wan',
      OPENAI_ENGINE_IMAGE_MODEL: 'qwen',
      OPENAI_ENGINE_FLAVOUR: 'vllm',
    },
  });
});
afterAll(async () => {
  await server?.close();
  await own?.close();
  await ark?.close();
});

const VIDEO = ['kilas-studio-video', 'modelark-seedance-1-0-pro', 'openai-compatible-video'];
const IMAGE = ['kilas-studio-image', 'modelark-seedream-4-0', 'openai-compatible-image'];

it('refuses a forbidden prompt in the fixed words, in every mode, whichever engine is chosen, and changes nothing', async () => {
  const creator = await server.signUp({ coins: 1000 });
  const picture = (
    await sharp({ create: { width: 400, height: 300, channels: 3, background: '#a64' } })
      .png()
      .toBuffer()
  ).toString('base64');
  const calls: [call: string, models: string[], fields: object][] = [
    ['/videos/generate', VIDEO, {}],
    ['/image-to-video/generate', VIDEO, { image_base64: picture }],
    ['/images/text-to-image', IMAGE, {}],
    ['/images/image-to-image', IMAGE, { image_base64: picture }],
    ['/images/multi-image', IMAGE, { images: [picture] }],
    ['/images/storyboard', IMAGE, { max_images: 2 }],
  ];
  for (const [call, models, fields] of calls) {
    for (const model of models) {
      const answer = await creator.call<{ code: string; message: string }>('POST', call, {
        prompt: 'wanita telanjang di pantai',
        model,
        ...fields,
      });
      expect([call, model, answer.status, answer.body.code, answer.body.message]).toEqual([
        call,
        model,
        422,
        'input_sensitive',
        'The request failed because the input text may contain sensitive information',
      ]);
    }
  }
  expect(await readBalance(creator)).toEqual({ balance: 1000, held: 0 });
  expect((await creator.call<{ data: { used: number } }>('GET', '/rate-limit/status')).body.data.used).toBe(0);
  expect((await creator.call<{ total: number }>('GET', '/library/')).body.total).toBe(0);
  expect([...ark.submitted, ...own.submitted]).toEqual([]);
});
