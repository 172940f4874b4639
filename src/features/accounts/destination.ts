import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { User } from '../../../contract/accounts.ts';
import { landingPath, safeNext } from './landingPath.ts';

const KEY = 'kilas.destination';
/** Addresses that people come by from outside the app: its shortcuts on the home screen, and what a notice tells of. */
const LEADS_ON = /[?&](source=(?:shortcut|share)|video=|image=)|^\/payments\/detail\//;

/** Keeps where a guest wanted to go, who is sent to the start page first. */
export function persistWantedPath(href: string): void {
  if (LEADS_ON.test(href)) persistDestination(href);
}

/**
 * Keeps where signing in or up was asked for from, over the screens in between: the code of the e-mail, the page at
 * Google. Without one, what was kept before stays.
 */
export function useKeptDestination(next: string | undefined): void {
  useEffect(() => {
    if (next !== undefined) persistDestination(next);
  }, [next]);
}

/** Leads somebody who has just signed in to where they wanted to go. */
export function useArrival(): (user: Pick<User, 'role'> | null | undefined) => Promise<void> {
  const navigate = useNavigate();
  return (user) => navigate({ to: takeDestination() ?? landingPath(user), replace: true });
}

/** For this tab only; where the browser keeps nothing, everybody lands at their usual place. */
function persistDestination(href: string): void {
  try {
    sessionStorage.setItem(KEY, href);
  } catch {
    // The usual place.
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
