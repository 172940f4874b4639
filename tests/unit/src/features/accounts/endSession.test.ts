/** What went wrong with signing out is told once everything of the account is gone, however long that takes. */
import { i18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { signOut } from '../../../../../src/features/accounts/session/endSession.ts';
import { subscribeToToasts } from '../../../../../src/ui/showToast.ts';

const forgetting = Promise.withResolvers<void>();
const forgetAccount = vi.fn(() => forgetting.promise);
vi.mock('../../../../../src/api/callApi.ts', () => ({ callApi: () => Promise.reject(new Error('Not reached.')) }));
vi.mock('../../../../../src/api/liveEvents.ts', () => ({ refreshLiveEvents: () => undefined }));
vi.mock('../../../../../src/offline/forgetAccount.ts', () => ({ forgetAccount: () => forgetAccount() }));
vi.mock('../../../../../src/offline/outbox/clearOutboxOnSignOut.ts', () => ({
  clearOutboxOnSignOut: async () => undefined,
}));
vi.mock('../../../../../src/features/accounts/session/watchSession.ts', () => ({
  pauseSessionEvents: () => () => undefined,
}));
vi.mock('../../../../../src/api/session.ts', () => ({
  session: () => ({ peek: () => ({ accountId: 'rani' }), signOut: async () => undefined }),
}));

test('that the server could not be told is said at the end, not while a slow phone still deletes', async () => {
  i18n.loadAndActivate({ locale: 'id', messages: {} });
  const told: string[] = [];
  subscribeToToasts(({ title }) => told.push(title));
  const leaving = signOut(new QueryClient());
  await vi.waitFor(() => expect(forgetAccount).toHaveBeenCalled());
  expect(told).toEqual([]);
  forgetting.resolve();
  await leaving;
  expect(told).toHaveLength(1);
});
