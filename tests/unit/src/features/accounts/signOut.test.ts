// @vitest-environment jsdom
/** Signing out gives a slow line time to answer, gives up on a dead one, and says only what it knows. */
import { i18n } from '@lingui/core';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../../../src/api/errors.ts';
import { signOut } from '../../../../../src/features/accounts/session/endSession.ts';

const { callApi, endHere, showToast } = vi.hoisted(() => ({ callApi: vi.fn(), endHere: vi.fn(), showToast: vi.fn() }));
vi.mock('../../../../../src/api/callApi.ts', () => ({ callApi }));
vi.mock('../../../../../src/api/liveEvents.ts', () => ({ refreshLiveEvents: () => undefined }));
vi.mock('../../../../../src/api/persistence.ts', () => ({
  accountDatabase: () => null,
  enterAccount: () => undefined,
}));
vi.mock('../../../../../src/api/session.ts', () => ({ session: () => ({ peek: () => null, signOut: endHere }) }));
vi.mock('../../../../../src/ui/showToast.ts', () => ({ showToast }));

beforeEach(() => {
  vi.useFakeTimers();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  // The browser's own timers do not follow the test's clock.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const deadline = new AbortController();
    setTimeout(() => deadline.abort(), milliseconds);
    return deadline.signal;
  });
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.resetAllMocks();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Lets the server answer after so many milliseconds. */
const answerAfter = (milliseconds: number, error?: Error) =>
  callApi.mockImplementation(
    (_, { signal }: { signal: AbortSignal }) =>
      new Promise<void>((resolve, reject) => {
        setTimeout(() => (error ? reject(error) : resolve()), milliseconds);
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );

/** Signs out, and lets so many milliseconds pass. */
async function pressAndWait(milliseconds: number): Promise<void> {
  const ended = signOut(new QueryClient());
  await vi.advanceTimersByTimeAsync(milliseconds);
  await ended;
}

test('an answer after three seconds is one', async () => {
  answerAfter(3_000);
  await pressAndWait(3_000);
  expect(showToast).not.toHaveBeenCalled();
  expect(endHere).toHaveBeenCalled();
});

test('a server that does not answer has not confirmed it, and nobody stays signed in', async () => {
  answerAfter(60_000);
  await pressAndWait(4_000);
  expect(showToast).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Failed to logout', description: expect.stringContaining('hasn’t confirmed it') }),
  );
  expect(endHere).toHaveBeenCalled();
});

test('where the server is known to be away, it is hardly waited for', async () => {
  onlineManager.setOnline(false);
  answerAfter(60_000);
  await pressAndWait(250);
  expect(endHere).toHaveBeenCalled();
});

test('a session that has ended already needs no word', async () => {
  answerAfter(0, new ApiError(401, {}));
  await pressAndWait(0);
  expect(showToast).not.toHaveBeenCalled();
  expect(endHere).toHaveBeenCalled();
});
