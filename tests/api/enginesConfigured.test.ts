/**
 * Settings alone bring in the operator's engines and language model, whose models are listed before the embedded ones.
 * A setting that cannot work is named at the start.
 */
import { afterEach, describe, expect, it } from 'vitest';
import type { EnhancedPrompt, Model, Task } from '../../contract/generation.ts';
import { remoteJobs } from '../../server/generation/remote/remoteTables.ts';
import { endOf, type AcceptedReply } from '../support/generationCalls.ts';
import { sendJson, startStandIn } from '../support/httpStandIn.ts';
import { startModelArk } from '../support/modelArkStandIn.ts';
import { createTestServer } from '../support/testServer.ts';
import { waitUntil } from '../support/waitUntil.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

describe('the settings', () => {
  it('list the operator’s models first and the embedded ones after them, each with its engine', async () => {
    const server = await createTestServer({
      isWorking: false,
      env: {
        MODELARK_API_KEY: 'kunci',
        MODELARK_IMAGE_MODELS: 'ep-20261101-abcde=seedream-4-5@2.5',
        OPENAI_ENGINE_URL: 'http://127.0.0.1:8091/v1/',
        OPENAI_ENGINE_VIDEO_MODEL: 'Wan-AI/Wan2.2',
        OPENAI_ENGINE_LABEL: 'GPU kantor',
        OPENAI_ENGINE_FLAVOUR: 'vllm',
      },
    });
    closers.push(() => server.close());
    const account = await server.signUp();
    const list = async (path: string) =>
      (await account.call<{ data: Model[] }>('GET', path)).body.data.map(({ id, engine, price_factor_permille }) => [
        id,
        engine.label,
        price_factor_permille,
      ]);
    expect(await list('/videos/models')).toEqual([
      ['modelark-seedance-1-0-pro-fast', 'BytePlus ModelArk', 1000],
      ['modelark-seedance-1-0-pro', 'BytePlus ModelArk', 1500],
      ['modelark-seedance-2-0-mini', 'BytePlus ModelArk', 2000],
      ['openai-compatible-video', 'GPU kantor', 1000],
      ['kilas-studio-video', 'Kilas Studio', 1000],
    ]);
    expect((await list('/images/models-images'))[0]).toEqual(['modelark-seedream-4-5', 'BytePlus ModelArk', 2500]);
    expect(server.services.config.openAiEngine?.baseUrl).toBe('http://127.0.0.1:8091/v1');
  });

  it.each([
    [{ MODELARK_API_KEY: 'kunci', MODELARK_VIDEO_MODELS: 'sora-2' }, 'MODELARK_VIDEO_MODELS: "sora-2"'],
    [{ OPENAI_ENGINE_URL: 'http://127.0.0.1:8091' }, 'OPENAI_ENGINE_VIDEO_MODEL'],
    [
      { OPENAI_ENGINE_URL: 'http://127.0.0.1:8091', OPENAI_ENGINE_VIDEO_MODEL: 'a', OPENAI_ENGINE_FLAVOUR: 'sora' },
      'OPENAI_ENGINE_FLAVOUR',
    ],
    [{ ENHANCER_URL: 'http://127.0.0.1:8000/v1' }, 'ENHANCER_MODEL'],
  ])('that cannot work are named: %j', async (env, words) => {
    await expect(createTestServer({ isWorking: false, env })).rejects.toThrow(words);
  });

  it('are all that ModelArk needs, at the product’s own pace', async () => {
    const ark = await startModelArk();
    closers.push(() => ark.close());
    const server = await createTestServer({ env: { MODELARK_API_KEY: ark.key, MODELARK_BASE_URL: ark.baseUrl } });
    closers.push(() => server.close());
    const account = await server.signUp();
    const { body } = await account.call<AcceptedReply>('POST', '/videos/generate', { prompt: 'pantai' });
    const task: Task = body.data.items[0]!;
    expect(task.model.label).toBe('Seedance 1.0 Pro Fast');
    // Its callbacks save waiting for the next poll.
    await waitUntil('it is delivered', async () => {
      const [remote] = ark.tasks;
      const [job] = await server.services.database.select().from(remoteJobs);
      if (remote && job?.status === 'accepted') await ark.callBack(remote);
      return remote?.status === 'succeeded';
    });
    expect(await endOf(account, task)).toMatchObject({ status: 'completed', credits: { held: 0, charged: 20 } });
  });
});

describe('a richer prompt', () => {
  const enhance = async (env: Record<string, string>) => {
    const server = await createTestServer({ isWorking: false, env });
    closers.push(() => server.close());
    const account = await server.signUp();
    return (body: object) => account.call<{ data: EnhancedPrompt }>('POST', '/prompts/enhance', body);
  };

  it('comes from the rules where nothing else is set up', async () => {
    const ask = await enhance({});
    const { body } = await ask({ prompt: '  Pantai  ', mode: 'text-to-video' });
    expect(body.data).toMatchObject({ original: 'Pantai', source: 'rules' });
    expect(body.data.added.length).toBeGreaterThan(2);
    expect((await ask({ prompt: '', mode: 'text-to-video' })).status).toBe(422);
    expect((await ask({ prompt: 'a', mode: 'x' })).status).toBe(422);
  });

  it('comes from the operator’s language model where one is', async () => {
    const chat = await startStandIn((_request, response) =>
      sendJson(response, 200, { choices: [{ message: { content: '{"phrases": ["cahaya pagi yang lembut"]}' } }] }),
    );
    closers.push(() => chat.close());
    const ask = await enhance({ ENHANCER_URL: `${chat.url}/v1`, ENHANCER_MODEL: 'kecil' });
    expect((await ask({ prompt: 'Pantai', mode: 'text-to-image' })).body.data).toEqual({
      original: 'Pantai',
      enhanced: 'Pantai, cahaya pagi yang lembut',
      added: ['cahaya pagi yang lembut'],
      source: 'model',
    });
  });
});
