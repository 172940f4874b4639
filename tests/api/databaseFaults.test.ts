/**
 * A locked table or a lost connection is answered with 503 and a time to try again, and does not take sessions or
 * balances down. Even then nothing about a person reaches the log.
 */
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../server/platform/log.ts';
import { createStagedEngine } from '../support/stagedEngine.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let creators: TestAccount[];
let owner: pg.Client;
let logged = '';

beforeAll(async () => {
  const log = createLog('debug', { write: (line) => void (logged += line) });
  server = await createTestServer({
    engines: [await createStagedEngine()],
    isWorking: false,
    env: { DATABASE_POOL: '4', DATABASE_PATIENCE: '1800' },
    log,
  });
  creators = await Promise.all(Array.from({ length: 6 }, () => server.signUp()));
  owner = new pg.Client({ connectionString: server.ownerUrl });
  await owner.connect();
});
afterEach(() => owner.query('rollback'));
afterAll(async () => {
  await owner.end();
  await server.close();
});

async function lock(table: string): Promise<void> {
  await owner.query('begin');
  await owner.query(`lock table ${table} in access exclusive mode`);
}

describe('a table that somebody locked', () => {
  it('is reported as busy, and sessions and balance still answer although all other connections wait for it', async () => {
    await lock('tasks');
    const stuck = Promise.all(creators.map((creator) => creator.call('GET', '/library/')));
    for (const creator of creators) {
      const [balance, me] = await Promise.all([
        creator.call('GET', '/credits/balance'),
        creator.call('GET', '/auth/me'),
      ]);
      expect([balance.status, me.status]).toEqual([200, 200]);
    }
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    for (const { status, body, headers } of await stuck)
      expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '2']);
  });

  it('is reported as busy at sign-in, too', async () => {
    await lock('users');
    const answer = await server.call('POST', '/auth/login', { email: 'a@b.id', password: 'rahasia-sekali' });
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
  });
});

describe('a transaction whose connection is cut', () => {
  it('fails with its own error', async () => {
    const failing = server.services.database.transaction(async (transaction) => {
      await transaction.execute('select pg_terminate_backend(pg_backend_pid())');
    });
    const error = (await failing.catch((reason: unknown) => reason)) as Error;
    expect(error.message).toContain('pg_terminate_backend');
    expect(error.message).not.toContain('rollback');
  });
});

describe('the log of a run in which everything fails', () => {
  it('contains nothing about the people in it', async () => {
    const person = {
      full_name: 'Sri Rahayu Wulandari',
      email: 'sri.rahayu@rahasia.example',
      password: 'kata-sandi-yang-panjang-7',
    };
    const register = () =>
      server.call('POST', '/auth/register', { ...person, confirm_password: person.password, language: 'id' });
    for (const table of ['users', 'rate_limits', 'sessions']) {
      await lock(table);
      await register();
      await server.call('POST', '/auth/login', { email: person.email, password: person.password });
      await server.call('POST', '/auth/forgot-password', { email: person.email });
      await server.call('POST', '/auth/refresh', { refresh_token: 'penyegar-yang-rahasia-12345' });
      await creators[0]!.call('GET', '/auth/me');
      await owner.query('rollback');
    }
    await lock('tasks');
    await creators[0]!.call('POST', '/videos/generate', { prompt: 'surat cinta untuk Budi Hartono' });
    await fetch(`${server.url}/api-lens/auth/verify-email?token=tautan-rahasia-67890`);
    // Statements did fail and were logged; otherwise the rest would prove nothing.
    expect(logged).toContain('a request failed');
    expect(logged).toContain('Failed query');
    const { access_token: access, refresh_token: refresh } = creators[0]!.tokens;
    const secrets = [
      ...Object.values(person),
      'penyegar-yang-rahasia',
      'tautan-rahasia',
      'Budi Hartono',
      access,
      refresh,
      creators[0]!.email,
      '$argon2',
    ];
    expect(secrets.filter((secret) => logged.includes(secret))).toEqual([]);
  });
});

describe('readiness', () => {
  it('is denied while the database does not answer', async () => {
    const query = server.services.essentials.$client.query.bind(server.services.essentials.$client);
    server.services.essentials.$client.query = (() => {
      throw new Error('Connection terminated unexpectedly');
    }) as never;
    const answer = await fetch(`${server.url}/readyz`);
    expect([answer.status, await answer.text(), answer.headers.get('retry-after')]).toEqual([
      503,
      'database away',
      '2',
    ]);
    server.services.essentials.$client.query = query;
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });
});
