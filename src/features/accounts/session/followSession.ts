import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { subscribeToLiveEvents, refreshLiveEvents } from '../../../api/liveEvents.ts';
import { accountDatabase, enterAccount } from '../../../api/persistence.ts';
import { session } from '../../../api/session.ts';
import type { SessionEvent } from '../../../offline/sessionStore.ts';
import { showToast } from '../../../ui/toasts.ts';

/** Where to take the person; the shell hands in the router's own ways. */
export interface SessionPlaces {
  /** The address to come back to after signing in again. */
  here: () => string;
  goToLogin: (next: string) => void;
  goToStart: () => void;
}

let muted = 0;

/** While this tab itself signs out, what the session says is no news. Returns how to listen again. */
export function muteSessionNews(): () => void {
  muted += 1;
  return () => void (muted -= 1);
}

/** Acts on what happens to the session, here, in another tab or on the server. Called once for a page. */
export function followSession(queryClient: QueryClient, places: SessionPlaces): void {
  function forgetScreen(): void {
    enterAccount(null);
    queryClient.clear();
    refreshLiveEvents();
  }

  session().subscribe((event: SessionEvent) => {
    if (muted > 0) return;
    if (event.type === 'expired') {
      const next = places.here();
      forgetScreen();
      showToast({ type: 'error', title: i18n._(msg`Session Expired`), description: i18n._(msg`Please login again.`) });
      places.goToLogin(next);
    } else if (event.type === 'signed-out') {
      const next = places.here();
      forgetScreen();
      places.goToLogin(next);
    } else if (event.type === 'signed-in' && event.accountId !== null) {
      const previous = accountDatabase()?.accountId ?? null;
      enterAccount(event.accountId);
      if (previous === null || previous === event.accountId) return;
      // Another tab signed in as somebody else: nothing of the first account may stay on this screen.
      queryClient.clear();
      refreshLiveEvents();
      places.goToStart();
    }
  });

  subscribeToLiveEvents((signal) => {
    // The tokens are worthless now: asking for new ones ends the session here in the one usual way.
    if (signal.type === 'session-ended' && muted === 0) void session().accessToken(session().peek()?.access).catch(() => undefined);
  });
}
