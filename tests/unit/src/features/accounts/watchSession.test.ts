// @vitest-environment jsdom
/** A tab in which nobody is signed in follows another one where somebody signs in; a sign-in of its own leads nowhere. */
import 'fake-indexeddb/auto';
import { i18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SESSION_CHANNEL } from '../../../../../src/offline/names.ts';
import { openSessionMirror } from '../../../../../src/offline/sessionRecord.ts';
import { waitFor } from '../../../../support/waitFor.ts';

const callApi = vi.fn<() => Promise<unknown>>();
const refreshLiveEvents = vi.fn<() => void>();
vi.mock('../../../../../src/api/callApi.ts', () => ({ callApi }));
vi.mock('../../../../../src/api/liveEvents.ts', () => ({
  refreshLiveEvents,
  subscribeToLiveEvents: () => () => undefined,
}));

const { accountDatabase, enterAccount } = await import('../../../../../src/api/persistence.ts');
const { enterSession } = await import('../../../../../src/features/accounts/session/enterSession.ts');
const { watchSession } = await import('../../../../../src/features/accounts/session/watchSession.ts');

i18n.loadAndActivate({ locale: 'id', messages: {} });
const places = { here: () => '/auth/login', goToLogin: vi.fn(), goToStart: vi.fn(), leaveSignIn: vi.fn() };
const client = new QueryClient();
const otherTab = new BroadcastChannel(SESSION_CHANNEL);
watchSession(client, places);

beforeEach(() => {
  enterAccount(null);
  localStorage.clear();
  vi.clearAllMocks();
});

test('when somebody signs in in another tab, this one leaves the form and opens the live channel', async () => {
  otherTab.postMessage({ type: 'signed-in', accountId: 'rani' });
  await waitFor(() => expect(places.leaveSignIn).toHaveBeenCalledOnce());
  expect(refreshLiveEvents).toHaveBeenCalledOnce();
  expect(accountDatabase()?.accountId).toBe('rani');
  expect(places.goToStart).not.toHaveBeenCalled();
});

test('somebody else in another tab ends what this one shows', async () => {
  enterAccount('rani');
  otherTab.postMessage({ type: 'signed-in', accountId: 'dewi' });
  await waitFor(() => expect(places.goToStart).toHaveBeenCalledOnce());
  expect(refreshLiveEvents).toHaveBeenCalledOnce();
  expect(places.leaveSignIn).not.toHaveBeenCalled();
});

test('what another tab says of an account that this one has left leads nowhere', async () => {
  enterAccount('rani');
  otherTab.postMessage({ type: 'expired', accountId: 'rani' });
  await waitFor(() => expect(places.goToLogin).toHaveBeenCalledOnce());
  otherTab.postMessage({ type: 'signed-out', accountId: 'rani' });
  otherTab.postMessage({ type: 'expired', accountId: 'rani' });
  otherTab.postMessage({ type: 'signed-in', accountId: 'dewi' });
  await waitFor(() => expect(places.leaveSignIn).toHaveBeenCalledOnce());
  expect(places.goToLogin).toHaveBeenCalledOnce();
});

test('a sign-in of this tab opens the channel once, and its form leads on by itself', async () => {
  callApi.mockResolvedValueOnce({ data: { id: 'rani' } });
  await enterSession(client, { access_token: 'access', refresh_token: 'refresh', expires_in: 900 });
  expect(accountDatabase()?.accountId).toBe('rani');
  expect(refreshLiveEvents).toHaveBeenCalledOnce();
  expect(places.leaveSignIn).not.toHaveBeenCalled();
});

describe('a page that comes back from the back/forward cache', () => {
  const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  test('leaves for the login if its account has signed out meanwhile', () => {
    enterAccount('rani');
    comeBack();
    expect(places.goToLogin).toHaveBeenCalledExactlyOnceWith('/auth/login');
    expect(accountDatabase()).toBeNull();
  });

  test('shows nothing of its account if somebody else has signed in meanwhile', async () => {
    enterAccount('rani');
    signInAs('dewi');
    comeBack();
    expect(places.goToStart).toHaveBeenCalledOnce();
    expect(accountDatabase()?.accountId).toBe('dewi');
  });

  test('stays as it is if nothing has happened', () => {
    enterAccount('rani');
    signInAs('rani');
    comeBack();
    expect(accountDatabase()?.accountId).toBe('rani');
    for (const place of [places.goToLogin, places.goToStart, places.leaveSignIn]) expect(place).not.toHaveBeenCalled();
  });
});

test('a sign-in of another tab from before this page listened leads the form on too', () => {
  signInAs('rani');
  watchSession(client, places);
  expect(places.leaveSignIn).toHaveBeenCalledOnce();
});

test('a page that starts while it signs in itself leads nowhere', async () => {
  callApi.mockImplementationOnce(async () => {
    watchSession(client, places);
    return { data: { id: 'rani' } };
  });
  await enterSession(client, { access_token: 'access', refresh_token: 'refresh', expires_in: 900 });
  expect(places.leaveSignIn).not.toHaveBeenCalled();
});

/** The session as another tab has left it in local storage. */
function signInAs(accountId: string): void {
  openSessionMirror(localStorage).write({ access: 'access', refresh: 'refresh', expiresAt: 0, rev: 1, accountId });
}
