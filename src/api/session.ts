import { openBrowserSession } from '../offline/browserSession.ts';
import type { SessionStore } from '../offline/sessionStore.ts';
import { refreshTokens } from '../offline/refreshTokens.ts';
import { announceSession } from './signedIn.ts';

let opened: SessionStore | undefined;

/** This browser's session, opened at first use. */
export function session(): SessionStore {
  if (!opened) {
    opened = openBrowserSession(refreshTokens);
    opened.subscribe(announceSession);
  }
  return opened;
}
