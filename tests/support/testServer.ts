import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '@hono/node-server';
import type { TokenReply, User } from '../../contract/accounts.ts';
import type { ErrorBody } from '../../contract/errorBody.ts';
import { API_BASE } from '../../contract/endpoint.ts';
import { openSession } from '../../server/accounts/openSession.ts';
import { users } from '../../server/accounts/tables.ts';
import { createTokens } from '../../server/accounts/tokens.ts';
import { createApp } from '../../server/app.ts';
import { grantStartingCredits } from '../../server/credits/grantStartingCredits.ts';
import type { Engine } from '../../server/generation/engine.ts';
import type { EngineDeps } from '../../server/engines.ts';
import { openServices, type Services } from '../../server/services.ts';
import { type Clock, systemClock } from '../../server/platform/clock.ts';
import { readConfig } from '../../server/platform/config.ts';
import { newId } from '../../server/platform/identifier.ts';
import type { Log } from '../../server/platform/log.ts';
import { startWorkers } from '../../server/workers.ts';
import { RENDER_ENTRY } from './productEntries.ts';
import { createTestDatabase } from './testDatabase.ts';
import type { TestDatabase } from './testDatabaseServer.ts';
import { testLog } from './testLog.ts';
import { removeFolder } from './removeFolder.ts';

export interface TestAccount {
  id: string;
  email: string;
  tokens: TokenReply;
  /**
   * Calls the API as this account; `body` is sent as JSON, a string as it is. The caller names the type of the reply.
   */
  call: Call;
}

type Call = <Reply = ErrorBody>(
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<ApiAnswer<Reply>>;

export interface ApiAnswer<Reply> {
  status: number;
  headers: Headers;
  /** The parsed JSON; an empty object for anything else. */
  body: Reply;
}

export interface TestServer {
  url: string;
  services: Services;
  /** Its database as a superuser: for what the application's own role may not do. */
  ownerUrl: string;
  /** Calls without an account. */
  call: Call;
  /** Gives an account a new session: after a test's clock has jumped, the old one has expired. */
  signInAgain(account: TestAccount): Promise<void>;
  /** A verified account with coins and a session, created without the sign-up calls. */
  signUp(options?: { coins?: number; role?: User['role'] }): Promise<TestAccount>;
  close(): Promise<void>;
}

/**
 * The whole server with its own database and port.
 * @param isWorking false: no workers run, nothing happens without a request
 * @param env settings, as environment variables
 * @param reach replaces the database's connection string, for example by that of a proxy
 * @param own the caller's database and folder, which outlive this server
 * @param isDirect calls go straight to the router, without sockets
 */
export async function createTestServer({
  engines,
  clock = systemClock,
  isWorking = true,
  env = {},
  reach = async (connectionString) => connectionString,
  log = testLog,
  own,
  isDirect = false,
}: {
  engines?: Engine[] | ((deps: EngineDeps) => Engine[]);
  clock?: Clock;
  isWorking?: boolean;
  env?: Record<string, string>;
  reach?: (connectionString: string) => Promise<string>;
  log?: Log;
  own?: { database: Omit<TestDatabase, 'drop'>; dataDirectory: string };
  isDirect?: boolean;
} = {}): Promise<TestServer> {
  const database = own?.database ?? (await createTestDatabase());
  const dataDirectory = own?.dataDirectory ?? (await mkdtemp(path.join(tmpdir(), 'kilas-test-')));
  const config = readConfig({
    env: { KILAS_DATA: dataDirectory, DATABASE_POOL: '10', DATABASE_PATIENCE: '15000', ...env },
    coreCount: 2,
  });
  const services = await openServices({
    config,
    log,
    clock,
    connectionString: await reach(database.connectionString),
    canWork: isWorking,
    ...(engines && { engines: typeof engines === 'function' ? engines : () => engines }),
  });
  const workers = isWorking ? await startWorkers(services, { renderWorkerFile: RENDER_ENTRY }) : null;
  const app = createApp({ services, clientFolder: path.join(dataDirectory, 'client') });
  const web = await new Promise<{ url: string; close(): Promise<void> }>((resolve) => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
      resolve({
        url: `http://127.0.0.1:${port}`,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      }),
    );
  });
  services.setPublicUrl(web.url);
  const tokens = createTokens({ secret: services.accounts.secret, clock });

  const send = async (address: string, init: RequestInit) =>
    isDirect ? app.fetch(new Request(address, init)) : fetch(address, init);
  const caller =
    (accessToken: () => string | null): Call =>
    async <Reply>(method: string, pathname: string, body?: unknown, headers: Record<string, string> = {}) => {
      const answer = await send(web.url + API_BASE + pathname, {
        method,
        redirect: 'manual',
        headers: {
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...(accessToken() && { Authorization: `Bearer ${accessToken()}` }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const isJson = answer.headers.get('content-type')?.includes('application/json');
      return { status: answer.status, headers: answer.headers, body: (isJson ? await answer.json() : {}) as Reply };
    };

  const newTokens = (userId: string) =>
    openSession(services.database, { clock, tokens, userId, caller: { ip: '127.0.0.1', device: 'Test' } });
  let accounts = 0;
  return {
    url: web.url,
    services,
    ownerUrl: database.ownerUrl,
    call: caller(() => null),
    async signUp({ coins = 1000, role = 'user' } = {}) {
      accounts += 1;
      const now = clock.now();
      const id = newId(now);
      const email = `orang-${accounts}-${id}@contoh.id`;
      await services.database
        .insert(users)
        .values({ id, email, fullName: `Orang ${accounts}`, role, emailVerifiedAt: now, createdAt: now });
      await grantStartingCredits(services.database, { clock, userId: id, coins });
      const account: TestAccount = {
        id,
        email,
        tokens: await newTokens(id),
        call: caller(() => account.tokens.access_token),
      };
      return account;
    },
    async signInAgain(account) {
      account.tokens = await newTokens(account.id);
    },
    async close() {
      await workers?.stop();
      await web.close();
      await services.close();
      if (own) return;
      await (database as TestDatabase).drop();
      await removeFolder(dataDirectory);
    },
  };
}
