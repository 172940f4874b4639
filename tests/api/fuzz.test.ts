/**
 * No request made from the OpenAPI document, valid or broken, from whatever kind of caller, causes a failure of the
 * server: each answer has its agreed shape. Every call succeeds at least once, so that its replies are looked at, too.
 */
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { API_BASE, type AnyEndpoint } from '../../contract/endpoint.ts';
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { DEFAULT_READER_KEY } from '../../contract/articleWords.ts';
import type { AdminArticle } from '../../contract/articles.ts';
import type { Task } from '../../contract/generation.ts';
import type { Share } from '../../contract/shares.ts';
import type { Topup } from '../../contract/payments.ts';
import { tasks } from '../../server/generation/tables.ts';
import { MAX_TRIES } from '../../server/payments/drainWebhooks.ts';
import { oddPayments, paymentReceipts, webhookEvents } from '../../server/payments/tables.ts';
import { registration } from '../support/accounts.ts';
import {
  ADMIN_PASSWORD,
  givePassword,
  make,
  request as order,
  signUpConfirmedAdmin,
  work,
} from '../support/dashboard.ts';
import { write } from '../support/articles.ts';
import { type AcceptedReply, readTask } from '../support/generationCalls.ts';
import { acceptedTopup } from '../support/paymentCalls.ts';
import { type PushReceiver, startPushReceiver } from '../support/pushReceiver.ts';
import { createFuzzer, type Fuzzer, type FuzzedRequest, type OpenApi, type Place } from '../support/requestFuzzer.ts';
import { createSeenValues } from '../support/seenValues.ts';
import { createStagedEngine, type StagedEngine } from '../support/stagedEngine.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';

/**
 * The short form, in every test run. The long one by hand: `KILAS_FUZZ_REQUESTS=50000 KILAS_FUZZ_SEED=7
 * node_modules/.bin/vitest run --config tests/vitest.config.ts --project api tests/api/fuzz.test.ts`
 */
const REQUESTS = Number(process.env.KILAS_FUZZ_REQUESTS ?? 1500);
const SEED = Number(process.env.KILAS_FUZZ_SEED ?? 20_261_122);
const AT_ONCE = 8;
const ENOUGH = 20;
/** Who calls in each round of all calls; callers who get further come up more often. */
const CALLERS = ['user', 'admin', 'nobody', 'reader', 'forger', 'user', 'signed out', 'admin'] as const;
type Caller = (typeof CALLERS)[number];

/** An answer later than this is none. */
const ANSWER_MS = 60_000;
/** How often a call is repeated until it succeeds: its real values are picked at random, and some are used up. */
const MOST_TRIES = 40;

/** Calls that need something no request can bring, and the test that has it. */
const NEVER_SUCCEED: Record<string, string> = {
  ...Object.fromEntries(
    ['verifyEmailLink', 'confirmEmailLink', 'verifyEmailCode', 'resetPassword'].map((name) => [
      name,
      'a code that comes by mail: accountsSignUp.test.ts, accountsPassword.test.ts',
    ]),
  ),
  ...Object.fromEntries(
    [
      'passkeyChallenge',
      'newPasskeyChallenge',
      'passkeySignIn',
      'addPasskey',
      'renamePasskey',
      'removePasskey',
      'confirmChallenge',
      'confirmByPasskey',
    ].map((name) => [name, 'an authenticator that signs: passkeys.test.ts']),
  ),
  googleCallback: 'an answer of Google: accountsGoogle.test.ts',
  googleStart: 'an account at Google for the product: accountsGoogle.test.ts',
  modelArkCallback: 'the secret in the address that the engine was given: enginesModelArk.test.ts',
  xenditWebhook: 'the token of the gateway: paymentsXendit.test.ts',
  uploadMedia: 'a form with a file: articlePages.test.ts',
};
/** Calls after which their caller, or whoever they are about, can do nothing more: they are tried last. */
const ENDINGS = [
  'unsubscribe',
  'removeAllOfUser',
  'changeRole',
  'deactivateUser',
  'activateUser',
  'logout',
  'logoutEverywhere',
  'deleteAccount',
];

