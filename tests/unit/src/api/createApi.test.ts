/**
 * A call carries token and key, renews the token once after a 401, and tells a missing network, a missing answer, a
 * refusal and a captive portal apart. Only a refused renewal ends the session.
 */
import { describe, expect, test } from 'vitest';
import { accountsEndpoints } from '../../../../contract/accounts.ts';
import { creditsEndpoints } from '../../../../contract/credits.ts';
import { generationEndpoints } from '../../../../contract/generation.ts';
import { createApi } from '../../../../src/api/createApi.ts';
import { ApiError, NetworkError, OfflineError } from '../../../../src/api/errors.ts';
import { SessionExpiredError } from '../../../../src/offline/sessionStore.ts';

type Answer = Response | Error | ((request: { url: string; init: RequestInit }) => Response | Promise<Response>);

/** An API client over scripted answers, one for each request. */
function openApi({
  answers,
  tokens = ['first', 'second'],
  isOnline = true,
}: {
  answers: Answer[];
  tokens?: (string | null | Error | Promise<never>)[];
  isOnline?: boolean;
}) {
  const requests: { url: string; init: RequestInit & { headers: Record<string, string> } }[] = [];
  const refused: (string | undefined)[] = [];
  const log = { signOuts: 0, unauthorized: 0 };
  const reached: boolean[] = [];
  const answered: Headers[] = [];
  const api = createApi({
    async fetch(input, init) {
      const request = { url: String(input), init: init as RequestInit & { headers: Record<string, string> } };
      requests.push(request);
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      if (typeof answer === 'function') return answer(request);
      if (!answer) throw new Error('No answer is left.');
      return answer;
    },
    readerKey: 'pembaca',
    session: () => ({
      async accessToken(token) {
        refused.push(token);
        const next = tokens.shift() ?? null;
        if (next instanceof Error) throw next;
        return next;
      },
      async signOut() {
        log.signOuts += 1;
      },
    }),
    isOnline: () => isOnline,
    onReach: (isReached) => void reached.push(isReached),
    onAnswer: (headers) => void answered.push(headers),
    onSlow: () => undefined,
    onUnauthorized: () => (log.unauthorized += 1),
  });
  return { api, requests, refused, log, reached, answered };
}

const json = (body: unknown, status = 200) => Response.json(body, { status });
const balance = { data: { balance: 5, held: 0 } };

describe('a call', () => {
  test('carries token, body and idempotency key, and comes to the whole reply', async () => {
    const { api, requests } = openApi({ answers: [json({ data: { id: 'x' } }, 202)] });
    const reply = await api.call(generationEndpoints.generateVideo, {
      body: { prompt: 'Senja' },
      idempotencyKey: 'key-12345',
    });
    expect(reply).toEqual({ data: { id: 'x' } });
    expect(requests[0]?.url).toBe('/api-lens/videos/generate');
    expect(requests[0]?.init).toMatchObject({
      cache: 'no-store',
      method: 'POST',
      body: '{"prompt":"Senja"}',
      headers: { authorization: 'Bearer first', 'idempotency-key': 'key-12345', 'content-type': 'application/json' },
    });
  });

  test('tells the headers of every successful answer, before it is read', async () => {
    const answer = Response.json(balance, { headers: { 'kilas-schema-version': 'abc' } });
    const { api, answered } = openApi({
      answers: [json({}, 404), answer, new Response('', { headers: { a: 'b' } })],
      tokens: ['first', 'second', 'third'],
    });
    await api.call(creditsEndpoints.balance).catch(() => undefined);
    expect(answered).toEqual([]);
    await api.call(creditsEndpoints.balance);
    await api.send(creditsEndpoints.balance);
    expect(answered.map((headers) => [...headers.keys()])).toEqual([
      expect.arrayContaining(['kilas-schema-version']),
      expect.arrayContaining(['a']),
    ]);
  });

  test('needs no token when it is public', async () => {
    const { api, requests, refused } = openApi({ answers: [json({ data: { google: false } })] });
    await api.call(accountsEndpoints.providers);
    expect(refused).toEqual([]);
    expect(requests[0]?.init.headers).toEqual({});
  });

  test('comes to nothing for an empty answer', async () => {
    const { api } = openApi({ answers: [new Response(null, { status: 204 })] });
    expect(await api.call(accountsEndpoints.logout)).toBeUndefined();
  });
});

