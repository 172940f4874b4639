import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { User } from '../../../contract/accounts.ts';
import { landingPlace, safeNext } from './places.ts';
import { takeWantedPlace } from './wantedPlace.ts';

const KEY = 'kilas.destination';

/**
 * Where signing in or up was asked for from, carried over the screens in between: the code of the e-mail, the page at
 * Google. For this tab only; where the browser keeps nothing, everybody lands at their usual place.
 */
export function useKeptDestination(next: string | undefined): void {
  useEffect(() => {
    try {
      if (next === undefined) sessionStorage.removeItem(KEY);
      else sessionStorage.setItem(KEY, next);
    } catch {
      // The usual place.
    }
  }, [next]);
}

/** Leads somebody who has just signed in to where they wanted to go. */
export function useArrival(): (user: Pick<User, 'role'> | null | undefined) => Promise<void> {
  const navigate = useNavigate();
  return (user) => navigate({ to: takeDestination() ?? takeWantedPlace() ?? landingPlace(user), replace: true });
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
