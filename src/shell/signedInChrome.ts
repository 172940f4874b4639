import type { ComponentType } from 'react';
import { createStore } from '../ui/createStore.ts';
import { useStore } from '../ui/useStore.ts';

/** The parts of the frame for signed-in users only; loaded with the signed-in shell. */
export interface SignedInChrome {
  Actions: ComponentType;
  Dock: ComponentType;
}

const chrome = createStore<SignedInChrome | null>(null);

export const setSignedInChrome = chrome.write;

/** Null until the signed-in shell is open. */
export const useSignedInChrome = (): SignedInChrome | null => useStore(chrome, () => null);
