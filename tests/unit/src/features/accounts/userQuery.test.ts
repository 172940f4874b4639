/**
 * All questions at a page's start who is signed in share one call, per session and for a while, and a failure is not
 * cached.
 */
import { beforeEach, expect, test, vi } from 'vitest';

const callApi = vi.fn<() => Promise<unknown>>();
const tokens = { access: 'first', accountId: 'rani' };
vi.mock('../../../../../src/api/callApi.ts', () => ({ callApi }));
vi.mock('../../../../../src/api/session.ts', () => ({
  session: () => ({ peek: () => tokens, bindAccount: async () => undefined }),
}));
vi.mock('../../../../../src/api/persistence.ts', () => ({ enterAccount: () => undefined }));
vi.mock('../../../../../src/offline/forgetAccount.ts', () => ({ forgetOtherAccounts: async () => undefined }));

const RANI = { data: { id: 'rani' } };

beforeEach(() => {
  vi.resetModules();
  callApi.mockReset().mockResolvedValue(RANI);
  tokens.access = 'first';
});

/** The module as a new page loads it. */
const openPage = async () => (await import('../../../../../src/features/accounts/userQuery.ts')).fetchMe;

test('the check at the start and the header ask once, also when the answer to one is there before the other asks', async () => {
  const fetchMe = await openPage();
  expect(await Promise.all([fetchMe(), fetchMe()])).toEqual([RANI, RANI]);
  expect(await fetchMe()).toEqual(RANI);
  expect(callApi).toHaveBeenCalledTimes(1);
});

test('another session asks for itself', async () => {
  const fetchMe = await openPage();
  await fetchMe();
  tokens.access = 'second';
  const other = { ...RANI, data: { ...RANI.data, full_name: 'Dewi' } };
  callApi.mockResolvedValueOnce(other);
  expect(await fetchMe()).toEqual(other);
});

test('a failed call is nobody’s answer', async () => {
  const fetchMe = await openPage();
  callApi.mockRejectedValueOnce(new Error('The server was not reached.'));
  await expect(fetchMe()).rejects.toThrow();
  expect(await fetchMe()).toEqual(RANI);
});

test('later it is asked anew', async () => {
  const fetchMe = await openPage();
  vi.useFakeTimers();
  await fetchMe();
  vi.advanceTimersByTime(60_000);
  const renamed = { ...RANI, data: { ...RANI.data, full_name: 'Rani Dewi' } };
  callApi.mockResolvedValueOnce(renamed);
  expect(await fetchMe()).toEqual(renamed);
  vi.useRealTimers();
});
