import type { User } from '../../../contract/accounts.ts';

/** Where a signed-in person lands: the one place that decides. Who could not be asked about lands as everybody does. */
export function landingPath(user: Pick<User, 'role'> | null | undefined): '/home' | '/admin/dashboard' {
  return user?.role === 'admin' ? '/admin/dashboard' : '/home';
}

/**
 * A way back from a query value: a path of this site, else null. `//host`, `/\host` and whole addresses would lead
 * away from it.
 */
export function safeNext(next: unknown): string | null {
  if (typeof next !== 'string' || !/^\/(?![/\\])/.test(next)) return null;
  return next.startsWith('/auth/') ? null : next;
}
