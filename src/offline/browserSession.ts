import { openSessionChannel } from './sessionChannel.ts';
import { openSessionMirror, openSharedSession } from './sessionRecord.ts';
import { createSessionStore, type RefreshTokens, type SessionStore } from './sessionStore.ts';
import { pageStorage } from './storageAccess.ts';

/**
 * The session store over this browser's own storage. A page and the worker each create one; the Web Lock, the shared
 * record and the channel connect them.
 */
export function openBrowserSession(refresh: RefreshTokens): SessionStore {
  const isPage = 'document' in globalThis;
  return createSessionStore({
    shared: openSharedSession(),
    mirror: isPage ? openSessionMirror(pageStorage()) : undefined,
    channel: openSessionChannel(),
    locks: navigator.locks as LockManager | undefined,
    refresh,
    now: Date.now,
  });
}
