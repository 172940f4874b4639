import { type ComponentType, useSyncExternalStore } from 'react';

/** The parts of the frame that only signed-in people see; they come with the member area. */
export interface MemberChrome {
  Actions: ComponentType;
  Dock: ComponentType;
}

const listeners = new Set<() => void>();
let chrome: MemberChrome | null = null;

export function setMemberChrome(next: MemberChrome): void {
  chrome = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null until the member area is open. */
export function useMemberChrome(): MemberChrome | null {
  return useSyncExternalStore(
    subscribe,
    () => chrome,
    () => null,
  );
}