let server: TestServer;
let receiver: PushReceiver;
let subscription: ReturnType<PushReceiver['subscription']>;
let engine: StagedEngine;
let people: TestAccount[];
let admin: TestAccount;
let signedOut: TestAccount;
let topup: Topup;
let picture: string;
let edited: Task;
let rate: { subject: string };
let article: AdminArticle;
let outdatedArticle: AdminArticle;
let deletedArticle: AdminArticle;
/** The file of a work of the admin. */
let ownWork: string;
const seen = createSeenValues();

const endpoints = new Map(
  Object.values(ENDPOINTS).flatMap((rows) => Object.entries(rows as Record<string, AnyEndpoint>)),
);

beforeAll(async () => {
  engine = await createStagedEngine();
  receiver = await startPushReceiver();
  subscription = receiver.subscription();
  server = await createTestServer({ engines: [engine], isWorking: false, env: { PUSH_ORIGINS: receiver.origin } });
  people = await Promise.all(Array.from({ length: 6 }, () => server.signUp()));
  admin = await signUpConfirmedAdmin(server);
  signedOut = await server.signUp({ role: 'admin' });
  await signedOut.call('POST', '/auth/logout');
  const drawn = sharp({ create: { width: 64, height: 36, channels: 3, background: '#f5a524' } });
  picture = (await drawn.png().toBuffer()).toString('base64');
  engine.stage('gagal', { state: 'failed', code: 'generation_failed' });
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});

/** What is wrong with an answer; null when nothing is. A good one's values are remembered for its caller. */
async function findFault(request: FuzzedRequest, answer: Response, by: string): Promise<string | null> {
  if (request.isStream && answer.status === 200) {
    await answer.body?.cancel();
    return null;
  }
  const text = await answer.text();
  // The fuzzer also calls as an operator, who may have paused generation.
  const isPaused = answer.status === 503 && /"code":"(?:maintenance|engine_paused)"/.test(text);
  if (answer.status >= 500 && !isPaused) return `${answer.status} ${text.slice(0, 200)}`;
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  if (answer.status >= 400) {
    const told = isJson ? (JSON.parse(text) as Record<string, unknown>) : {};
    const isShaped = typeof told.code === 'string' && told.message === told.detail;
    return isShaped ? null : `${answer.status} in another shape: ${text.slice(0, 200)}`;
  }
  const reply = endpoints.get(request.operationId)?.reply;
  const isMeant = endpoints.get(request.operationId)?.method === request.method;
  if (!reply || !isMeant || !isJson) return null;
  seen.remember(JSON.parse(text), { path: endpoints.get(request.operationId)!.path, by });
  const parsed = v.safeParse(reply as v.GenericSchema, JSON.parse(text));
  return parsed.success
    ? null
    : `a reply outside its schema at ${v.getDotPath(parsed.issues[0])}: ${text.slice(0, 200)}`;
}

/** Some requests end sessions and accounts; a caller without one gets another. */
async function replace(token: string): Promise<void> {
  const place = people.findIndex(({ tokens }) => tokens.access_token === token);
  if (place >= 0) people[place] = await server.signUp();
  else if (admin.tokens.access_token === token) admin = await signUpConfirmedAdmin(server);
}

/** @returns undefined for a caller without a token */
function tokenOf(caller: Caller, number: number): string | undefined {
  const tokens = { user: people[number % people.length]!.tokens, admin: admin.tokens, 'signed out': signedOut.tokens };
  if (caller === 'nobody') return undefined;
  if (caller === 'reader') return DEFAULT_READER_KEY;
  // An admin's claims under a forged signature.
  if (caller === 'forger') return `${admin.tokens.access_token.slice(0, -6)}AAAAAA`;
  return tokens[caller].access_token;
}

const found = (name: string, path: string, { id: by }: TestAccount) => seen.find({ name, path, by, fits: () => true });

