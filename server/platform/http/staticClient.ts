import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../../contract/languages.ts';
import { readShared } from './readShared.ts';
import type { ServerVariables } from './serverVariables.ts';
import type { PageHashes } from './securityHeaders.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};
/** For responses that are the same for everyone and never change. */
export const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';
/**
 * Paths that never get the app's page: those for programs (HTML at `/metrics` would pass as an answer), folders of
 * files, hidden files at any depth, and paths with a file extension.
 */
const NO_PAGE =
  /^\/(api|assets|fonts|healthz|icons|mailbox|media|metrics|readyz|repair|sandbox)(\/|$)|\/\.|\.\w{1,12}$/;

/** The folder of the built client with its prerendered pages. */
export interface StaticClient {
  folder: string;
}

/** Written by the client's build (build/schemaVersion.ts). */
const SCHEMA_VERSION_FILE = 'schema-version.txt';

/** The build's hashes of inline scripts and styles, for the Content-Security-Policy; empty when it wrote no list. */
export function readPageHashes(folder: string): PageHashes {
  const list = path.join(folder, 'csp.json');
  const none = { scriptHashes: [], styleHashes: [] };
  return existsSync(list) ? { ...none, ...(JSON.parse(readFileSync(list, 'utf8')) as Partial<PageHashes>) } : none;
}

/** The version of the schemas that the client beside this server was built with; null without a build. */
export function readSchemaVersion(folder: string): string | null {
  const file = path.join(folder, SCHEMA_VERSION_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/**
 * Serves the built client: files (precompressed if the client accepts it), the prerendered page at `/`, and the app shell
 * at every other page address. A missing hashed file is a 404 and never the shell: a browser would run the HTML as a
 * script, and a program would take it for an answer.
 */
export function mountStaticClient(app: Hono<ServerVariables>, { folder }: StaticClient): void {
  const root = path.resolve(folder);
  const serve: MiddlewareHandler<ServerVariables> = async (context, next) => {
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD') return next();
    const wanted = fileFor(root, context.req.path, context.req.query('language'));
    if (wanted) return sendStatic(context, wanted);
    if (NO_PAGE.test(context.req.path)) return context.text('Not found', 404);
    return sendStatic(context, path.join(root, 'app.html'));
  };
  app.use('*', serve);
}

/** Serves, at the service worker's address, a worker that unregisters itself; browsers refuse a redirect there. */
export function mountSelfDestroyingWorker(app: Hono<ServerVariables>, { folder }: StaticClient): void {
  app.get('/sw.js', (context) => sendStatic(context, path.join(path.resolve(folder), 'sw-off.js')));
}

/** The file that answers a path; null when none does. Paths cannot leave the folder. */
function fileFor(root: string, requestPath: string, language: string | undefined): string | null {
  if (requestPath === '/') {
    const other = LANGUAGES.find((each) => each === language && each !== DEFAULT_LANGUAGE);
    return path.join(root, other ? `index.${other}.html` : 'index.html');
  }
  let decoded: string;
  try {
    decoded = decodeURIComponent(requestPath);
  } catch {
    return null;
  }
  if (decoded.includes('\0')) return null;
  const candidates = [path.join(root, decoded), path.join(root, `${decoded}.html`)];
  return (
    candidates.find(
      (file) => file.startsWith(root + path.sep) && Object.hasOwn(TYPES, path.extname(file)) && isFile(file),
    ) ?? null
  );
}

/**
 * Serves the service worker with the origin of the files appended. A worker keeps the policy its script was served
 * with, and a browser only replaces a script whose bytes differ: without this, a worker installed before results came
 * from that origin could not fetch them.
 */
export function mountWorkerOf(
  app: Hono<ServerVariables>,
  { folder, filesOrigin }: StaticClient & { filesOrigin: string },
): void {
  const file = path.join(path.resolve(folder), 'sw.js');
  app.get('/sw.js', compress(), async (context, next) => {
    if (!isFile(file)) return next();
    const script = `${await readFile(file, 'utf8')}\n// Files: ${filesOrigin}\n`;
    return context.body(script, 200, { 'Content-Type': TYPES['.js']!, 'Cache-Control': ASK_EACH_TIME });
  });
}

/** A name too long for the file system throws; it counts as missing. */
function isFile(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    return false;
  }
}

async function sendStatic(context: Context<ServerVariables>, file: string): Promise<Response> {
  // Hashed files are immutable and never revalidated.
  const etag = context.req.path.includes('/assets/') ? null : etagOf(file);
  const headers: Record<string, string> = {
    'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    'Cache-Control': etag ? ASK_EACH_TIME : FOR_EVER,
    Vary: 'Accept-Encoding',
    ...(etag && { ETag: etag }),
  };
  if (etag && context.req.header('if-none-match') === etag) return context.body(null, 304, headers);
  const accepted = context.req.header('accept-encoding') ?? '';
  const [encoding, ending] =
    /\bbr\b/.test(accepted) && existsSync(`${file}.br`)
      ? ['br', '.br']
      : /\bgzip\b/.test(accepted) && existsSync(`${file}.gz`)
        ? ['gzip', '.gz']
        : [null, ''];
  if (encoding) headers['Content-Encoding'] = encoding;
  return context.body(await readShared(file + ending), 200, headers);
}

function etagOf(file: string): string {
  const { mtimeMs, size } = statSync(file);
  return `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
}
