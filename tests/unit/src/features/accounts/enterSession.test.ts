// @vitest-environment jsdom
/**
 * Whose session this is, is learnt from whatever answer says so: a sign-in whose own question fails is made up for by
 * the next one, and an answer that belongs to an earlier session opens nobody's data.
 */
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';

const callApi = vi.fn<() => Promise<unknown>>();
vi.mock('../../../../../src/api/callApi.ts', () => ({ callApi }));
vi.mock('../../../../../src/api/liveEvents.ts', () => ({ refreshLiveEvents: () => undefined }));

const { accountDatabase, enterAccount } = await import('../../../../../src/api/persistence.ts');
const { session } = await import('../../../../../src/api/session.ts');
const { enterSession } = await import('../../../../../src/features/accounts/session/enterSession.ts');
const { userQuery } = await import('../../../../../src/features/accounts/userQuery.ts');

const RANI = { data: { id: 'rani', full_name: 'Rani' } };
const DEWI = { data: { id: 'dewi', full_name: 'Dewi' } };
let tokens = 0;
const newTokens = () => ({
  access_token: `access ${(tokens += 1)}`,
  refresh_token: `refresh ${tokens}`,
  expires_in: 900,
});

beforeEach(async () => {
  callApi.mockReset();
  enterAccount(null);
  await session().signOut();
});

test('after a sign-in whose question fails, the next answer opens the account', async () => {
  const client = new QueryClient();
  callApi.mockRejectedValueOnce(new Error('The server was not reached.'));
  expect(await enterSession(client, newTokens())).toBeNull();
  expect(accountDatabase()).toBeNull();

  callApi.mockResolvedValueOnce(RANI);
  expect(await client.fetchQuery(userQuery)).toEqual(RANI);
  expect(accountDatabase()?.accountId).toBe('rani');
  expect(session().peek()?.accountId).toBe('rani');
});

test('an answer that comes after somebody else has signed in is asked for again', async () => {
  const client = new QueryClient();
  await session().signIn(newTokens());
  let answer: (reply: unknown) => void = () => undefined;
  callApi.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const early = client.fetchQuery(userQuery);
  await session().signOut();
  await session().signIn(newTokens());
  callApi.mockResolvedValueOnce(DEWI);
  answer(RANI);
  expect(await early).toEqual(DEWI);
  expect(session().peek()?.accountId).toBe('dewi');
  expect(accountDatabase()?.accountId).toBe('dewi');
});

test('an answer that comes after the sign-out opens nothing', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await session().signIn(newTokens());
  await session().bindAccount('rani');
  let answer: (reply: unknown) => void = () => undefined;
  callApi.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const early = client.fetchQuery(userQuery);
  await session().signOut();
  enterAccount(null);
  callApi.mockRejectedValueOnce(new Error('Nobody is signed in.'));
  answer(RANI);
  await expect(early).rejects.toThrow('Nobody is signed in.');
  expect(accountDatabase()).toBeNull();
});

test('tokens that are renewed during the first question are bound all the same', async () => {
  const client = new QueryClient();
  callApi.mockImplementationOnce(async () => {
    await session().signIn(newTokens());
    return RANI;
  });
  callApi.mockResolvedValueOnce(RANI);
  expect(await enterSession(client, newTokens())).toEqual(RANI.data);
  expect(accountDatabase()?.accountId).toBe('rani');
});
