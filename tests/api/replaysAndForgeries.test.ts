/**
 * Thousands of repeats and forgeries of whatever somebody may present: messages of the gateway and of an engine, tokens,
 * links, codes, keys, vouchers, answers of Google. A repeat has one effect, a forgery none: it is refused, and no row of
 * any table changes but the counts of tries. `FORGERIES_SEED` repeats a run.
 */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_BASE } from '../../contract/endpoint.ts';
import { CODE_MAX_TRIES, WITHDRAW_HEADER } from '../../contract/limits.ts';
import type { Share } from '../../contract/shares.ts';
import { digitsOf, linkTokenOf } from '../../server/accounts/emailCode.ts';
import { emailCodes, sessions, users } from '../../server/accounts/tables.ts';
import { runVerifications } from '../../server/credits/checkLedger.ts';
import { readBalance } from '../../server/credits/readBalance.ts';
import { advanceTask } from '../../server/generation/advance/advanceTask.ts';
import { callbackPath } from '../../server/generation/modelark/callbackPath.ts';
import { remoteJobs } from '../../server/generation/remote/remoteTables.ts';
import { pushSubscriptions } from '../../server/notices/tables.ts';
import { drainWebhooks } from '../../server/payments/drainWebhooks.ts';
import { newId } from '../../server/platform/identifier.ts';
import { VERIFICATIONS } from '../../server/verifications.ts';
import { createVoucher } from '../../server/vouchers/manageVouchers.ts';
import { createRandom } from '../simulation/random.ts';
import { bearer, wrongCode } from '../support/accounts.ts';
import { query } from '../support/embeddedServer.ts';
import { bitFlipsOf, forgeriesOf, isSameSecret, shuffled } from '../support/forgeries.ts';
import { type AcceptedReply, readTask } from '../support/generationCalls.ts';
import { type OpenIdProvider, startOpenIdProvider } from '../support/openIdProvider.ts';
import { acceptedTopup } from '../support/paymentCalls.ts';
import { type PushReceiver, startPushReceiver } from '../support/pushReceiver.ts';
import { createBrowser } from '../support/scriptedBrowser.ts';
import { createStagedEngine } from '../support/stagedEngine.ts';
import { createTestClock, type TestClock } from '../support/testClock.ts';
import { type ApiAnswer, createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';
import { startXenditStandIn, type StandInPayment, type XenditStandIn } from '../support/xenditStandIn.ts';

const SEED = Number(process.env.FORGERIES_SEED ?? Date.now() % 1e9);
const random = createRandom(SEED);
const SENDERS = 16;
/** The least that all tests send together, so that an empty list of forgeries is noticed. */
const LEAST_SENT = 3500;
/** Tables of counts, which forgeries raise. */
const COUNTS = ['rate_limits', 'webhook_refusals'];
const PRICE = 3;
const PICTURE = { prompt: 'sawah', resolution: '1K', count: 1 };

let server: TestServer;
let gateway: XenditStandIn;
let provider: OpenIdProvider;
let receiver: PushReceiver;
let clock: TestClock;
let sent = 0;
/** What each account must have at the end, whatever the tests after its own try. */
const balances = new Map<string, number>();

beforeAll(async () => {
  gateway = await startXenditStandIn();
  receiver = await startPushReceiver();
  provider = await startOpenIdProvider({ redirectUri: () => `${server.url}${API_BASE}/auth/google/callback` });
  clock = createTestClock();
  server = await createTestServer({
    clock,
    isWorking: false,
    engines: [await createStagedEngine()],
    env: {
      ...gateway.env,
      PUSH_ORIGINS: receiver.origin,
      GOOGLE_ISSUER: provider.issuer,
      GOOGLE_CLIENT_ID: provider.clientId,
      GOOGLE_CLIENT_SECRET: provider.clientSecret,
    },
  });
});
afterAll(async () => {
  await server.close();
  await Promise.all([gateway.close(), provider.close(), receiver.close()]);
});

/** Sends something for each of a list, several at a time. @returns the answers in the list's order */
async function sendAll<Each, Answer>(list: readonly Each[], send: (each: Each) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  const queue = list.entries();
  const sendOn = async () => {
    for (const [place, each] of queue) answers[place] = await send(each);
  };
  await Promise.all(Array.from({ length: SENDERS }, sendOn));
  sent += list.length;
  return answers;
}

/** A digest of each table's rows. */
async function readTables(): Promise<Record<string, string>> {
  const tables = (await query(
    server.ownerUrl,
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  )) as { name: string }[];
  const digests = tables
    .filter(({ name }) => !COUNTS.includes(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, md5(string_agg(md5(t::text), '' order by md5(t::text))) as digest from ${name} t`,
    );
  const rows = (await query(server.ownerUrl, digests.join(' union all '))) as { name: string; digest: string }[];
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

/** Forgeries: all are refused as the caller's fault, and none changes a row. */
async function expectRefused<Each>(
  forgeries: readonly Each[],
  send: (forgery: Each) => Promise<{ status: number }>,
): Promise<void> {
  const before = await readTables();
  const answers = await sendAll(forgeries, send);
  const taken = forgeries.filter((_, place) => answers[place]!.status < 400 || answers[place]!.status >= 500);
  expect([SEED, taken]).toEqual([SEED, []]);
  expect([SEED, await readTables()]).toEqual([SEED, before]);
}

const count = (statuses: readonly { status: number }[], status: number) =>
  statuses.filter((each) => each.status === status).length;

const times = (length: number) => Array.from({ length }, (_, index) => index);

describe(`thousands of repeats and forgeries (seed ${SEED})`, () => {
  it('credit each order once as messages of the gateway, in any order, and nothing where they are forged', async () => {
    const { payments: deps, database } = server.services;
    const payers: TestAccount[] = [];
    for (const _ of times(6)) payers.push(await server.signUp({ coins: 0 }));
    const paid: StandInPayment[] = [];
    for (const payer of payers)
      for (const _ of times(3)) {
        await acceptedTopup(payer, { allow_another: true });
        paid.push(gateway.pay(gateway.latest(), { at: clock.now() }));
      }
    const token = gateway.env.XENDIT_WEBHOOK_TOKEN!;
    const idOf = ({ payment_id: id }: StandInPayment, copy: number) =>
      copy % 4 === 0 ? `wh-${id}-${copy}` : `wh-${id}`;
    const genuine = paid.flatMap((payment) =>
      times(16).map((copy) => ({ payment, webhookId: idOf(payment, copy), token, expected: 200 })),
    );
    const forged = forgeriesOf(token, { count: 300, random }).map((wrong) => {
      const payment = random.pick(paid)!;
      return { payment, webhookId: idOf(payment, 1), token: wrong, expected: 401 };
    });
    let delivered = 0;
    const statuses = await sendAll(shuffled([...genuine, ...forged], random), async ({ payment, expected, ...how }) => {
      const status = await gateway.report(server.url, payment, how);
      delivered += 1;
      if (delivered % 40 === 0) await Promise.all([drainWebhooks(deps), drainWebhooks(deps)]);
      return { ...how, status, isExpected: status === expected };
    });
    expect([SEED, statuses.filter(({ isExpected }) => !isExpected)]).toEqual([SEED, []]);
    while ((await drainWebhooks(deps)) > 0);
    for (const payer of payers) {
      balances.set(payer.id, 3 * 100 + 20);
      expect((await readBalance(database, payer.id)).balance).toBe(3 * 100 + 20);
    }
    // Once all is credited, the same again is received and changes nothing.
    const before = await readTables();
    const again = shuffled(genuine, random).slice(0, 200);
    await sendAll(again, ({ payment, ...how }) => gateway.report(server.url, payment, how));
    await drainWebhooks(deps);
    expect(await readTables()).toEqual(before);
  });

  it('spend no coin as access tokens that are forged, mixed, of a session that ended, or expired', async () => {
    const [owner, other] = [await server.signUp(), await server.signUp()];
    for (const { id } of [owner, other]) balances.set(id, 1000);
    const spend = (token: string) => server.call('POST', '/images/text-to-image', PICTURE, bearer(token));
    // A verified signature is remembered; the forgeries must not profit from it.
    expect((await owner.call('GET', '/credits/balance')).status).toBe(200);
    const [own, others] = [owner, other].map(({ tokens }) => tokens.access_token.split('.')) as [string[], string[]];
    const crossed = times(8).map((parts) => own.map((part, place) => (parts & (1 << place) ? others[place] : part)));
    const token = own.join('.');
    // Their heads are the same, so that some mixtures are tokens as they were issued.
    const mixed = crossed.map((each) => each.join('.')).filter((each) => each !== token && each !== others.join('.'));
    await expectRefused(
      [
        ...forgeriesOf(token, { count: 400, random }).filter((each) => !isSameSecret(each, token)),
        ...mixed,
        owner.tokens.refresh_token,
      ],
      spend,
    );

    const gone = await server.signUp();
    balances.set(gone.id, 1000);
    await gone.call('POST', '/auth/logout');
    await expectRefused(
      times(40).map(() => gone.tokens.access_token),
      spend,
    );
    clock.advance(15 * 60 + 6);
    await expectRefused(
      times(40).map(() => token),
      spend,
    );
  });

  it('lead to one successor as refresh tokens, and to no session where they are forged or stolen', async () => {
    const account = await server.signUp();
    balances.set(account.id, 1000);
    const refresh = (token: string) =>
      server.call<{ access_token: string; refresh_token: string }>('POST', '/auth/refresh', { refresh_token: token });
    const { refresh_token: first, access_token: access } = account.tokens;
    await expectRefused([...forgeriesOf(first, { count: 250, random }), access], refresh);
    const answers = await sendAll(
      times(60).map(() => first),
      refresh,
    );
    expect(count(answers, 200)).toBe(60);
    const [next, ...more] = new Set(answers.map(({ body }) => body.refresh_token));
    expect(more).toEqual([]);
    // Once the successor was used, the first is a stolen one: the session ends.
    const latest = (await refresh(next!)).body;
    const stolen = await sendAll(
      times(30).map(() => first),
      refresh,
    );
    expect(count(stolen, 401)).toBe(30);
    expect((await refresh(latest.refresh_token)).status).toBe(401);
    expect((await server.call('GET', '/auth/me', undefined, bearer(latest.access_token))).status).toBe(401);
  });

  it('open no file as links with a bit changed, for another file, of a share that ended, or expired', async () => {
    const account = await server.signUp();
    balances.set(account.id, 1000 - 2 * PRICE);
    const { items } = (await account.call<AcceptedReply>('POST', '/images/text-to-image', { ...PICTURE, count: 2 }))
      .body.data;
    for (const { id } of items)
      for (const _ of times(3)) await advanceTask({ deps: server.services.generation, taskId: id });
    const [mine, another] = await Promise.all(items.map((item) => readTask(account, item)));
    expect([mine!.status, another!.status]).toEqual(['completed', 'completed']);
    const links = [mine!.media!.url, mine!.media!.poster_url, mine!.media!.thumbnail_url].map(
      (path) => new URL(path!, server.url),
    );
    const open = async (address: string) => {
      const answer = await fetch(address, { redirect: 'manual' });
      await answer.body?.cancel();
      return answer;
    };
    const forged = links.flatMap((link) => {
      const { pathname, searchParams } = link;
      const [expires, signature] = [searchParams.get('expires')!, searchParams.get('signature')!];
      const written = (changes: object, path = pathname) =>
        `${server.url}${path}?${new URLSearchParams({ expires, signature, ...changes })}`;
      const [, base, id, variant] = /^(.*\/)([\w-]+)\/(\w+)$/.exec(pathname)!;
      const bytes = Buffer.from(id!.replaceAll('-', ''), 'hex');
      const otherIds = bitFlipsOf(bytes).map((each) =>
        each.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
      );
      return [
        ...bitFlipsOf(Buffer.from(signature, 'base64url')).map((each) =>
          written({ signature: each.toString('base64url') }),
        ),
        ...shuffled(otherIds, random)
          .slice(0, 40)
          .map((each) => written({}, `${base}${each}/${variant}`)),
        ...[...expires].map((digit, place) =>
          written({ expires: expires.slice(0, place) + ((Number(digit) + 1) % 10) + expires.slice(place + 1) }),
        ),
        ...['', signature.slice(1), signature.slice(0, -2), signature + signature].map((each) =>
          written({ signature: each }),
        ),
        ...['main', 'poster', 'thumbnail']
          .filter((each) => each !== variant)
          .map((each) => written({}, `${base}${id}/${each}`)),
        written({}, pathname.replace(id!, another!.media!.url.split('/').at(-2)!)),
        `${server.url}${pathname}`,
      ];
    });
    const openAll = () => sendAll(links, ({ href }) => open(href));
    expect(count(await openAll(), 200)).toBe(3);
    await expectRefused(forged, open);
    expect(count(await openAll(), 200)).toBe(3);

    const { token } = (await account.call<{ data: Share }>('PUT', `/library/${mine!.id}/share`, {})).body.data;
    const show = (each: string) => server.call('GET', `/shared/${encodeURIComponent(each)}`);
    expect([(await show(token)).status, (await open(`${server.url}/s/${token}/0/main`)).status]).toEqual([200, 200]);
    await expectRefused(forgeriesOf(token, { count: 150, random }), show);
    await account.call('DELETE', `/library/${mine!.id}/share`);
    await expectRefused(
      times(30).map(() => token),
      show,
    );
    await expectRefused(
      times(30).map(() => `${server.url}/s/${token}/0/main`),
      open,
    );
    clock.advance(31 * 3600);
    await expectRefused(
      times(30).flatMap(() => links.map(({ href }) => href)),
      open,
    );
  });

  it('are carried out once as requests under a key, for its owner only, as they were first', async () => {
    const [owner, other] = [await server.signUp(), await server.signUp()];
    const make = (account: TestAccount, key: string, changes: object = {}, headers: Record<string, string> = {}) =>
      account.call<AcceptedReply>(
        'POST',
        '/images/text-to-image',
        { ...PICTURE, ...changes },
        { 'Idempotency-Key': key, ...headers },
      );
    const batchesOf = (answers: ApiAnswer<AcceptedReply>[]) =>
      new Set(answers.map(({ status, body }) => (status === 202 ? body.data.batch_id : `status ${status}`)));
    const keys = times(20).map(() => random.uuid());
    const copies = shuffled(
      keys.flatMap((key) => times(8).map(() => key)),
      random,
    );
    expect(batchesOf(await sendAll(copies, (key) => make(owner, key))).size).toBe(keys.length);
    balances.set(owner.id, 1000 - keys.length * PRICE);
    await expectRefused(
      keys.flatMap((key) => times(5).map((place) => ({ key, prompt: `sawah ${place}` }))),
      ({ key, prompt }) => make(owner, key, { prompt }),
    );
    await expectRefused(['pendek', `${keys[0]} `.repeat(3), 'a'.repeat(101), 'kunci/lain/nya', ''], (key) =>
      make(owner, key),
    );
    // Somebody else's key is nobody else's: it leads neither to their answer nor to their work.
    const own = await sendAll(keys, (key) => make(other, key));
    expect(own.filter(({ headers }) => headers.get('idempotent-replayed'))).toEqual([]);
    balances.set(other.id, 1000 - keys.length * PRICE);

    const withdrawn = times(10).map(() => random.uuid());
    await sendAll(withdrawn, (key) => make(owner, key, {}, { [WITHDRAW_HEADER]: 'true' }));
    await expectRefused(
      withdrawn.flatMap((key) => times(8).map(() => key)),
      (key) => make(owner, key),
    );
  });

  it('redeem a voucher once an account and as often as it may, and stop as guesses of its code', async () => {
    const { database } = server.services;
    const admin = await server.signUp({ coins: 0, role: 'admin' });
    const code = `PANEN${SEED}`;
    const voucher = { code, credits: 50, max_uses: 3, note: '' };
    await createVoucher({ database, clock, adminId: admin.id, voucher: voucher as never });
    const redeem = (account: TestAccount, given: string, key: string) =>
      account.call('POST', '/vouchers/redeem', { code: given }, { 'Idempotency-Key': key });
    const people: TestAccount[] = [];
    for (const _ of times(5)) people.push(await server.signUp({ coins: 0 }));
    const tries = people.flatMap((account) => {
      const key = random.uuid();
      return times(20).map((copy) => ({ account, key: copy < 12 ? key : random.uuid() }));
    });
    const answers = await sendAll(shuffled(tries, random), async ({ account, key }) => ({
      account,
      answer: await redeem(account, code, key),
    }));
    const winners = new Set(answers.filter(({ answer }) => answer.status < 300).map(({ account }) => account.id));
    expect(winners.size).toBe(3);
    for (const { id } of people) balances.set(id, winners.has(id) ? 50 : 0);

    const guesser = await server.signUp({ coins: 0 });
    balances.set(guesser.id, 0);
    const guesses = forgeriesOf(code, { count: 40, random }).filter((each) => each.length >= 4);
    await expectRefused(guesses, (each) => redeem(guesser, each, random.uuid()));
    expect((await redeem(guesser, code, random.uuid())).status).toBe(429);
  });

  it('stop as guesses of a code by mail, which counts once, for its mailbox, in its time', async () => {
    const { database, accounts } = server.services;
    const codeOf = async (email: string) => {
      const [row] = await database.select().from(emailCodes).where(eq(emailCodes.email, email));
      return { digits: digitsOf(row!.id, accounts.secret), link: linkTokenOf(row!.id, accounts.secret), ...row! };
    };
    const newPassword = 'sepeda-biru-di-kebun-7';
    const reset = (email: string, code: string) =>
      server.call('POST', '/auth/reset-password', { email, otp_code: code, new_password: newPassword });
    const hashOf = async (email: string) =>
      (await database.select({ hash: users.passwordHash }).from(users).where(eq(users.email, email)))[0]!.hash;
    const people: TestAccount[] = [];
    for (const _ of times(8)) people.push(await server.signUp());
    for (const { id, email } of people) {
      balances.set(id, 1000);
      expect((await server.call('POST', '/auth/forgot-password', { email })).status).toBe(200);
    }
    const [neighbour, late, ...guessed] = people as [TestAccount, TestAccount, ...TestAccount[]];
    const { digits: neighbours } = await codeOf(neighbour.email);
    for (const { email } of guessed) {
      const { digits } = await codeOf(email);
      const wrong = [neighbours, ...times(29).map(() => String(random.below(1e6)).padStart(6, '0'))];
      const guesses = wrong.map((each) => (each === digits ? wrongCode(digits) : each));
      const answers = await sendAll(guesses, (guess) => reset(email, guess));
      const codes = answers.map(({ body }) => body.code);
      expect(new Set(codes)).toEqual(new Set(['code_invalid', 'code_exhausted', 'rate_limited']));
      expect(codes.filter((each) => each === 'code_invalid').length).toBe(CODE_MAX_TRIES - 1);
      // Too late even for the right one.
      expect([(await reset(email, digits)).status, (await codeOf(email)).tries]).toEqual([429, CODE_MAX_TRIES]);
      expect(await hashOf(email)).toBeNull();
    }

    // Registered and not verified: the same code again and again.
    const email = `baru-${SEED}@contoh.id`;
    const id = newId(clock.now());
    await database.insert(users).values({ id, email, fullName: 'Orang Baru', createdAt: clock.now() });
    await server.call('POST', '/auth/resend-verification', { email });
    const { digits, link } = await codeOf(email);
    await expectRefused(
      forgeriesOf(link, { count: 150, random }).filter((each) => !isSameSecret(each, link)),
      (token) => server.call('POST', '/auth/verify-email/link', { token }),
    );
    const verified = await sendAll(times(40), (place) =>
      place % 4 === 0
        ? server.call('POST', '/auth/verify-email', { email, otp_code: digits })
        : server.call('POST', '/auth/verify-email/link', { token: link }),
    );
    expect([count(verified, 200), verified.filter(({ status }) => status >= 500)]).toEqual([1, []]);
    balances.set(id, 200);

    const { digits: old } = await codeOf(late.email);
    clock.advance(24 * 3600);
    expect((await reset(late.email, old)).body.code).toBe('code_expired');
    expect(await hashOf(late.email)).toBeNull();
  });

  it('sign in once as answers of Google, in the browser that has asked for them', async () => {
    const { database } = server.services;
    const isCallback = (url: URL) => url.pathname === `${API_BASE}/auth/google/callback`;
    const account = { sub: 'g-1', email: `google-${SEED}@contoh.id`, email_verified: true, name: 'Gita' };
    provider.accounts.set(account.sub, account);
    const begin = async () => {
      const start = await fetch(`${server.url}${API_BASE}/auth/google`, { redirect: 'manual' });
      const cookie = start.headers.getSetCookie()[0]!.split(';')[0]!.split('=')[1]!;
      return { cookie, address: start.headers.get('location')! };
    };
    const mine = await begin();
    const strangers = await begin();
    const browser = createBrowser({ stopAt: isCallback });
    const actionOf = ({ url, html }: { url: URL; html: string }) =>
      new URL(/<form[^>]*action="([^"]+)"/.exec(html)![1]!, url).href;
    const login = await browser.open(mine.address);
    const form = { prompt: 'login', login: account.sub, password: 'x' };
    const consent = await browser.open(actionOf(login), { method: 'POST', form });
    const { url } = await browser.open(actionOf(consent), { method: 'POST', form: { prompt: 'consent' } });
    const { code, state, ...rest } = Object.fromEntries(url.searchParams) as { code: string; state: string };
    /** People open this address themselves, so every answer leads back into the app; where to tells what came of it. */
    const finish = async ({ cookie = mine.cookie, ...changes }: { cookie?: string; code?: string; state?: string }) => {
      const address = `${url.origin}${url.pathname}?${new URLSearchParams({ ...rest, code, state, ...changes })}`;
      const answer = await fetch(address, { redirect: 'manual', headers: { cookie: `kilas-google=${cookie}` } });
      const to = new URL(answer.headers.get('location')!, server.url).searchParams;
      return { status: to.get('error') === 'google_failed' ? 400 : answer.status, token: to.get('token') };
    };
    const [, ...parts] = mine.cookie.split('.');
    await expectRefused(
      [
        ...forgeriesOf(mine.cookie, { count: 150, random })
          .filter((each) => !isSameSecret(each, mine.cookie))
          .map((cookie) => ({ cookie })),
        ...forgeriesOf(state, { count: 100, random }).map((each) => ({ state: each })),
        ...forgeriesOf(code, { count: 30, random }).map((each) => ({ code: each })),
        { cookie: strangers.cookie },
        { cookie: [strangers.cookie.split('.')[0], ...parts].toReversed().join('.') },
        { cookie: strangers.cookie, state: new URL(strangers.address).searchParams.get('state')! },
      ],
      finish,
    );
    const { token } = await finish({});
    expect(token).toBeTruthy();
    await expectRefused(
      times(25).map(() => ({})),
      finish,
    );
    const exchanges = await sendAll(times(25), () => server.call('POST', '/auth/refresh', { refresh_token: token }));
    expect(count(exchanges, 200)).toBeLessThanOrEqual(1);
    const [user] = await database.select().from(users).where(eq(users.email, account.email));
    const open = await database.select().from(sessions).where(eq(sessions.userId, user!.id));
    expect(open.map(({ endedAt }) => endedAt === null)).toEqual([false]);
    balances.set(user!.id, 200);
  });

  it('are kept once as a browser’s subscription, and not where nothing could be sent to', async () => {
    const account = await server.signUp();
    balances.set(account.id, 1000);
    const subscribe = (body: unknown, who = account) => who.call('POST', '/push/subscriptions', body);
    const good = receiver.subscription();
    expect(count(await sendAll(times(40), () => subscribe(good)), 201)).toBe(40);
    const { database } = server.services;
    const kept = () => database.select().from(pushSubscriptions).where(eq(pushSubscriptions.endpoint, good.endpoint));
    expect(await kept()).toHaveLength(1);
    const forger = await server.signUp();
    balances.set(forger.id, 1000);
    const { p256dh, auth } = good.keys;
    const points = bitFlipsOf(Buffer.from(p256dh, 'base64url').subarray(1)).map((point) =>
      Buffer.concat([Buffer.of(4), point]).toString('base64url'),
    );
    const host = 'fcm.googleapis.com';
    const hosts = forgeriesOf(host, { count: 40, random })
      // In capitals it is the same host.
      .filter((each) => each.toLowerCase() !== host)
      .map((each) => `https://${each}/push/x`);
    await expectRefused(
      [
        ...shuffled(points, random)
          .slice(0, 60)
          .map((each) => ({ ...good, keys: { p256dh: each, auth } })),
        ...hosts.map((endpoint) => ({ ...good, endpoint })),
        ...['http://fcm.googleapis.com/x', 'https://fcm.googleapis.com:8443/x', 'https://a@fcm.googleapis.com/x'].map(
          (endpoint) => ({ ...good, endpoint }),
        ),
        ...[auth.slice(1), auth + auth, ''].map((each) => ({ ...good, keys: { p256dh, auth: each } })),
      ],
      (body) => subscribe(body, forger),
    );
    // Nobody ends what another session subscribed.
    await sendAll(times(20), () => forger.call('DELETE', '/push/subscriptions', { endpoint: good.endpoint }));
    expect(await kept()).toHaveLength(1);
  });

  it('only have work looked at as callbacks of an engine, and are not heard where they are forged', async () => {
    const { database, callbacks } = server.services;
    const now = clock.now();
    const later = new Date(now.getTime() + 3_600_000);
    const jobId = newId(now);
    await database.insert(remoteJobs).values({
      id: jobId,
      engineId: 'modelark',
      ownerId: newId(now),
      request: {} as never,
      status: 'accepted',
      nextStepAt: later,
      seenAt: now,
      createdAt: now,
    });
    const address = callbackPath({ key: callbacks.key, jobId }).slice(API_BASE.length);
    const cut = address.lastIndexOf('/') + 1;
    const call = (path: string) => server.call('POST', path, { status: 'succeeded' });
    await expectRefused(
      forgeriesOf(address.slice(cut), { count: 250, random }).map((each) => address.slice(0, cut) + each),
      call,
    );
    const heard = await sendAll(times(40), () => call(address));
    expect(count(heard, 204)).toBe(40);
    const [job] = await database.select().from(remoteJobs).where(eq(remoteJobs.id, jobId));
    expect([job!.status, job!.nextStepAt]).toEqual(['accepted', now]);
  });
});

it('the books agree to the coin after all of it', async () => {
  const { database } = server.services;
  expect([SEED, await runVerifications({ database, verifications: VERIFICATIONS })]).toEqual([SEED, []]);
  const now = new Map<string, number>();
  for (const id of balances.keys()) now.set(id, (await readBalance(database, id)).balance);
  expect([SEED, now]).toEqual([SEED, balances]);
  expect(sent).toBeGreaterThan(LEAST_SENT);
});
