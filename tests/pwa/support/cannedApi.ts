import { randomUUID } from 'node:crypto';
import type { User } from '../../../contract/accounts.ts';
import { SWITCHES_OFF, capabilities, type Model, type Quote, type Task } from '../../../contract/generation.ts';
import type { Site } from '../../../contract/schemas/site.ts';
import { Hono } from 'hono';
import sharp from 'sharp';

/** An account of the canned API; signs in with its address and any password. */
export interface CannedAccount {
  user: User;
  tasks: Task[];
}

export interface CannedApi {
  app: Hono;
  addAccount(name: string, prompts: string[]): CannedAccount;
  /** A generation that has been asked for and is being made. */
  begin(account: CannedAccount, prompt: string): void;
  /** A generation that finishes now. */
  finish(account: CannedAccount, prompt: string): void;
  /** Each try of an image, in the order they came. */
  tries: { key: string; body: string; wasTaken: boolean }[];
  /** False: requests for images are told to retry, as by a server that is being replaced. */
  takesImages: boolean;
  /** How often each address was asked for, without queries: `GET /media/…/thumbnail`. */
  calls: Map<string, number>;
}

/** Has the form of an uncompressed P-256 point; nothing is encrypted here. */
const PUSH_KEY = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url');
const START = Date.parse('2026-11-20T08:00:00Z');
const CLIP = Buffer.alloc(200_000, 'clip');

/** An API that answers the screens from memory: the worker is under test here, not the server. */
export function createCannedApi(): CannedApi {
  const app = new Hono();
  const accounts = new Map<string, CannedAccount>();
  const calls = new Map<string, number>();
  const live = new Map<string, string>();
  const tries: CannedApi['tries'] = [];

  const accountOf = (authorization: string | undefined) =>
    accounts.get(live.get(authorization?.replace('Bearer ', '') ?? '') ?? '');
  const openSession = (email: string) => {
    const access = `access-${randomUUID()}`;
    live.set(access, email);
    return { access_token: access, refresh_token: `refresh-${randomUUID()}`, token_type: 'bearer', expires_in: 900 };
  };

  app.use('*', async (context, next) => {
    const call = `${context.req.method} ${context.req.path}`;
    calls.set(call, (calls.get(call) ?? 0) + 1);
    await next();
  });
  app.get('/api-lens/site', (context) =>
    context.json({
      data: {
        contact_email: 'halo@kilas.local',
        event: null,
        starting_coins: 200,
        packages: [],
        examples: {
          video: { seconds: 5, resolution: '720p', coins: 40 },
          image: { resolution: '1K', coins: 3 },
        },
      } satisfies Site,
    }),
  );
  app.get('/api-lens/published/articles', (context) => context.json({ data: [], page: 1, size: 3, total: 0 }));
  app.get('/api-lens/auth/providers', (context) => context.json({ data: { google: false, passkey_domain: null } }));
  app.get('/api-lens/credits/packages', (context) =>
    context.json([{ id: 'coins-500', credit_amount: 500, price: 50_000, first_topup_bonus: 100, saving: 0 }]),
  );
  app.post('/api-lens/auth/login', async (context) =>
    context.json(openSession((await context.req.json<{ email: string }>()).email)),
  );
  app.get('/api-lens/push/public-key', (context) => context.json({ data: { public_key: PUSH_KEY } }));
  app.post('/api-lens/auth/refresh', (context) =>
    context.json({ code: 'session_expired', message: 'Session Expired', detail: 'Session Expired' }, 401),
  );

  app.use('/api-lens/*', async (context, next) => {
    if (!accountOf(context.req.header('authorization')))
      return context.json({ code: 'unauthorized', message: 'Unauthorized', detail: 'Unauthorized' }, 401);
    await next();
  });
  app.get('/api-lens/auth/me', (context) =>
    context.json({ data: accountOf(context.req.header('authorization'))?.user }),
  );
  app.post('/api-lens/auth/logout', (context) => {
    live.delete(context.req.header('authorization')?.replace('Bearer ', '') ?? '');
    return context.body(null, 204);
  });
  app.get('/api-lens/credits/balance', (context) => context.json({ data: { balance: 120, held: 0 } }));
  for (const [path, kind] of [
    ['library', undefined],
    ['videos', 'video'],
    ['images', 'image'],
  ] as const) {
    app.on('GET', [`/api-lens/${path}`, `/api-lens/${path}/`], (context) => {
      const status = context.req.query('status');
      const tasks = accountOf(context.req.header('authorization'))?.tasks ?? [];
      const data = tasks.filter(
        (task) => (kind === undefined || task.kind === kind) && (status === undefined || task.status === status),
      );
      return context.json({ data, page: 1, page_size: 20, total: data.length });
    });
  }
  app.get('/api-lens/videos/models', (context) => context.json({ data: [MODEL] }));
  app.get('/api-lens/images/models-images', (context) =>
    context.json({
      data: [
        {
          ...MODEL,
          id: 'studio-image',
          kind: 'image',
          modes: ['text-to-image'],
          durations: null,
          max_input_images: 0,
        },
      ],
    }),
  );
  app.get('/api-lens/images/models-images-edit', (context) => context.json({ data: [] }));
  app.get('/api-lens/image-to-video/models', (context) => context.json({ data: [MODEL] }));
  app.post('/api-lens/coin/calculate/image', (context) => context.json({ data: IMAGE_QUOTE }));
  app.post('/api-lens/images/text-to-image', async (context) => {
    const key = context.req.header('idempotency-key') ?? '';
    const body = await context.req.text();
    tries.push({ key, body, wasTaken: api.takesImages });
    if (!api.takesImages)
      return context.json({ code: 'unavailable', message: 'Unavailable', detail: 'Unavailable' }, 503);
    const account = accountOf(context.req.header('authorization'))!;
    const { prompt } = JSON.parse(body) as { prompt: string };
    const item: Task = { ...finishedTask(prompt, account.tasks.length), kind: 'image', mode: 'text-to-image' };
    account.tasks.unshift(item);
    return context.json({ data: { batch_id: item.batch_id, items: [item], balance: 117 } }, 202);
  });
  app.get('/api-lens/rate-limit/status', (context) =>
    context.json({ data: { limit: 50, used: 3, remaining: 47, reset_at: '2026-11-21T17:00:00Z', resets_in_hours: 9 } }),
  );
  app.post('/api-lens/push/subscriptions', (context) => context.json({ data: { id: randomUUID() } }, 201));
  app.get('/api-lens/events', (context) =>
    context.body(new ReadableStream(), 200, { 'content-type': 'text/event-stream' }),
  );
  app.all('/api-lens/*', (context) =>
    context.json({ code: 'not_found', message: 'Not found', detail: 'Not found' }, 404),
  );

  app.get('/media/:id/main', (context) => {
    const range = /^bytes=(\d+)-(\d*)$/.exec(context.req.header('range') ?? '');
    if (!range)
      return context.body(CLIP, 200, {
        'content-type': 'video/mp4',
        'content-length': String(CLIP.length),
        'accept-ranges': 'bytes',
      });
    const [from, to] = [Number(range[1]), range[2] ? Number(range[2]) : CLIP.length - 1];
    return context.body(CLIP.subarray(from, to + 1), 206, {
      'content-type': 'video/mp4',
      'content-range': `bytes ${from}-${to}/${CLIP.length}`,
    });
  });
  app.get('/media/:id/:variant', async (context) => {
    const picture = await sharp({ create: { width: 160, height: 90, channels: 3, background: '#f5a524' } })
      .webp()
      .toBuffer();
    return context.body(new Uint8Array(picture), 200, { 'content-type': 'image/webp', 'cache-control': 'no-store' });
  });

  const api: CannedApi = {
    app,
    calls,
    tries,
    takesImages: true,
    begin(account, prompt) {
      const now = new Date(Date.now() + 1000).toISOString();
      account.tasks.unshift({
        ...finishedTask(prompt, account.tasks.length),
        status: 'processing',
        progress: {
          percent: 20,
          stage: 'rendering',
          queue_position: null,
          begins_at: null,
          started_at: now,
          expected_seconds: 60,
        },
        media: null,
        can_cancel: true,
        created_at: now,
        completed_at: null,
        deadline_at: new Date(Date.now() + 600_000).toISOString(),
      });
    },
    finish(account, prompt) {
      const now = new Date(Date.now() + 1000).toISOString();
      account.tasks.unshift({ ...finishedTask(prompt, account.tasks.length), created_at: now, completed_at: now });
    },
    addAccount(name, prompts) {
      const user: User = {
        id: randomUUID(),
        email: `${name.toLowerCase()}@contoh.id`,
        full_name: name,
        role: 'user',
        language: 'id',
        is_email_verified: true,
        has_password: true,
        has_google: false,
        created_at: new Date(START).toISOString(),
      };
      const account = { user, tasks: prompts.map(finishedTask) };
      accounts.set(user.email, account);
      return account;
    },
  };
  return api;
}