describe('401', () => {
  test('renews once with the refused token named, and repeats the call', async () => {
    const { api, requests, refused, log } = openApi({ answers: [json({}, 401), json(balance)] });
    expect(await api.call(creditsEndpoints.balance)).toEqual(balance);
    expect(refused).toEqual([undefined, 'first']);
    expect(requests.map(({ init }) => init.headers.authorization)).toEqual(['Bearer first', 'Bearer second']);
    expect(log).toEqual({ signOuts: 0, unauthorized: 0 });
  });

  test('a second refusal ends the session and is told', async () => {
    const { api, log } = openApi({ answers: [json({}, 401), json({ code: 'unauthorized' }, 401)] });
    await expect(api.call(creditsEndpoints.balance)).rejects.toMatchObject({ status: 401 });
    expect(log).toEqual({ signOuts: 1, unauthorized: 1 });
  });

  test('a second refusal of signing out is what was wanted, and is not told', async () => {
    const { api, log } = openApi({ answers: [json({}, 401), json({ code: 'unauthorized' }, 401)] });
    await expect(api.call(accountsEndpoints.logout, { isLeaving: true })).rejects.toMatchObject({ status: 401 });
    expect(log).toEqual({ signOuts: 1, unauthorized: 0 });
  });

  test('a second refusal of several calls at once is told once', async () => {
    const { api, log } = openApi({
      answers: [1, 2, 3, 4].map(() => json({ code: 'unauthorized' }, 401)),
      tokens: ['first', 'first', 'second', 'second'],
    });
    const calls = [api.call(creditsEndpoints.balance), api.call(creditsEndpoints.balance)];
    for (const { status } of await Promise.allSettled(calls)) expect(status).toBe('rejected');
    expect(log).toEqual({ signOuts: 1, unauthorized: 1 });
  });

  test('a refused renewal is a 401 without another request', async () => {
    const { api, requests, log } = openApi({ answers: [json({}, 401)], tokens: ['first', new SessionExpiredError()] });
    await expect(api.call(creditsEndpoints.balance)).rejects.toMatchObject({ status: 401, code: 'unauthorized' });
    expect(requests).toHaveLength(1);
    expect(log.unauthorized).toBe(0);
  });

  test('a renewal that does not get through keeps the session', async () => {
    const { api, log } = openApi({ answers: [json({}, 401)], tokens: ['first', new TypeError('Load failed')] });
    await expect(api.call(creditsEndpoints.balance)).rejects.toBeInstanceOf(NetworkError);
    expect(log.signOuts).toBe(0);
  });

  test('nobody signed in: nothing is sent', async () => {
    const { api, requests } = openApi({ answers: [], tokens: [null] });
    await expect(api.call(creditsEndpoints.balance)).rejects.toMatchObject({ status: 401 });
    expect(requests).toEqual([]);
  });

  test('of a login is the answer itself', async () => {
    const { api, refused } = openApi({
      answers: [json({ code: 'invalid_credentials', message: 'Invalid email or password.' }, 401)],
    });
    await expect(api.call(accountsEndpoints.login, { body: { email: 'a@b.id', password: 'x' } })).rejects.toMatchObject(
      { code: 'invalid_credentials' },
    );
    expect(refused).toEqual([]);
  });
});

