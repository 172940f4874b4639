/**
 * A passkey signs in to its account only, by an answer that counts once within five minutes. Adding or removing one
 * takes the password or a fresh sign-in, and one of the same session confirms nothing for an admin.
 */
import { eq } from 'drizzle-orm';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TokenReply } from '../../contract/accounts.ts';
import type { ErrorBody } from '../../contract/errorBody.ts';
import { type Passkey, PasskeyChallenge, PasskeyReply, PasskeysReply } from '../../contract/passkeys.ts';
import { MAX_PASSKEYS } from '../../contract/limits.ts';
import { passkeyChallenges, passkeys, signInLog, users } from '../../server/accounts/tables.ts';
import { newId } from '../../server/platform/identifier.ts';
import { ADMIN_PASSWORD, givePassword } from '../support/dashboard.ts';
import { SoftwareAuthenticator } from '../support/softwareAuthenticator.ts';
import { createTestClock, type TestClock } from '../support/testClock.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';

const ORIGIN = 'https://kilas.example';
let server: TestServer;
let clock: TestClock;

beforeAll(async () => {
  clock = createTestClock();
  server = await createTestServer({ clock, isWorking: false, env: { PUBLIC_URL: ORIGIN } });
});
afterAll(() => server.close());

type Deviation = Parameters<SoftwareAuthenticator['get']>[1];
const read = ({ body }: { body: unknown }) => parse(PasskeyChallenge, body).data;
const challenge = async () => read(await server.call('POST', '/auth/passkeys/challenge'));
const own = async (account: TestAccount) => parse(PasskeysReply, (await account.call('GET', '/me/passkeys')).body).data;

/** Adds a passkey to an account, as its profile does. */
async function add(account: TestAccount, device = new SoftwareAuthenticator(ORIGIN), deviation: Deviation = {}) {
  const { challenge_id, options } = read(await account.call('POST', '/me/passkeys/challenge', {}));
  const body = { challenge_id, credential: device.create(options, deviation), name: ' Ponselku ' };
  const answer = await account.call<ErrorBody & { data: Passkey }>('POST', '/me/passkeys', body);
  return { device, answer, body };
}

/** Signs in as the login screen does. */
async function enter(device: SoftwareAuthenticator, deviation: Deviation = {}) {
  const { challenge_id, options } = await challenge();
  const body = { challenge_id, credential: device.get(options, deviation) };
  return { body, answer: await server.call<ErrorBody & TokenReply>('POST', '/auth/passkeys', body) };
}

const events = async (userId: string) =>
  (
    await server.services.database.select().from(signInLog).where(eq(signInLog.userId, userId)).orderBy(signInLog.id)
  ).map(({ event }) => event);

it('signs in to the account that the passkey belongs to, and says so in list, log, export and mailbox', async () => {
  const account = await server.signUp();
  const { device, answer } = await add(account);
  expect(answer.status).toBe(201);
  expect(parse(PasskeyReply, answer.body).data).toMatchObject({
    name: 'Ponselku',
    last_used_at: null,
    is_synced: true,
  });
  const mail = await server.services.database.$client.query(
    `select data from pgboss.job where name = 'send-mail' and data->>'reference' = $1`,
    [account.id],
  );
  expect(mail.rows).toEqual([{ data: { kind: 'passkey-added', reference: account.id } }]);

  const { options } = await challenge();
  expect(options).toMatchObject({ rpId: 'kilas.example', userVerification: 'required', allowCredentials: [] });
  const entered = (await enter(device)).answer;
  expect(entered.status).toBe(200);
  const me = await server.call<{ data: { id: string } }>('GET', '/auth/me', undefined, {
    Authorization: `Bearer ${entered.body.access_token}`,
  });
  expect(me.body.data.id).toBe(account.id);
  expect((await own(account))[0]!.last_used_at).not.toBeNull();
  expect(await events(account.id)).toEqual(['passkey-added', 'signed-in-with-passkey']);
  const exported = await account.call<{ passkeys: Passkey[] }>('GET', '/me/export');
  expect(exported.body.passkeys).toEqual(await own(account));
});

