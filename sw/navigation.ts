import { PAGE_CACHE } from '../src/offline/names.ts';
import { wait } from '../src/offline/wait.ts';

/** The shell in which the app draws its routes. */
export const SHELL = '/app.html';

/**
 * How a navigation is answered: `shell` from the cached shell; `front` is a page that the server renders with its
 * content (landing page, blog, legal pages); `server` not by the worker at all.
 */
export type NavigationKind = 'shell' | 'front' | 'server';

/**
 * Addresses that the server answers itself: calls, files, mail and payments of a trial, health, and `/repair`, which
 * must stay out of the worker's reach because it exists for the day the worker is broken.
 */
const SERVER_PATHS = [
  '/api-lens',
  '/media',
  '/mailbox',
  '/sandbox',
  '/assets',
  '/repair',
  '/healthz',
  '/readyz',
  '/metrics',
];

const FRONT = /^\/(?:blog(?:\/[^/]*)?|privacy-policy|terms-of-service)?$/;

/** Which of the three answers a navigation to this address. */
export function navigationKind(url: URL): NavigationKind {
  if (!isAppPath(url.pathname)) return 'server';
  return FRONT.test(url.pathname) && !isReturnFromSignIn(url) ? 'front' : 'shell';
}

function isAppPath(path: string): boolean {
  const isServerPath = SERVER_PATHS.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
  const isFile = path.slice(path.lastIndexOf('/')).includes('.');
  return !isServerPath && !isFile;
}

/** A failed sign-in with Google ends on `/?error=…`: the app acts on it, a landing page would only be in the way. */
function isReturnFromSignIn(url: URL): boolean {
  return url.searchParams.has('error');
}

/** Milliseconds that a `front` page may take before the shell renders it instead. */
const FRONT_DEADLINE_MS = 3000;
/**
 * Milliseconds that it may take when a copy of the page is cached. The app then refetches whatever is outdated in that
 * copy.
 */
const KEPT_DEADLINE_MS = 500;

export interface NavigationDeps {
  isSignedIn(): Promise<boolean>;
  /** The cached shell; undefined when the browser evicted it. */
  shell(): Promise<Response | undefined>;
  /** The page as cached when a guest read it; undefined if none has. */
  kept(): Promise<Response | undefined>;
  /** The navigation as the browser asked for it. */
  fetch(): Promise<Response>;
  deadline?: number;
  keptDeadline?: number;
}

/**
 * Answers a navigation. `front` pages come from the server while nobody is signed in; signed-in users do not need the
 * landing page, and read articles in the shell from stored answers. If the network is missing or silent, pages that
 * were read before come from their cache, and the shell renders all others.
 */
export async function answerNavigation(
  kind: Exclude<NavigationKind, 'server'>,
  deps: NavigationDeps,
): Promise<Response> {
  const { shell, fetch, isSignedIn, deadline = FRONT_DEADLINE_MS, keptDeadline = KEPT_DEADLINE_MS } = deps;
  if (kind === 'shell' || (await isSignedIn())) return (await shell()) ?? fetch();
  const fromServer = fetch();
  const answered = fromServer.catch(() => undefined);
  const kept = await deps.kept().catch(() => undefined);
  const inTime = await Promise.race([answered, wait(kept ? keptDeadline : deadline).then(() => undefined)]);
  return inTime ?? kept ?? (await shell()) ?? fromServer;
}

/**
 * A page that a guest has read (src/api/useCachePage.ts). All but the list of articles are the same whatever their
 * query says.
 */
export async function cachedPage(storage: CacheStorage, url: URL): Promise<Response | undefined> {
  if (!(await storage.has(PAGE_CACHE))) return undefined;
  return (await storage.open(PAGE_CACHE)).match(url.pathname + url.search, {
    ignoreSearch: url.pathname !== '/blog',
    ignoreVary: true,
  });
}