describe('failures', () => {
  test('without a network and without an answer are told apart', async () => {
    const offline = openApi({ answers: [new TypeError('Load failed')], isOnline: false });
    await expect(offline.api.call(creditsEndpoints.balance)).rejects.toBeInstanceOf(OfflineError);
    const unreachable = openApi({ answers: [new TypeError('Load failed')] });
    await expect(unreachable.api.call(creditsEndpoints.balance)).rejects.toBeInstanceOf(NetworkError);
  });

  test('carry code, fields and the rest of the body', async () => {
    const fields = { email: { code: 'email_invalid', message: 'Enter a valid email address.' } };
    const { api } = openApi({ answers: [json({ code: 'validation_failed', message: 'm', detail: 'm', fields }, 422)] });
    const error = await api
      .call(accountsEndpoints.forgotPassword, { body: { email: '?' } })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 422, code: 'validation_failed', fields });
  });

  test('a page of a proxy is an error like any other', async () => {
    const { api } = openApi({ answers: [new Response('<h1>Bad gateway</h1>', { status: 502 })] });
    await expect(api.call(creditsEndpoints.balance)).rejects.toMatchObject({
      status: 502,
      code: 'http_error',
      message: 'HTTP error! status: 502',
    });
  });

  test('an answer that breaks off is a failed connection', async () => {
    const { api } = openApi({ answers: [new Response('{"data":', { status: 200 })] });
    await expect(api.call(creditsEndpoints.balance)).rejects.toBeInstanceOf(NetworkError);
  });

  test('a call that its owner ended throws the owner’s own error', async () => {
    const controller = new AbortController();
    const { api } = openApi({
      answers: [
        ({ init }) =>
          new Promise((_, reject) => {
            init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
            controller.abort();
          }),
      ],
    });
    await expect(api.call(creditsEndpoints.balance, { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

const page = (status: number) => new Response('<html>', { status, headers: { 'content-type': 'text/html' } });

describe('whether the server is within reach', () => {
  test('any answer says that it is, also a refusal and a proxy’s page', async () => {
    const { api, reached } = openApi({
      answers: [json(balance), json({}, 404), page(413), page(502)],
      tokens: ['a', 'b', 'c', 'd'],
    });
    await api.call(creditsEndpoints.balance);
    await expect(api.call(creditsEndpoints.balance)).rejects.toBeInstanceOf(ApiError);
    await expect(api.call(creditsEndpoints.balance)).rejects.toBeInstanceOf(ApiError);
    await expect(api.call(creditsEndpoints.balance)).rejects.toBeInstanceOf(ApiError);
    expect(reached).toEqual([true, true, true, true]);
  });

  test.each([200, 401])('a portal that answers in the server’s place with a page (%s) is no answer', async (status) => {
    const { api, reached, refused, log } = openApi({ answers: [page(status)] });
    await expect(api.call(creditsEndpoints.balance)).rejects.toBeInstanceOf(NetworkError);
    expect(reached).toEqual([false]);
    expect(refused).toEqual([undefined]);
    expect(log.signOuts).toBe(0);
  });

  test('no answer says that it may not be, to a call as to a renewal of the tokens', async () => {
    const { api, reached } = openApi({
      answers: [new TypeError('Load failed')],
      tokens: ['a', new TypeError('Load failed')],
    });
    await expect(api.call(creditsEndpoints.balance)).rejects.toBeInstanceOf(NetworkError);
    await expect(api.call(creditsEndpoints.balance)).rejects.toBeInstanceOf(NetworkError);
    expect(reached).toEqual([false, false]);
  });

  test('a call that its owner ends does not wait for tokens that nobody renews', async () => {
    const { api, reached } = openApi({ answers: [], tokens: [new Promise<never>(() => undefined)] });
    const signal = AbortSignal.timeout(5);
    await expect(api.call(accountsEndpoints.logout, { signal })).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(reached).toEqual([]);
  });

  test('a call that its owner ended says nothing', async () => {
    const { api, reached } = openApi({ answers: [] });
    await expect(api.call(creditsEndpoints.balance, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(reached).toEqual([]);
  });
});

test.each([
  ['attachment; filename="senja.mp4"', 'senja.mp4'],
  ['attachment; filename="senja.mp4"; filename*=UTF-8\'\'senja%20di%20Bromo.mp4', 'senja di Bromo.mp4'],
  [null, undefined],
])('a file is named as %s says', async (disposition, name) => {
  const headers: Record<string, string> = disposition ? { 'content-disposition': disposition } : {};
  const { api } = openApi({ answers: [new Response('bytes', { headers })] });
  const file = await api.fetchFile(generationEndpoints.downloadVideo, { params: { id: 'x' } });
  expect(file.name).toBe(name);
  expect(await file.blob.text()).toBe('bytes');
});
