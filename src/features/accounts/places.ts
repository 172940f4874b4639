/**
 * Where a signed-in person lands: the one place that decides. Admins go to /admin/dashboard (specification, section 2)
 * as soon as that screen exists; it will need the user's role here.
 */
export function landingPlace(): '/home' {
  return '/home';
}

/**
 * A way back from a query value: a path of this site, else null. `//host`, `/\host` and whole addresses would lead
 * away from it.
 */
export function safeNext(next: unknown): string | null {
  if (typeof next !== 'string' || !/^\/(?![/\\])/.test(next)) return null;
  return next.startsWith('/auth/') ? null : next;
}
