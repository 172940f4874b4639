import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../contract/languages.ts';
import { ShareToken } from '../../contract/schemas/shares.ts';
import { SHARE_BASE, type SharedItem } from '../../contract/shares.ts';
import { listPublished, readPublishedLanguage } from '../articles/readPublished.ts';
import { publishedVersion } from '../articles/publishedVersion.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { ApiError } from '../platform/http/apiError.ts';
import { createKeyedLimiter } from '../platform/http/keyedLimiter.ts';
import type { ServerVariables } from '../platform/http/serverVariables.ts';
import { readSharedItem } from '../shares/readSharedItem.ts';
import { atomFeed, robots, rssFeed, sitemap } from './feeds.ts';
import { createPageCache, type PageContent } from './pageCache.ts';
import { coalesceReads } from '../platform/coalesceReads.ts';
import type { PageRenderer } from './pageRenderer.ts';

/** Articles of a feed. */
const FEED_SIZE = 30;
/** Addresses in one sitemap; sitemaps.org allows 50,000. */
const SITEMAP_SIZE = 10_000;
/** Browsers may show a cached page while they revalidate it. */
export const CACHE_CONTROL = 'public, max-age=0, stale-while-revalidate=60';
/** Query parameters that change a page; others are dropped, or they would multiply cache entries. */
const QUERY_NAMES = ['language', 'page', 'search', 'tag'];
/** Of forms: where somebody goes after signing in. Their links carry it on. */
const FORM_QUERY_NAMES = ['language', 'next'];

/**
 * Pages that are the same for everybody; re-rendered on request at most once a minute, since prices and the event may
 * change.
 */
const FIXED_PATHS = [
  '/',
  '/privacy-policy',
  '/terms-of-service',
  '/auth/login',
  '/auth/register',
  '/auth/forgot-password',
] as const;
/** With one of these parameters a page is personal: the app shell answers, and only the browser reads the value. */
const PERSONAL_QUERY_NAMES = ['token', 'error'];
const FIXED_FRESH_MS = 60_000;
/**
 * Pages that one IP address may have rendered at a time: each keeps the process's only thread busy for tens of
 * milliseconds, and made-up addresses and searches are never cached.
 */
const RENDERED = { atOnce: 1, mostWaiting: 50 };

interface PagesDeps {
  database: Database;
  clock: Clock;
  /** Null when the client is not built: the app shell answers instead. */
  renderer: PageRenderer | null;
  origin: () => string;
}

const HTML = 'text/html; charset=utf-8';