describe('an answer', () => {
  it.each<[string, Deviation]>([
    ['of another site', { origin: 'https://kilas.example.evil.test' }],
    ['for another site', { rpId: 'evil.test' }],
    ['to another challenge', { challenge: 'bm90IHRoaXMgb25l' }],
    ['without a PIN, finger or face', { isVerified: false }],
    ['with a count that did not rise', { counter: 5 }],
    ['for another account', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ])('%s is refused', async (_what, deviation) => {
    const account = await server.signUp();
    const { device } = await add(account);
    expect((await enter(device, { counter: 5 })).answer.status).toBe(200);
    const { answer } = await enter(device, deviation);
    expect([answer.status, answer.body.code]).toEqual([422, 'passkey_refused']);
    expect((await events(account.id)).at(-1)).toBe('passkey-refused');
  });

  it('counts once, for five minutes, for what it was asked for, and only one of many at once', async () => {
    const account = await server.signUp();
    const { device } = await add(account);
    const { body } = await enter(device);
    expect((await server.call('POST', '/auth/passkeys', body)).body.code).toBe('passkey_too_late');

    const late = await challenge();
    clock.advance(5 * 60 + 1);
    const answered = { challenge_id: late.challenge_id, credential: device.get(late.options) };
    expect((await server.call('POST', '/auth/passkeys', answered)).body.code).toBe('passkey_too_late');

    await server.signInAgain(account);
    const forAdding = read(await account.call('POST', '/me/passkeys/challenge', {}));
    const misused = {
      challenge_id: forAdding.challenge_id,
      credential: device.get({ ...late.options, ...forAdding.options }),
    };
    expect((await server.call('POST', '/auth/passkeys', misused)).body.code).toBe('passkey_too_late');

    const { challenge_id, options } = await challenge();
    const once = { challenge_id, credential: device.get(options) };
    const answers = await Promise.all(Array.from({ length: 8 }, () => server.call('POST', '/auth/passkeys', once)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    expect(
      await server.services.database.select().from(passkeyChallenges).where(eq(passkeyChallenges.purpose, 'sign-in')),
    ).toEqual([]);
  });

  it('opens nothing for a passkey that nobody has, nor a deactivated or deleted account', async () => {
    expect((await enter(new SoftwareAuthenticator(ORIGIN))).answer.body.code).toBe('passkey_unknown');
    const { database } = server.services;
    const account = await server.signUp();
    const { device } = await add(account);
    await database.update(users).set({ status: 'deactivated' }).where(eq(users.id, account.id));
    expect((await enter(device)).answer.body.code).toBe('account_deactivated');
    await database.update(users).set({ status: 'active' }).where(eq(users.id, account.id));
    expect((await account.call('DELETE', '/me', { confirm_email: account.email })).status).toBe(204);
    expect((await enter(device)).answer.body.code).toBe('passkey_unknown');
    expect(await database.select().from(passkeys).where(eq(passkeys.userId, account.id))).toEqual([]);
  });

  it('that is malformed is refused as that, and tells no more', async () => {
    const account = await server.signUp();
    const { device } = await add(account);
    const { challenge_id, options } = await challenge();
    const credential = device.get(options);
    const garbled = { ...credential, response: { ...credential.response, authenticatorData: 'AAAA' } };
    const send = (body: object) => server.call('POST', '/auth/passkeys', body);
    expect((await send({ challenge_id, credential: garbled })).body.code).toBe('passkey_refused');
    expect((await send({ challenge_id, credential: { ...credential, id: 'A'.repeat(1365) } })).status).toBe(422);
    expect((await send({ challenge_id: 'x', credential })).status).toBe(422);
    const again = read(await account.call('POST', '/me/passkeys/challenge', {}));
    const made = new SoftwareAuthenticator(ORIGIN).create(again.options);
    const broken = { ...made, response: { ...made.response, attestationObject: 'oWNmbXQ' } };
    const registration = { challenge_id: again.challenge_id, credential: broken, name: 'x' };
    expect((await account.call('POST', '/me/passkeys', registration)).body.code).toBe('passkey_refused');
  });
});

describe('the passkeys of an account', () => {
  it('are added and removed after the password, named, and nobody else’s', async () => {
    const account = await server.signUp();
    await givePassword(server, account);
    const start = (password?: string) => account.call('POST', '/me/passkeys/challenge', { password });
    expect((await start()).body.fields?.password?.code).toBe('password_wrong');
    expect((await start('bukan-ini')).body.fields?.password?.code).toBe('password_wrong');
    const { challenge_id, options } = read(await start(ADMIN_PASSWORD));
    const device = new SoftwareAuthenticator(ORIGIN);
    const body = { challenge_id, credential: device.create(options), name: 'Laptop' };
    const other = await server.signUp();
    expect((await other.call('POST', '/me/passkeys', body)).body.code).toBe('passkey_too_late');
    expect((await account.call('POST', '/me/passkeys', { ...body, name: ' ' })).body.fields?.name?.code).toBe(
      'passkey_name_required',
    );
    const added = parse(PasskeyReply, (await account.call('POST', '/me/passkeys', body)).body).data;

    const at = `/me/passkeys/${added.id}`;
    expect((await other.call('PATCH', at, { name: 'Punyaku' })).status).toBe(404);
    expect((await other.call('DELETE', at, {})).status).toBe(404);
    expect((await account.call('PATCH', at, { name: 'x'.repeat(51) })).status).toBe(422);
    expect((await account.call('PATCH', at, { name: 'Laptop kerja' })).status).toBe(200);
    expect((await own(account)).map(({ name }) => name)).toEqual(['Laptop kerja']);
    expect((await account.call('DELETE', at, {})).body.fields?.password?.code).toBe('password_wrong');
    expect((await account.call('DELETE', at, { password: ADMIN_PASSWORD })).status).toBe(204);
    expect((await enter(device)).answer.body.code).toBe('passkey_unknown');
    expect(await events(account.id)).toEqual(['passkey-added', 'passkey-removed']);
  });

  it('of an account without a password are added and removed within ten minutes of signing in', async () => {
    const account = await server.signUp();
    const { answer } = await add(account);
    const at = `/me/passkeys/${answer.body.data.id}`;
    clock.advance(10 * 60 + 1);
    const start = () => account.call('POST', '/me/passkeys/challenge', {});
    expect([(await start()).status, (await start()).body.code]).toEqual([403, 'fresh_sign_in_required']);
    expect((await account.call('DELETE', at, {})).body.code).toBe('fresh_sign_in_required');
    await server.signInAgain(account);
    expect((await start()).status).toBe(200);
    expect((await account.call('DELETE', at, {})).status).toBe(204);
  });

  it('suffice to delete an account without a password within ten minutes of signing in', async () => {
    const account = await server.signUp();
    await add(account);
    const erase = (email = account.email) => account.call('DELETE', '/me', { confirm_email: email });
    clock.advance(10 * 60 + 1);
    const late = await erase();
    expect([late.status, late.body.code]).toEqual([403, 'fresh_sign_in_required']);
    expect((await account.call('DELETE', '/me', { confirm_email: account.email, password: '' })).status).toBe(403);
    expect((await account.call('GET', '/auth/me')).status).toBe(200);
    expect(await own(account)).toHaveLength(1);
    await server.signInAgain(account);
    expect((await erase('lain@contoh.id')).body.fields?.confirm_email?.code).toBe('email_mismatch');
    expect((await erase()).status).toBe(204);
    expect((await account.call('GET', '/auth/me')).status).toBe(401);
  });

  it('end every other session when one is removed, and a mail says so', async () => {
    const account = await server.signUp();
    const { device, answer } = await add(account);
    const stranger = (await enter(device)).answer.body;
    const asStranger = () =>
      server.call('GET', '/auth/me', undefined, { Authorization: `Bearer ${stranger.access_token}` });
    expect((await asStranger()).status).toBe(200);
    const live = await fetch(`${server.url}/api-lens/events`, {
      headers: { Authorization: `Bearer ${stranger.access_token}` },
    });
    expect((await account.call('DELETE', `/me/passkeys/${answer.body.data.id}`, {})).status).toBe(204);
    expect(await live.text()).toContain('session-ended');
    expect((await asStranger()).status).toBe(401);
    const refreshed = await server.call('POST', '/auth/refresh', { refresh_token: stranger.refresh_token });
    expect(refreshed.status).toBe(401);
    expect((await account.call('GET', '/auth/me')).status).toBe(200);
    const mails = await server.services.database.$client.query(
      `select data->>'kind' as kind from pgboss.job where name = 'send-mail' and data->>'reference' = $1`,
      [account.id],
    );
    expect(mails.rows.map(({ kind }) => kind).toSorted()).toEqual(['passkey-added', 'passkey-removed']);
  });

  it('are ten at most, and each belongs to one account', async () => {
    const account = await server.signUp();
    const { device } = await add(account);
    const other = await server.signUp();
    expect((await add(other, device)).answer.body.code).toBe('passkey_taken');
    const now = new Date();
    const rows = Array.from({ length: MAX_PASSKEYS - 2 }, (_row, place) => ({
      id: newId(now),
      userId: account.id,
      credentialId: `${account.id}-${place}`,
      publicKey: 'x',
      counter: 0,
      name: 'x',
      isSynced: false,
      createdAt: now,
    }));
    await server.services.database.insert(passkeys).values(rows);
    const { answer } = await add(account);
    expect(answer.status).toBe(201);
    expect((await account.call('POST', '/me/passkeys/challenge', {})).body.code).toBe('too_many_passkeys');
    expect((await own(account)).length).toBe(MAX_PASSKEYS);
  });
});

describe('an admin', () => {
  it('shows a passkey in place of the password before money or people are touched', async () => {
    const admin = await server.signUp({ role: 'admin' });
    const creator = await server.signUp();
    const correct = () =>
      admin.call('POST', `/dashboard/users/${creator.id}/credits`, { amount: 5, reason: 'Ganti rugi' });
    const begin = () => admin.call('POST', '/dashboard/confirm/passkey/challenge');
    expect((await correct()).body.code).toBe('confirmation_required');
    expect((await begin()).body.code).toBe('passkey_unknown');
    const { device } = await add(admin);
    const { device: strange } = await add(creator);
    clock.advance(1);
    await server.signInAgain(admin);
    const state = await admin.call<{ data: object }>('GET', '/dashboard/confirm');
    expect(state.body.data).toEqual({ until: null, has_password: false, has_passkey: true });

    const prove = async (by: SoftwareAuthenticator, deviation?: Deviation) => {
      const { challenge_id, options } = read(await begin());
      return admin.call('POST', '/dashboard/confirm/passkey', { challenge_id, credential: by.get(options, deviation) });
    };
    const { options } = read(await begin());
    expect(options).toMatchObject({ allowCredentials: [{ id: device.credentialId.toString('base64url') }] });
    expect((await prove(strange)).body.code).toBe('passkey_unknown');
    expect((await prove(device, { isVerified: false })).body.code).toBe('passkey_refused');
    // A challenge given to somebody signed out does not count here.
    const open = await challenge();
    const borrowed = { challenge_id: open.challenge_id, credential: device.get(open.options) };
    expect((await admin.call('POST', '/dashboard/confirm/passkey', borrowed)).body.code).toBe('passkey_too_late');
    expect((await correct()).body.code).toBe('confirmation_required');
    expect((await prove(device)).status).toBe(200);
    expect((await correct()).status).toBe(200);
    for (let wrong = 0; wrong < 8; wrong += 1) await prove(strange);
    expect((await prove(device)).status).toBe(429);
  });

  it('cannot confirm with a passkey made in the same session, or later', async () => {
    const admin = await server.signUp({ role: 'admin' });
    const { device: old } = await add(admin);
    clock.advance(1);
    await server.signInAgain(admin);
    const { device: fresh } = await add(admin);
    const { challenge_id, options } = read(await admin.call('POST', '/dashboard/confirm/passkey/challenge'));
    expect(options.allowCredentials).toMatchObject([{ id: old.credentialId.toString('base64url') }]);
    const proof = { challenge_id, credential: fresh.get(options) };
    expect((await admin.call('POST', '/dashboard/confirm/passkey', proof)).body.code).toBe('passkey_too_new');

    const another = await server.signUp({ role: 'admin' });
    await add(another);
    expect((await another.call('POST', '/dashboard/confirm/passkey/challenge')).body.code).toBe('passkey_too_new');
    const state = await another.call<{ data: object }>('GET', '/dashboard/confirm');
    expect(state.body.data).toMatchObject({ has_passkey: false });
  });
});

it('is not offered where browsers make none', async () => {
  const plain = await createTestServer({ isWorking: false });
  expect((await plain.call('POST', '/auth/passkeys/challenge')).body.code).toBe('passkeys_unavailable');
  expect((await plain.call('GET', '/auth/providers')).body).toMatchObject({ data: { passkey_domain: null } });
  expect((await server.call('GET', '/auth/providers')).body).toMatchObject({
    data: { passkey_domain: 'kilas.example' },
  });
  await plain.close();
});

it('is tried from one place no more often than a password', async () => {
  const limited = { ...server.services.accounts.limits.loginByIp };
  const guesser = new SoftwareAuthenticator(ORIGIN);
  const { database } = server.services;
  await database.$client.query(
    `insert into rate_limits (kind, subject, window_started_at, hits) values ($1, '127.0.0.1', $2, $3)
     on conflict (kind, subject) do update set hits = $3, window_started_at = $2`,
    [limited.kind, clock.now(), limited.limit],
  );
  const refused = (await enter(guesser)).answer;
  expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
  await database.$client.query('delete from rate_limits where kind = $1', [limited.kind]);
  expect((await enter(guesser)).answer.body.code).toBe('passkey_unknown');
});
