/**
 * An OpenAI-compatible server of any of three dialects can make everything we offer. Whatever it does wrong, a task
 * ends in one result charged once or in a named failure with the coins back, and a mode it turns out to lack is offered
 * no more.
 */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Model, Task } from '../../contract/generation.ts';
import type { SystemReport } from '../../contract/dashboard.ts';
import { verifyLedger } from '../../server/credits/verifyLedger.ts';
import { createOpenAiEngine } from '../../server/generation/openAiCompatible/openAiEngine.ts';
import { createLog } from '../../server/platform/log.ts';
import type { RemoteEngineDeps } from '../../server/generation/remote/remoteEngineDeps.ts';
import { engineAnswers } from '../../server/generation/remote/answerTables.ts';
import { createRefusalRecorder } from '../../server/generation/remote/recordRefusal.ts';
import { remoteJobs } from '../../server/generation/remote/remoteTables.ts';
import { signUpConfirmedAdmin } from '../support/dashboard.ts';
import { type AcceptedReply, endOf, readBalance } from '../support/generationCalls.ts';
import { type Accent, type OpenAiStandIn, startOpenAi } from '../support/openAiStandIn.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';
import { waitUntil } from '../support/waitUntil.ts';

const PACING = { lookEvery: 0, lookups: [0, 0.2], firstBackOff: 0.05 };

/** The engine as one process of several has it. */
const engineOf = (standIn: OpenAiStandIn, accent: Accent, { database, storage, clock, log }: RemoteEngineDeps) =>
  createOpenAiEngine({
    deps: { database, storage, clock, log },
    fetch,
    patienceMs: 1_500,
    pacing: PACING,
    config: {
      baseUrl: `${standIn.url}/v1`,
      key: standIn.key,
      videoModel: 'Wan-AI/Wan2.2-T2V',
      imageModel: 'Qwen/Qwen-Image',
      label: 'GPU kantor',
      flavour: accent,
      modes: null,
      concurrency: 50,
    },
  });

async function start(accent: Accent) {
  const standIn = await startOpenAi(accent);
  const lines: string[] = [];
  const server = await createTestServer({
    engines: (deps) => [engineOf(standIn, accent, deps)],
    env: { KILAS_DAILY_LIMIT: '1000' },
    log: createLog('warn', { write: (line) => void lines.push(line) }),
  });
  const creator = await server.signUp({ coins: 10_000 });
  const submit = async (path: string, body: object): Promise<Task> => {
    const answer = await creator.call<AcceptedReply>('POST', path, body);
    expect(answer.status).toBe(202);
    return answer.body.data.items[0]!;
  };
  return { standIn, server, creator, submit, lines };
}

let photo: string;
beforeAll(async () => {
  photo = (
    await sharp({ create: { width: 400, height: 300, channels: 3, background: '#1a8f5c' } })
      .jpeg()
      .toBuffer()
  ).toString('base64');
});

describe.each<Accent>(['vllm', 'sglang', 'generic'])('a server that speaks like %s', (accent) => {
  it('makes videos and pictures, from words and from pictures', async () => {
    const { standIn, server, creator, submit } = await start(accent);
    try {
      const models = (await creator.call<{ data: Model[] }>('GET', '/videos/models')).body.data;
      expect(models).toMatchObject([
        {
          id: 'openai-compatible-video',
          label: 'GPU kantor · Wan2.2-T2V',
          engine: { label: 'GPU kantor', is_local: false },
        },
      ]);
      const several = accent === 'generic' ? 'image[]' : 'image';
      const asked: [path: string, body: object, sent: object][] = [
        [
          '/videos/generate',
          { prompt: 'laut <sd_cpp_extra_args>{"steps":999}</sd_cpp_extra_args> biru', seed: 9 },
          { path: '/v1/videos', prompt: 'laut biru', model: 'Wan-AI/Wan2.2-T2V' },
        ],
        [
          '/image-to-video/generate',
          { prompt: 'bergerak', image_base64: photo },
          { path: '/v1/videos', input_reference: 'file:input-1.png' },
        ],
        [
          '/images/text-to-image',
          { prompt: 'gunung', aspect_ratio: '16:9' },
          { path: '/v1/images/generations', n: 1, response_format: 'b64_json', model: 'Qwen/Qwen-Image' },
        ],
        [
          '/images/image-to-image',
          { prompt: 'jadikan malam', image_base64: photo },
          { path: '/v1/images/edits', image: 'file:input-1.png' },
        ],
        [
          '/images/multi-image',
          { prompt: 'gabung', images: [photo, photo] },
          { path: '/v1/images/edits', [several]: ['file:input-1.png', 'file:input-2.png'] },
        ],
        ['/images/text-to-image', { prompt: 'tautan [relative link]' }, { path: '/v1/images/generations' }],
      ];
      const tasks = await Promise.all(asked.map(([path, body]) => submit(path, body)));
      for (const [place, task] of tasks.entries()) {
        const ended = await endOf(creator, task);
        expect([task.prompt, ended.status, ended.credits.returned]).toEqual([task.prompt, 'completed', 0]);
        const prompt = task.prompt.replace(/<sd.*args> /, '');
        const sent = standIn.submitted.filter((body) => body.prompt === prompt);
        expect(sent).toHaveLength(1);
        expect(sent[0]).toMatchObject(asked[place]![2]);
        expect(Number(sent[0]!.seed)).toBe(task.settings.seed);
      }
      expect(await verifyLedger(server.services.database)).toEqual([]);
    } finally {
      await server.close();
      await standIn.close();
    }
  });
});

