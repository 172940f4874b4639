/** Unreadable storage says nothing about who is signed in: the worker shows neither a guest's page nor files. */
import 'fake-indexeddb/auto';
import '../../support/workerScope.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { currentAccount, isSignedIn } from '../../../sw/session.ts';

afterEach(() => vi.restoreAllMocks());

it('does not take a failed read of the session for a sign-out', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Blocked.', 'UnknownError');
  });
  expect(await isSignedIn()).toBe(true);
  expect(await currentAccount()).toBeNull();
});

it('knows that nobody is signed in once it can read', async () => {
  expect(await isSignedIn()).toBe(false);
});
