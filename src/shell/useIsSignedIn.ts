import { useSyncExternalStore } from 'react';
import { isSignedIn, subscribeToSession } from '../api/signedIn.ts';

/** Whether somebody is signed in; false while prerendering, where nobody is. */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(subscribeToSession, isSignedIn, () => false);
}