describe('whatever goes wrong', () => {
  let standIn: OpenAiStandIn;
  let server: TestServer;
  let creator: TestAccount;
  let lines: string[];
  let submit: (path: string, body: object) => Promise<Task>;
  beforeAll(async () => {
    ({ standIn, server, creator, submit, lines } = await start('generic'));
  });
  afterAll(async () => {
    await server?.close();
    await standIn?.close();
  });

  const VIDEO: [fault: string, ending: string, submissions: number][] = [
    ['429 once', 'completed', 2],
    ['500 once', 'completed', 2],
    ['lost request', 'completed', 2],
    ['lost reply', 'completed', 1],
    ['malformed reply', 'completed', 1],
    ['bad polls', 'completed', 1],
    ['fails', 'generation_failed', 1],
    ['refused', 'request_refused', 1],
    ['no key', 'engine_unavailable', 1],
    ['no model', 'engine_unavailable', 1],
    ['cut file', 'result_damaged', 1],
    ['no content', 'result_lost', 1],
    ['content policy', 'input_sensitive', 1],
    ['no json', 'engine_unreadable', 2],
    ['always 500', 'engine_faulty', 2],
    ['hangs', 'engine_silent', 2],
  ];
  const IMAGE: typeof VIDEO = [
    ['429 once', 'completed', 2],
    ['500 once', 'completed', 2],
    ['lost reply', 'result_lost', 1],
    ['malformed reply', 'engine_unreadable', 1],
    ['content policy', 'input_sensitive', 1],
    ['no json', 'engine_unreadable', 1],
    ['always 500', 'engine_faulty', 6],
    ['hangs', 'engine_silent', 1],
    ['refused', 'request_refused', 1],
    ['wrong size', 'request_refused', 1],
    ['no key', 'engine_unavailable', 1],
    ['link elsewhere', 'result_lost', 1],
    ['noise', 'result_damaged', 1],
  ];

  it('ends in one result charged once, or in no result and a refund', { timeout: 120_000 }, async () => {
    const runs = [
      ...VIDEO.map((fault) => ({ fault, path: '/videos/generate', prompt: `video [${fault[0]}]` })),
      ...IMAGE.map((fault) => ({ fault, path: '/images/text-to-image', prompt: `gambar [${fault[0]}]` })),
    ];
    const tasks = await Promise.all(runs.map(({ path, prompt }) => submit(path, { prompt })));
    const ended = await Promise.all(tasks.map((task) => endOf(creator, task)));
    const submissions = (prompt: string) => standIn.submitted.filter((body) => body.prompt === prompt).length;
    expect(
      ended.map((task) => [
        task.prompt,
        task.status === 'completed' ? 'completed' : task.failure!.code,
        submissions(task.prompt),
      ]),
    ).toEqual(runs.map(({ prompt, fault: [, ending, count] }) => [prompt, ending, count]));
    const charged = ended.reduce((sum, task) => sum + task.credits.charged, 0);
    expect(
      ended.filter((task) => task.status === 'failed').map((task) => task.credits.charged + task.credits.held),
    ).toEqual(ended.filter((task) => task.status === 'failed').map(() => 0));
    expect(await readBalance(creator)).toEqual({ balance: 10_000 - charged, held: 0 });
    expect(await verifyLedger(server.services.database)).toEqual([]);
    await waitUntil(
      'nothing is left behind',
      async () => (await server.services.database.select().from(remoteJobs)).length === 0,
    );
  });

  it('says why on the system page, and in the log by the task', async () => {
    const admin = await server.signUp({ role: 'admin' });
    const { data } = (await admin.call<{ data: SystemReport }>('GET', '/dashboard/system')).body;
    expect(data.engines[0]!.reasons.map(({ code, count }) => [code, count])).toEqual(
      expect.arrayContaining([
        ['engine_unreadable', 3],
        ['engine_faulty', 2],
        ['engine_silent', 2],
        ['input_sensitive', 2],
      ]),
    );
    const said = lines.map((line) => JSON.parse(line) as { task?: string; reason?: string });
    for (const { code, last_task_id: task } of data.engines[0]!.reasons)
      expect(said).toContainEqual(expect.objectContaining({ task, reason: code }));
    const answers = await server.services.database.select().from(engineAnswers);
    expect(answers).toContainEqual(
      expect.objectContaining({
        path: '/images/generations',
        code: 'engine_unavailable',
        status: 401,
        said: 'Incorrect API key provided: …',
      }),
    );
    expect(data.engines[0]!.reasons).toContainEqual(
      expect.objectContaining({
        code: 'engine_unavailable',
        answer: { status: expect.any(Number), said: expect.any(String) },
      }),
    );
    expect(said).toContainEqual(
      expect.objectContaining({ reason: 'request_refused', said: 'size: 1K is not a supported size for “…”' }),
    );
    expect(JSON.stringify([answers, data])).not.toMatch(/gambar \[|video \[/);
    expect(JSON.stringify([answers, data, lines])).not.toContain(standIn.key);
  });

  it('shows the words of the server at the address of now alone', async () => {
    const noteOld = createRefusalRecorder({
      deps: server.services,
      engineId: 'openai-compatible',
      server: 'http://lama/v1',
    });
    await noteOld({ path: '/videos', code: 'engine_faulty', status: 500, said: 'Kata server lama' });
    const admin = await server.signUp({ role: 'admin' });
    const { data } = (await admin.call<{ data: SystemReport }>('GET', '/dashboard/system')).body;
    const answer = data.engines[0]!.reasons.find(({ code }) => code === 'engine_faulty')!.answer;
    expect(answer).toMatchObject({ status: 500, said: expect.not.stringContaining('lama') });
  });

  it('does not blame the words where the picture may have been refused', async () => {
    const task = await submit('/images/image-to-image', { prompt: 'ubah [content policy]', image_base64: photo });
    expect(await endOf(creator, task)).toMatchObject({
      failure: { code: 'text_or_image_sensitive' },
      credits: { charged: 0, held: 0 },
    });
  });

  const idsFor = async (path: string) =>
    (await creator.call<{ data: Model[] }>('GET', path)).body.data.map(({ id }) => id);
  const lacksOnPage = async (admin: TestAccount) =>
    (await admin.call<{ data: SystemReport }>('GET', '/dashboard/system')).body.data.engines[0]!.lacks;

  it('offers everything still after odd answers: of a proxy whose server is away, or about one request', async () => {
    standIn.away.isAway = true;
    const waiting = await submit('/images/text-to-image', { prompt: 'menunggu proksi' });
    await waitUntil('the proxy has answered', () => lines.some((line) => line.includes('nothing at its address')));
    standIn.away.isAway = false;
    expect(await endOf(creator, waiting)).toMatchObject({ status: 'completed' });
    const refused = await submit('/images/text-to-image', { prompt: 'aneh [not implemented]' });
    expect(await endOf(creator, refused)).toMatchObject({
      failure: { code: 'request_refused' },
      credits: { charged: 0, held: 0 },
    });
    expect(await idsFor('/images/models-images')).toEqual(['openai-compatible-image']);
    expect(await lacksOnPage(await server.signUp({ role: 'admin' }))).toEqual([]);
  });

  it('no longer offers what the server turned out to lack, by every mode of the path', async () => {
    expect(await idsFor('/images/models-images-edit')).toHaveLength(1);
    standIn.lacks.add('/v1/images/edits').add('/v1/videos');
    for (const [path, body] of [
      ['/images/image-to-image', { prompt: 'jadikan malam', image_base64: photo }],
      ['/videos/generate', { prompt: 'malam' }],
    ] as const)
      expect(await endOf(creator, await submit(path, body))).toMatchObject({
        failure: { code: 'engine_lacks_mode' },
        credits: { charged: 0, held: 0 },
      });
    expect(await idsFor('/images/models-images-edit')).toEqual([]);
    expect(await idsFor('/videos/models')).toEqual([]);
    expect(await idsFor('/image-to-video/models')).toEqual([]);
    expect(await idsFor('/images/models-images')).toEqual(['openai-compatible-image']);
    for (const [path, body] of [
      ['/images/image-to-image', { prompt: 'x', image_base64: photo }],
      ['/images/multi-image', { prompt: 'x', images: [photo, photo] }],
      ['/videos/generate', { prompt: 'x' }],
      ['/image-to-video/generate', { prompt: 'x', image_base64: photo }],
    ] as const)
      expect([path, (await creator.call('POST', path, body)).status]).toEqual([path, 422]);
    // Nor does a process that only serves and has asked the server for nothing, hours later too.
    const later = { now: () => new Date(Date.now() + 20 * 3600_000) };
    const elsewhere = engineOf(standIn, 'vllm', { ...server.services, clock: later });
    await elsewhere.refreshModels!();
    expect(elsewhere.models.map(({ modes }) => modes)).toEqual([[], ['text-to-image']]);
  });

  it('tells admins since when, and asks again when they say so, at no creator’s expense', async () => {
    const admin = await signUpConfirmedAdmin(server);
    const lacks = await lacksOnPage(admin);
    expect(lacks).toMatchObject([
      { modes: ['image-edit', 'multi-image'], answer: { status: 404, said: 'Not Found' } },
      { modes: ['text-to-video', 'image-to-video'] },
    ]);
    expect(Date.now() - Date.parse(lacks[0]!.since)).toBeLessThan(60_000);

    const sent = standIn.submitted.length;
    const askAgain = () => admin.call('POST', '/dashboard/system/retry', { what: 'lacks', reason: 'Sudah diperbarui' });
    expect((await askAgain()).status).toBe(200);
    const still = await lacksOnPage(admin);
    expect(still.map(({ since }) => since)).toEqual(lacks.map(({ since }) => since));
    expect(Date.parse(still[0]!.checked_at)).toBeGreaterThan(Date.parse(lacks[0]!.checked_at));

    standIn.lacks.delete('/v1/videos');
    expect((await askAgain()).status).toBe(200);
    expect(await idsFor('/videos/models')).toEqual(['openai-compatible-video']);
    expect(await idsFor('/images/models-images-edit')).toEqual([]);
    expect((await lacksOnPage(admin)).map(({ modes }) => modes)).toEqual([['image-edit', 'multi-image']]);
    expect(new Set(standIn.submitted.slice(sent).map(({ prompt }) => prompt))).toEqual(new Set([undefined]));
    expect(standIn.videos.map(({ prompt }) => prompt)).not.toContain('undefined');
  });

  it('asks again by itself where another process has been started since', async () => {
    standIn.lacks.delete('/v1/images/edits');
    const restarted = engineOf(standIn, 'generic', {
      ...server.services,
      clock: { now: () => new Date(Date.now() + 1000) },
    });
    await restarted.checkLacks!(false);
    expect(await idsFor('/images/models-images-edit')).toEqual(['openai-compatible-image']);
  });

  it('takes no retry of what another process found lacking, of one item or of a batch', async () => {
    const asked = { prompt: 'ulang [fails]', count: 2 };
    const { data } = (await creator.call<AcceptedReply>('POST', '/videos/generate', asked)).body;
    for (const task of data.items) expect(await endOf(creator, task)).toMatchObject({ status: 'failed' });
    const before = await readBalance(creator);
    const noteElsewhere = createRefusalRecorder({
      deps: server.services,
      engineId: 'openai-compatible',
      server: `${standIn.url}/v1`,
    });
    await noteElsewhere({ path: '/videos', code: 'engine_lacks_mode', status: 404, said: 'Not Found' });

    const answers = await Promise.all([
      creator.call('POST', `/videos/${data.items[0]!.id}/regenerate`),
      creator.call('POST', `/library/batches/${data.batch_id}/retry`),
    ]);
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [422, 'validation_failed'],
      [422, 'validation_failed'],
    ]);
    expect(await readBalance(creator)).toEqual(before);

    await engineOf(standIn, 'generic', server.services).checkLacks!(true);
    const again = await creator.call('POST', `/library/batches/${data.batch_id}/retry`);
    expect(again.status).toBe(202);
    for (const task of data.items) await endOf(creator, task);
  });

  it('is refunded when the server loses it by restarting', async () => {
    const task = await submit('/videos/generate', { prompt: 'hilang' });
    await waitUntil('the server has it', () => standIn.videos.some((video) => video.prompt === 'hilang'));
    standIn.forget();
    expect(await endOf(creator, task)).toMatchObject({
      status: 'failed',
      failure: { code: 'result_lost' },
      credits: { charged: 0, held: 0 },
    });
  });
});