/** Values that no schema can say, by the field or by its operation and field. */
const REAL: Record<string, (by: TestAccount) => unknown[]> = {
  prompt: () => ['pantai senja', 'sawah pagi'],
  image_base64: () => [picture],
  images: () => [picture],
  'planPrompt.images': () => [],
  password: () => [ADMIN_PASSWORD],
  confirm_password: () => [ADMIN_PASSWORD],
  email: ({ email }) => [email],
  'register.email': () => [String(registration().email)],
  confirm_email: ({ email }) => [email],
  refresh_token: ({ tokens }) => [tokens.refresh_token],
  package_id: () => ['coins-100'],
  'topupVirtualAccount.channel': () => ['BCA_VIRTUAL_ACCOUNT'],
  'topupLegacy.channel': () => ['BCA_VIRTUAL_ACCOUNT'],
  'quote.channel': () => ['BCA_VIRTUAL_ACCOUNT'],
  'topupEwallet.channel': () => ['DANA'],
  'topupQris.channel': () => ['QRIS'],
  'topupRetail.channel': () => ['ALFAMART'],
  allow_another: () => [true],
  external_id: () => [topup.reference_id],
  'simulatePayment.amount': () => [topup.order.total_payment],
  reference: () => [topup.reference_id],
  endpoint: () => [subscription.endpoint],
  p256dh: () => [subscription.keys.p256dh],
  auth: () => [subscription.keys.auth],
  code: () => found('code', '/dashboard/vouchers', admin),
  'createVouchers.code': () => [],
  'createArticle.slug': () => [],
  'saveArticle.slug': () => [],
  'setPrice.kind': () => ['rate'],
  coins: () => [41],
  engine_id: () => ['staged'],
  queue: () => [],
  csv: () => [
    'product_id,reference_id,type,status,cashflow,currency,amount\npy-1,R-1,PAYMENT,SUCCESS,MONEY_IN,IDR,5000',
  ],
  'correctCredits.amount': () => [7],
  'dismissConcern.what': () => ['failures'],
  seen_until: () => [new Date().toISOString()],
  'setPrice.subject': () => [rate.subject],
  holds_from: () => [new Date(Date.now() + 3_600_000).toISOString()],
  'undoRemoval.id': (by) => found('log_id', '/dashboard/content', by),
  'retryBatch.id': (by) => found('batch_id', '/library', by),
  'inputImage.id': () => [edited.id],
  input: () => [edited.inputs[0]!.id],
  'useWork.media_id': () => [ownWork],
  'storeCutOut.id': () => [edited.id],
  'deleteArticle.id': () => [outdatedArticle.id],
  'articleRevision.id': () => [article.id],
  revision_id: () => found('id', '/articles/{id}/revisions', admin),
  'saveArticle.id': () => [article.id],
  'restoreArticle.id': () => [deletedArticle.id],
};

function realValues({ operationId, path, name, fits }: Place, by: TestAccount): readonly unknown[] {
  const told = REAL[`${operationId}.${name}`] ?? REAL[name];
  if (told) return told(by);
  return seen.find({ name: name === 'ids' ? 'id' : name, path, by: by.id, fits });
}

/** What a creator and an operator have had to do with: works of all states, payments, messages, mails. */
async function fill(creator: TestAccount): Promise<void> {
  for (const kind of ['image', 'video', 'image', 'video'] as const) {
    await make(server, { creator, kind, prompt: 'pantai' });
    await order(creator, kind, 'masih menunggu');
    await make(server, { creator, kind, prompt: 'gagal' });
  }
}

