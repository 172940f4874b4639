import { createEmitter } from '../offline/createEmitter.ts';
import { LOCAL_STORAGE_KEYS } from '../offline/names.ts';
import { pageStorage } from '../offline/storageAccess.ts';

const changes = createEmitter();

/**
 * Whether there are tokens; whether the server still accepts them shows at the first call. Answers synchronously and
 * without the session's code, so that guards and the landing page need not wait for it.
 */
export function isSignedIn(): boolean {
  if (typeof document === 'undefined') return false;
  try {
    const storage = pageStorage();
    return Boolean(
      storage?.getItem(LOCAL_STORAGE_KEYS.accessToken) || storage?.getItem(LOCAL_STORAGE_KEYS.refreshToken),
    );
  } catch {
    return false;
  }
}

/** Notifies the listeners. Called by the session on every change. */
export const announceSession = (): void => changes.emit();

/** Calls the listener on every change of the session. @returns a function that unsubscribes */
export const subscribeToSession = (listener: () => void): (() => void) => changes.subscribe(listener);