/** Server-rendered public pages, feeds, sitemap and robots.txt, cached until the published articles change. */
export function mountPages(app: Hono<ServerVariables>, { database, clock, renderer, origin }: PagesDeps): void {
  const cache = createPageCache(clock);
  const deps = { database, clock };
  const rendered = createKeyedLimiter(RENDERED);
  const readVersion = coalesceReads(() => publishedVersion(deps));

  const send = async (
    context: Context<ServerVariables>,
    key: string,
    make: () => Promise<PageContent>,
    freshMs?: number,
  ) => {
    const page = await cache.take(`${origin()} ${key}`, await readVersion(), make, freshMs);
    if (page.location !== undefined) return context.redirect(page.location, 301);
    const accepted = context.req.header('accept-encoding') ?? '';
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'plain';
    const headers: Record<string, string> = {
      'Content-Type': page.type,
      'Cache-Control': page.status === 200 ? CACHE_CONTROL : 'no-cache',
      ETag: page.etag,
      Vary: 'Accept-Encoding',
    };
    if (page.styleSources.length > 0) context.set('styleSources', page.styleSources);
    if (page.status === 200 && context.req.header('if-none-match') === page.etag)
      return context.body(null, 304, headers);
    if (encoding !== 'plain') headers['Content-Encoding'] = encoding;
    return context.body(new Uint8Array(page[encoding]), page.status as 200, headers);
  };

  const text = (path: string, type: string, make: (language: Language) => Promise<string>) =>
    app.get(path, (context) => {
      const language = languageOf(context) ?? DEFAULT_LANGUAGE;
      return send(context, `${path} ${language}`, async () => ({ status: 200, type, text: await make(language) }));
    });
  const read = async (language: Language | undefined, size: number) =>
    (await listPublished(deps, { page: 1, size, search: undefined, tag: undefined, language })).data;

  text('/blog/rss.xml', 'application/rss+xml; charset=utf-8', async (language) =>
    rssFeed({ origin: origin(), language, articles: await read(language, FEED_SIZE) }),
  );
  text('/blog/atom.xml', 'application/atom+xml; charset=utf-8', async (language) =>
    atomFeed({ origin: origin(), language, articles: await read(language, FEED_SIZE) }),
  );
  text('/sitemap.xml', 'application/xml; charset=utf-8', async () =>
    sitemap({ origin: origin(), articles: await read(undefined, SITEMAP_SIZE) }),
  );
  text('/robots.txt', 'text/plain; charset=utf-8', async () => robots(origin()));

  if (!renderer) return;
  /**
   * @param language language of the page; a function is called only when the page is rendered
   * @param changes what the page depends on besides the published articles
   */
  const draw = async (
    context: Context<ServerVariables>,
    language: Language | (() => Promise<Language>),
    changes: { version?: string; freshMs?: number } = {},
  ) => {
    const given = context.req.query();
    const query = new URLSearchParams(
      (context.req.path.startsWith('/auth/') ? FORM_QUERY_NAMES : QUERY_NAMES).flatMap((name) =>
        given[name] ? [[name, given[name]] as [string, string]] : [],
      ),
    );
    // One URL per page: strip a trailing slash, so that canonical links agree.
    const path = context.req.path.replace(/(.)\/$/, '$1');
    const address = query.size > 0 ? `${path}?${query}` : path;
    const isAsked = typeof language === 'function';
    const make = () =>
      rendered.run(context.get('ip'), async () => {
        const spoken = isAsked ? await language() : language;
        const { html, ...page } = await renderer.render({ address, language: spoken, origin: origin() });
        return { ...page, type: HTML, text: html };
      });
    return send(context, `${address} ${isAsked ? '' : language} ${changes.version ?? ''}`, make, changes.freshMs);
  };
  /**
   * Null: the link has ended, or never was one. A failure is none of that: its page would be cached as that of an ended
   * link.
   */
  const readShared = async (token: string): Promise<SharedItem | null> => {
    if (!v.is(ShareToken, token)) return null;
    return readSharedItem(database, token).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'not_found') return null;
      throw error;
    });
  };
  /** The page of an article has the article's language. */
  const languageOfArticle = async (slug: string): Promise<Language> =>
    (await readPublishedLanguage(deps, slug)) ?? DEFAULT_LANGUAGE;
  for (const path of FIXED_PATHS) {
    app.get(path, (context, next) =>
      PERSONAL_QUERY_NAMES.some((name) => context.req.query(name) !== undefined)
        ? next()
        : draw(context, languageOf(context) ?? DEFAULT_LANGUAGE, { freshMs: FIXED_FRESH_MS }),
    );
  }
  app.get(`${SHARE_BASE}/:token`, async (context) => {
    // Queried for every request, since the page ends with its link; rendered once per state of the work.
    const work = await readShared(context.req.param('token'));
    context.header('X-Robots-Tag', 'noindex');
    const page = await draw(context, languageOf(context) ?? DEFAULT_LANGUAGE, {
      version: JSON.stringify(work),
    });
    page.headers.set('Cache-Control', 'no-cache');
    return page;
  });
  app.get('/blog', (context) => draw(context, languageOf(context) ?? DEFAULT_LANGUAGE));
  app.get('/blog/:slug', (context) => draw(context, () => languageOfArticle(context.req.param('slug'))));
}

const languageOf = (context: Context): Language | undefined =>
  LANGUAGES.find((language) => language === context.req.query('language'));
