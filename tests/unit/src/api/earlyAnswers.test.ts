/**
 * An answer that the page requested early is used once, by the same call with the same token while it is fresh;
 * otherwise the server is called.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchOrTakeEarly } from '../../../../src/api/earlyAnswers.ts';

const asked = vi.fn(async (_input: RequestInfo | URL) => new Response('later'));
const init = { method: 'GET', headers: { authorization: 'Bearer abc' } };
const read = async (answer: Promise<Response>) => (await answer).text();

beforeEach(() => {
  vi.stubGlobal('fetch', asked);
  globalThis.kilasEarly = {
    token: 'abc',
    sentAt: Date.now(),
    answers: { '/api-lens/x': Promise.resolve(new Response('early')) },
  };
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  globalThis.kilasEarly = undefined;
});

test('an answer that was asked for early is handed out once', async () => {
  expect(await read(fetchOrTakeEarly('/api-lens/x', init))).toBe('early');
  expect(asked).not.toHaveBeenCalled();
  expect(await read(fetchOrTakeEarly('/api-lens/x', init))).toBe('later');
});

test('another token, another method, an old answer or a failed one: the server is asked', async () => {
  expect(await read(fetchOrTakeEarly('/api-lens/x', { ...init, method: 'DELETE' }))).toBe('later');
  expect(await read(fetchOrTakeEarly('/api-lens/x', { ...init, headers: { authorization: 'Bearer other' } }))).toBe(
    'later',
  );
  globalThis.kilasEarly = {
    token: 'abc',
    sentAt: Date.now() - 11_000,
    answers: { '/api-lens/x': Promise.resolve(new Response('early')) },
  };
  expect(await read(fetchOrTakeEarly('/api-lens/x', init))).toBe('later');
  globalThis.kilasEarly = {
    token: 'abc',
    sentAt: Date.now(),
    answers: { '/api-lens/x': Promise.reject(new TypeError('no network')) },
  };
  expect(await read(fetchOrTakeEarly('/api-lens/x', init))).toBe('later');
});
