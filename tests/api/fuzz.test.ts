/**
 * No request made from the OpenAPI document, valid or broken, from whatever kind of caller, causes a failure of the
 * server: each answer has its agreed shape.
 */
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { API_BASE, type AnyEndpoint } from '../../contract/endpoint.ts';
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { createFuzzer, type FuzzedRequest, type OpenApi } from '../support/requestFuzzer.ts';
import { createStagedEngine } from '../support/stagedEngine.ts';
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
const CALLERS = ['user', 'admin', 'nobody', 'admin', 'forger', 'user', 'signed out', 'admin'] as const;
type Caller = (typeof CALLERS)[number];

let server: TestServer;
let people: TestAccount[];
let admin: TestAccount;
let signedOut: TestAccount;

const endpoints = new Map(
  Object.values(ENDPOINTS).flatMap((rows) => Object.entries(rows as Record<string, AnyEndpoint>)),
);

beforeAll(async () => {
  server = await createTestServer({ engines: [await createStagedEngine()], isWorking: false });
  people = await Promise.all(Array.from({ length: 6 }, () => server.signUp()));
  admin = await server.signUp({ role: 'admin' });
  signedOut = await server.signUp({ role: 'admin' });
  await signedOut.call('POST', '/auth/logout');
});
afterAll(() => server.close());

/** What is wrong with an answer; null when nothing is. */
async function findFault(request: FuzzedRequest, answer: Response): Promise<string | null> {
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
  const parsed = v.safeParse(reply as v.GenericSchema, JSON.parse(text));
  return parsed.success
    ? null
    : `a reply outside its schema at ${v.getDotPath(parsed.issues[0])}: ${text.slice(0, 200)}`;
}

/** Some requests end sessions and accounts; a caller without one gets another. */
async function replace(token: string): Promise<void> {
  const place = people.findIndex(({ tokens }) => tokens.access_token === token);
  if (place >= 0) people[place] = await server.signUp();
  else if (admin.tokens.access_token === token) admin = await server.signUp({ role: 'admin' });
}

/** @returns undefined for a caller without a token */
function tokenOf(caller: Caller, number: number): string | undefined {
  const tokens = { user: people[number % people.length]!.tokens, admin: admin.tokens, 'signed out': signedOut.tokens };
  if (caller === 'nobody') return undefined;
  // An admin's claims under a forged signature.
  if (caller === 'forger') return `${admin.tokens.access_token.slice(0, -6)}AAAAAA`;
  return tokens[caller].access_token;
}

it(
  `answers ${REQUESTS} requests made from the OpenAPI document without a failure (seed ${SEED})`,
  { timeout: 90_000 + REQUESTS * 60 },
  async () => {
    const document = (await (await fetch(`${server.url}${API_BASE}/openapi.json`)).json()) as OpenApi;
    const next = createFuzzer({ document, seed: SEED });
    const wrong: string[] = [];
    const statuses: Record<number, number> = {};
    const tried = new Set<string>();
    let sent = 0;
    const send = async () => {
      while (sent < REQUESTS && wrong.length < ENOUGH) {
        const number = sent++;
        const request = next();
        const caller = CALLERS[request.round % CALLERS.length]!;
        const token = tokenOf(caller, number);
        const { method, path, headers, body } = request;
        const ask = () =>
          fetch(`${server.url}${API_BASE}${path}`, {
            method,
            redirect: 'manual',
            headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
            ...(body !== undefined && method !== 'GET' && { body }),
          });
        // A kept connection may be closed by the server at the very moment it is used again; a request that ends the
        // process does so the second time, too.
        const answer = await ask().catch(ask);
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        const fault = await findFault(request, answer);
        if (fault) wrong.push(`${fault}\n  ${method} ${path.slice(0, 400)}\n  ${body?.slice(0, 400)}`);
        const isStranger = caller !== 'user' && caller !== 'admin';
        tried.add(`${caller} ${request.operationId}`);
        const isGuarded = request.access !== 'public' && endpoints.get(request.operationId)?.method === method;
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