/** What waits for an operator: money, messages and mails that went wrong. */
async function fillForOperators(): Promise<void> {
  const { database } = server.services;
  const now = new Date();
  const numbers = [1, 2, 3];
  await database.insert(paymentReceipts).values(
    numbers.map((number) => ({
      gateway: 'sandbox',
      currency: 'IDR',
      amount: 1000,
      paidAt: now,
      receivedAt: now,
      via: 'webhook' as const,
      paymentId: `tanpa-tagihan-${number}`,
      reference: 'TIDAK-ADA',
      outcome: 'unknown_reference' as const,
    })),
  );
  const given = { gateway: 'sandbox', body: {}, tries: MAX_TRIES, receivedAt: now, nextTryAt: now };
  await database.insert(webhookEvents).values(numbers.map((number) => ({ ...given, key: `pesan-${number}` })));
  await database
    .insert(oddPayments)
    .values(
      numbers.map((number) => ({ gateway: 'sandbox', key: `aneh-${number}`, reason: 'no currency', seenAt: now })),
    );
  await server.call('POST', '/auth/register', registration());
  await database.$client.query(
    `update pgboss.job set state = 'failed', retry_count = 8, completed_on = now(), output = '{"message":"451"}' where name = 'send-mail'`,
  );
}

async function createFuzzerOf(by: () => TestAccount): Promise<{ fuzzer: Fuzzer; document: OpenApi }> {
  const document = (await (await fetch(`${server.url}${API_BASE}/openapi.json`)).json()) as OpenApi;
  return { document, fuzzer: createFuzzer({ document, seed: SEED, real: (place) => realValues(place, by()) }) };
}

