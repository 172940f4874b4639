/**
 * Thousands of repeats and forgeries of whatever moves coins or opens a work: messages of the gateway and of an engine,
 * access tokens, links, keys, vouchers. A repeat has one effect, a forgery none: it is refused, and no row of any table
 * changes but the counts of tries. `FORGERIES_SEED` repeats a run; what signs in is in forgedSignIns.test.ts.
 */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_BASE } from '../../contract/endpoint.ts';
import { WITHDRAW_HEADER } from '../../contract/limits.ts';
import type { Share } from '../../contract/shares.ts';
import { readBalance } from '../../server/credits/readBalance.ts';
import { advanceTask } from '../../server/generation/advance/advanceTask.ts';
import { callbackPath } from '../../server/generation/modelark/callbackPath.ts';
import { remoteJobs } from '../../server/generation/remote/remoteTables.ts';
import { drainWebhooks } from '../../server/payments/drainWebhooks.ts';
import { newId } from '../../server/platform/identifier.ts';
import { createVoucher } from '../../server/vouchers/manageVouchers.ts';
import { bearer } from '../support/accounts.ts';
import { bitFlipsOf, forgeriesOf, isSameSecret, shuffled } from '../support/forgeries.ts';
import { countOf, createForgeryRun, SEED, times } from '../support/forgeryRun.ts';
import { type AcceptedReply, readTask } from '../support/generationCalls.ts';
import { acceptedTopup } from '../support/paymentCalls.ts';
import { createStagedEngine } from '../support/stagedEngine.ts';
import { createTestClock, type TestClock } from '../support/testClock.ts';
import { type ApiAnswer, createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';
import { startXenditStandIn, type StandInPayment, type XenditStandIn } from '../support/xenditStandIn.ts';

const LEAST_SENT = 2500;
const PRICE = 3;
const PICTURE = { prompt: 'sawah', resolution: '1K', count: 1 };

let server: TestServer;
let gateway: XenditStandIn;
let clock: TestClock;
const { random, balances, sendAll, readTables, expectRefused, expectSettled } = createForgeryRun(() => server);

beforeAll(async () => {
  gateway = await startXenditStandIn();
  clock = createTestClock();
  server = await createTestServer({
    clock,
    isWorking: false,
    engines: [await createStagedEngine()],
    env: gateway.env,
  });
});
afterAll(async () => {
  await server.close();
  await gateway.close();
});

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
    expect(countOf(await openAll(), 200)).toBe(3);
    await expectRefused(forged, open);
    expect(countOf(await openAll(), 200)).toBe(3);

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
    expect(countOf(heard, 204)).toBe(40);
    const [job] = await database.select().from(remoteJobs).where(eq(remoteJobs.id, jobId));
    expect([job!.status, job!.nextStepAt]).toEqual(['accepted', now]);
  });
});

it('the books agree to the coin after all of it', () => expectSettled(LEAST_SENT));
