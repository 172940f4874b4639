import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { subscribeToLiveEvents, refreshLiveEvents } from '../../../api/liveEvents.ts';
import { accountDatabase, enterAccount } from '../../../api/persistence.ts';
import { session } from '../../../api/session.ts';
import { isSignedIn } from '../../../api/signedIn.ts';
import type { SessionEvent } from '../../../offline/sessionStore.ts';
import { showToast } from '../../../ui/showToast.ts';

/** Where to send the person; the shell passes in the router's functions. */
export interface SessionNavigation {
  /** The URL to come back to after signing in again. */
  here: () => string;
  goToLogin: (next: string) => void;
  goToStart: () => void;
  /** Leaves a form for signing in. */
  leaveSignIn: () => void;
}

let paused = 0;
let deferred: SessionEvent[] = [];
let act: (event: SessionEvent) => void = () => undefined;

/**
 * Holds back session events while this tab itself is signing in or out.
 * @returns a function that ends this; if the tab is still signed in, the held events are handled
 */
export function pauseSessionEvents(): (hasEnded: boolean) => void {
  paused += 1;
  return (hasEnded) => {
    paused -= 1;
    const missed = deferred;
    deferred = [];
    if (!hasEnded) missed.forEach(act);
  };
}

/** Handles what happens to the session, here, in another tab or on the server. Called once per page. */
export function watchSession(queryClient: QueryClient, navigation: SessionNavigation): void {
  function forgetScreen(): void {
    enterAccount(null);
    queryClient.clear();
    refreshLiveEvents();
  }

  act = (event) => {
    // This page has left the account already, perhaps a moment before another tab found out.
    const isLeft = event.accountId !== null && accountDatabase() === null;
    if (isLeft && event.type !== 'signed-in') return;
    if (event.type === 'expired') {
      const next = navigation.here();
      forgetScreen();
      showToast({ type: 'error', title: i18n._(msg`Session Expired`), description: i18n._(msg`Please login again.`) });
      navigation.goToLogin(next);
    } else if (event.type === 'signed-out') {
      const next = navigation.here();
      forgetScreen();
      navigation.goToLogin(next);
    } else if (event.type === 'signed-in' && event.accountId !== null) {
      const previous = accountDatabase()?.accountId ?? null;
      enterAccount(event.accountId);
      if (previous === event.accountId) return;
      // Another tab signed in as somebody else: nothing of the first account may stay on this screen.
      if (previous !== null) queryClient.clear();
      refreshLiveEvents();
      if (previous === null) navigation.leaveSignIn();
      else navigation.goToStart();
    }
  };

  session().subscribe((event) => {
    if (paused > 0) deferred.push(event);
    else act(event);
  });

  // A form is shown before this code is loaded: somebody may have signed in meanwhile in another tab.
  if (paused === 0 && isSignedIn()) navigation.leaveSignIn();

  // A page that comes back from the browser's back/forward cache has missed what happened in other tabs.
  addEventListener('pageshow', ({ persisted }) => {
    const accountId = session().peek()?.accountId ?? null;
    if (persisted && accountId !== (accountDatabase()?.accountId ?? null))
      act({ type: accountId ? 'signed-in' : 'signed-out', accountId });
  });

  subscribeToLiveEvents((signal) => {
    // The tokens are worthless now: requesting new ones ends the session here in the usual way.
    if (signal.type === 'session-ended' && paused === 0)
      void session()
        .accessToken(session().peek()?.access)
        .catch(() => undefined);
  });
}
