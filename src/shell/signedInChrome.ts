import { type ComponentType, useSyncExternalStore } from 'react';

/** The parts of the frame that only signed-in people see; they come with the member area. */
export interface SignedInChrome {
  Actions: ComponentType;
  Dock: ComponentType;
}

const listeners = new Set<() => void>();
let chrome: SignedInChrome | null = null;

export function setSignedInChrome(next: SignedInChrome): void {
  chrome = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null until the member area is open. */
export function useSignedInChrome(): SignedInChrome | null {
  return useSyncExternalStore(
    subscribe,
    () => chrome,
    () => null,
  );
}
