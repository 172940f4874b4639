import { safeNext } from './places.ts';

const KEY = 'kilas.wanted_place';
/** Addresses that people come by from outside the app: its shortcuts on the home screen, and what a notice tells of. */
const LEADS_ON = /[?&](source=(?:shortcut|share)|video=|image=)|^\/payments\/detail\//;

/** Keeps for this tab where a guest wanted to go, who is sent to the start page first (specification, section 2). */
export function keepWantedPlace(href: string): void {
  try {
    if (LEADS_ON.test(href)) sessionStorage.setItem(KEY, href);
  } catch {
    // Signing in leads where it always does.
  }
}

/** Where signing in leads on to, once; null for the usual place. */
export function takeWantedPlace(): string | null {
  try {
    const wanted = safeNext(sessionStorage.getItem(KEY));
    sessionStorage.removeItem(KEY);
    return wanted;
  } catch {
    return null;
  }
}
