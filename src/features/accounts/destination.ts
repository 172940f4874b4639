import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { User } from '../../../contract/accounts.ts';
import { landingPath, safeNext } from './landingPath.ts';

const KEY = 'kilas.destination';
/** URLs that people open from outside the app: its home screen shortcuts, shares to it, and links of notifications. */
const LEADS_ON = /[?&](source=(?:shortcut|share)|video=|image=)|^\/payments\/detail\//;

/** Remembers where a guest wanted to go before being sent to the start page. */
export function persistWantedPath(href: string): void {
  if (LEADS_ON.test(href)) persistDestination(href);
}

/**
 * Remembers where sign-in or sign-up started, across the screens in between: the code of the e-mail, the page at
 * Google. Without `next`, what was remembered before stays.
 */
export function useKeptDestination(next: string | undefined): void {
  useEffect(() => {
    if (next !== undefined) persistDestination(next);
  }, [next]);
}

/** Sends somebody who has just signed in to where they wanted to go. */
export function useArrival(): (user: Pick<User, 'role'> | null | undefined) => Promise<void> {
  const navigate = useNavigate();
  return (user) => navigate({ to: takeDestination() ?? landingPath(user), replace: true });
}

/** For this tab only; when the browser stores nothing, everybody lands on their usual page. */
function persistDestination(href: string): void {
  try {
    sessionStorage.setItem(KEY, href);
  } catch {
    // Nothing was stored: they get their usual start screen.
  }
}

function takeDestination(): string | null {
  try {
    const next = safeNext(sessionStorage.getItem(KEY));
    sessionStorage.removeItem(KEY);
    return next;
  } catch {
    return null;
  }
}