/** @throws Error that names the request, if it is not answered in time or not at all */
async function ask({ method, path, headers, body }: FuzzedRequest, token: string | undefined): Promise<Response> {
  const once = () =>
    fetch(`${server.url}${API_BASE}${path}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS),
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && method !== 'GET' && { body: body as string }),
    });
  const named = (error: Error) => {
    throw new Error(`${method} ${path.slice(0, 400)} ${body?.slice(0, 400) ?? ''} was not answered`, { cause: error });
  };
  // A kept connection may be closed by the server at the very moment it is used again; a request that ends the process
  // does so the second time, too. One that is not answered in time is not asked again.
  return once().catch((error: Error) => (error.name === 'TimeoutError' ? named(error) : once().catch(named)));
}

it(
  'answers each call of the contract with success, and as its schema says, when it is asked for something real',
  { timeout: 300_000 },
  async () => {
    const [first] = people as [TestAccount];
    let by = first;
    topup = await acceptedTopup(first);
    await fill(first);
    await fill(admin);
    for (let count = 0; count < 3; count += 1) await write(admin);
    await givePassword(server, first);
    await fillForOperators();
    const { body } = await first.call<AcceptedReply>('POST', '/images/image-to-image', {
      prompt: 'lebih terang',
      image_base64: picture,
    });
    const [cut] = body.data.items;
    await work(server, cut!.id);
    const plan: Task['plan'] = { chips: [{ aspect: 'edit', value: 'removeBackground', word: 'latar' }], unmatched: [] };
    await server.services.database.update(tasks).set({ plan }).where(eq(tasks.id, cut!.id));
    edited = await readTask(first, cut!);
    const share = await first.call<{ data: Share }>('PUT', `/library/${cut!.id}/share`, {});
    await server.call('POST', `/shared/${share.body.data.token}/report`, { reason: 'other' });
    const prices = await admin.call<{ data: { kind: string; subject: string }[] }>('GET', '/dashboard/prices');
    rate = prices.body.data.find(({ kind }) => kind === 'rate')!;
    article = await write(admin);
    outdatedArticle = await write(admin);
    deletedArticle = await write(admin);
    await admin.call('DELETE', `/articles/${deletedArticle.id}`);
    const revisions = await admin.call('GET', `/articles/${article.id}/revisions`);
    seen.remember(revisions.body, { path: '/articles/{id}/revisions', by: admin.id });
    const own = await make(server, { creator: admin, kind: 'image', prompt: 'pantai' });
    ownWork = /\/media\/([\da-f-]{36})\//.exec((await readTask(admin, own)).media!.url)![1]!;
    const { fuzzer } = await createFuzzerOf(() => by);
    const refusals = new Map<string, string>();
    const wrong: string[] = [];
    const tryOnce = async (operationId: string) => {
      const { access } = endpoints.get(operationId)!;
      by = access === 'admin' ? admin : first;
      if (access === 'user' && ENDINGS.includes(operationId)) await givePassword(server, (by = await server.signUp()));
      const request = fuzzer.valid(operationId);
      const token = {
        public: undefined,
        reader: DEFAULT_READER_KEY,
        user: by.tokens.access_token,
        admin: by.tokens.access_token,
      };
      const answer = await ask(request, token[access]);
      // A copy of the live channel would keep it open.
      const refusal = answer.status < 400 ? null : answer.clone();
      const fault = await findFault(request, answer, by.id);
      if (fault) wrong.push(`${fault}\n  ${request.method} ${request.path}\n  ${request.body}`);
      if (!refusal) refusals.delete(operationId);
      else
        refusals.set(
          operationId,
          `${answer.status} ${(await refusal.text()).slice(0, 300)}\n  ${request.path} ${request.body?.slice(0, 200)}`,
        );
      if (answer.status === 401 && token[access] === by.tokens.access_token) await server.signInAgain(by);
    };
    const wanted = fuzzer.operationIds.filter((name) => !(name in NEVER_SUCCEED));
    const missing = (names: string[], turn: number) => names.filter((name) => turn === 0 || refusals.has(name));
    for (const names of [wanted.filter((name) => !ENDINGS.includes(name)), ENDINGS])
      for (let turn = 0; turn < MOST_TRIES && missing(names, turn).length > 0; turn += 1)
        for (const name of missing(names, turn)) await tryOnce(name);
    expect(wrong).toEqual([]);
    expect(Object.fromEntries(refusals)).toEqual({});
  },
);

it(
  `answers ${REQUESTS} requests made from the OpenAPI document without a failure (seed ${SEED})`,
  { timeout: 90_000 + REQUESTS * 60 },
  async () => {
    let by = admin;
    const { fuzzer, document } = await createFuzzerOf(() => by);
    const wrong: string[] = [];
    const statuses: Record<number, number> = {};
    const tried = new Set<string>();
    let sent = 0;
    const send = async () => {
      while (sent < REQUESTS && wrong.length < ENOUGH) {
        const number = sent++;
        const caller = CALLERS[Math.floor(number / fuzzer.operationIds.length) % CALLERS.length]!;
        const token = tokenOf(caller, number);
        // A stranger asks for what is really there.
        by = caller === 'user' ? people[number % people.length]! : admin;
        const owner = by.id;
        const request = fuzzer.next();
        const { method, path, body } = request;
        const answer = await ask(request, token);
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        const fault = await findFault(request, answer, owner);
        if (fault) wrong.push(`${fault}\n  ${method} ${path.slice(0, 400)}\n  ${body?.slice(0, 400)}`);
        const isStranger = caller !== 'user' && caller !== 'admin';
        tried.add(`${caller} ${request.operationId}`);
        const isOpen = request.access === 'public' || (request.access === 'reader' && caller === 'reader');
        const isGuarded = !isOpen && endpoints.get(request.operationId)?.method === method;
        if (isStranger && isGuarded && answer.status < 400)
          wrong.push(`${caller} was let in: ${method} ${path.slice(0, 400)}`);
        if (answer.status === 401 && !isStranger) await replace(token!);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, send));
    expect(wrong).toEqual([]);
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    const untried = operations.flatMap(({ operationId }) =>
      CALLERS.map((caller) => `${caller} ${operationId}`).filter((pair) => !tried.has(pair)),
    );
    expect(untried, 'a call and a kind of caller that were not tried').toEqual([]);
    // Enough requests succeeded; a fuzzer that is only refused tests nothing.
    expect(statuses[200]).toBeGreaterThan(REQUESTS / 20);
    if (process.env.KILAS_FUZZ_REQUESTS) process.stdout.write(`${JSON.stringify(statuses)}\n`);
  },
);
