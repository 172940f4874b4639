import type { User } from '../../../contract/accounts.ts';

/** Where a signed-in person lands; only this function decides. An unknown user lands where non-admins do. */
export function landingPath(user: Pick<User, 'role'> | null | undefined): '/home' | '/admin/dashboard' {
  return user?.role === 'admin' ? '/admin/dashboard' : '/home';
}

/**
 * Checks a query value as a path to return to: a path of this site, else null. `//host`, `/\host` and absolute URLs
 * would lead to another site; the sign-in pages are no destination.
 */
export function safeNext(next: unknown): string | null {
  if (typeof next !== 'string' || !/^\/(?![/\\])/.test(next)) return null;
  return next.startsWith('/auth/') ? null : next;
}
