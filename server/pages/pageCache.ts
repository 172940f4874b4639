import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Clock } from '../platform/clock.ts';
import { inlineStyleSources } from '../platform/http/inlineStyles.ts';

/** Maximum number of cached pages; searches create unlimited URLs. */
const MAX_PAGES = 300;
/** Fast enough while a request waits; prebuilt pages use 11. */
const BROTLI_QUALITY = 6;
/** How many times `freshMs` a stale page is still served while it is rebuilt. */
const STALE_SHARE = 10;

export interface CachedPage {
  status: number;
  location?: string;
  type: string;
  etag: string;
  /** Sources that its inline styles need in the Content-Security-Policy. */
  styleSources: string[];
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

export interface PageContent {
  status: number;
  location?: string;
  type: string;
  text: string;
}

export interface PageCache {
  /**
   * The page of a URL, made once for concurrent requests.
   * @param version of the content that all pages are made from
   * @param freshMs for a page that may change without the version: after it the page is rebuilt while the stale one is
   * still served, for at most ten times as long
   */
  take(key: string, version: string, make: () => Promise<PageContent>, freshMs?: number): Promise<CachedPage>;
}

/** Caches pages in memory until their version changes; evicts the least recently used first. */
export function createPageCache(clock: Clock): PageCache {
  const pages = new Map<string, { page: Promise<CachedPage>; at: number; isMadeAnew?: boolean }>();
  let current = '';

  function remember(key: string, page: Promise<CachedPage>, at: number): void {
    pages.delete(key);
    pages.set(key, { page, at });
    const [oldest] = pages.keys();
    if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
  }

  return {
    take(key, version, make, freshMs = Infinity) {
      if (version !== current) {
        pages.clear();
        current = version;
      }
      const now = clock.now().getTime();
      const kept = pages.get(key);
      const age = kept ? now - kept.at : Infinity;
      if (kept && age <= STALE_SHARE * freshMs) {
        pages.delete(key);
        pages.set(key, kept);
        if (age > freshMs && !kept.isMadeAnew) {
          kept.isMadeAnew = true;
          const anew = make().then(pack);
          anew.then(
            () => version === current && remember(key, anew, now),
            () => (kept.isMadeAnew = false),
          );
        }
        return kept.page;
      }
      const page = make().then(pack);
      remember(key, page, now);
      const forget = () => void (pages.get(key)?.page === page && pages.delete(key));
      // Do not cache failures, so that the next request retries, nor pages that do not exist.
      page.then(({ status }) => status === 404 && forget(), forget);
      return page;
    },
  };
}

async function pack({ text, ...page }: PageContent): Promise<CachedPage> {
  const plain = Buffer.from(text);
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    promisify(gzip)(plain),
  ]);
  return {
    ...page,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    styleSources: page.type.startsWith('text/html') ? inlineStyleSources(text) : [],
    plain,
    br,
    gzip: zipped,
  };
}