const IMAGE_QUOTE: Quote = {
  coins: 3,
  coins_per_item: 3,
  count: 1,
  rupiah: 300,
  breakdown: { rate: 3, seconds: null, price_factor_permille: 1000 },
};

const MODEL: Model = {
  id: 'studio-video',
  label: 'Kilas Studio',
  kind: 'video',
  modes: ['text-to-video', 'image-to-video'],
  engine: { id: 'kilas-studio', label: 'Kilas Studio', is_local: true },
  resolutions: ['480p', '720p', '1080p'],
  default_resolution: '720p',
  aspect_ratios: ['adaptive', '16:9', '9:16'],
  default_aspect_ratio: 'adaptive',
  durations: { choices: [5, 10], default: 5 },
  ...capabilities('fixed_camera', 'watermark'),
  has_seed: true,
  max_input_images: 1,
  price_factor_permille: 1000,
  typical_seconds: 20,
};

/** A finished clip. Links carry a signature that is new each time, as the server's do. */
function finishedTask(prompt: string, index: number): Task {
  const media = randomUUID();
  const signed = (variant: string) => `/media/${media}/${variant}?expires=1999999999&signature=${randomUUID()}`;
  const at = new Date(START + index * 60_000).toISOString();
  return {
    id: randomUUID(),
    revision: 1,
    batch_id: randomUUID(),
    request_key: null,
    kind: 'video',
    mode: 'text-to-video',
    status: 'completed',
    prompt,
    model: { id: MODEL.id, label: MODEL.label, is_local: true },
    settings: {
      resolution: '720p',
      aspect_ratio: '16:9',
      duration_seconds: 5,
      ...SWITCHES_OFF,
      seed: index,
      max_images: 1,
    },
    plan: null,
    progress: {
      percent: 100,
      stage: 'done',
      queue_position: null,
      begins_at: null,
      started_at: at,
      expected_seconds: 20,
    },
    failure: null,
    credits: { held: 0, charged: 40, returned: 0 },
    media: {
      url: signed('main'),
      poster_url: signed('poster'),
      thumbnail_url: signed('thumbnail'),
      width: 1280,
      height: 720,
      duration_seconds: 5,
      size_bytes: CLIP.length,
      mime_type: 'video/mp4',
    },
    panels: [],
    inputs: [],
    is_favorite: false,
    can_cancel: false,
    created_at: at,
    completed_at: at,
    deadline_at: at,
  };
}
