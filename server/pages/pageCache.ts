import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Clock } from '../platform/clock.ts';
import { inlineStyleSources } from '../platform/http/inlineStyles.ts';

/** Pages kept at a time; searches make any number of addresses. */
const MAX_PAGES = 300;
/** Fast enough to be waited for; the build's own pages have 11. */
const BROTLI_QUALITY = 6;
/** How often over a page may be older than fresh and still be given while it is made anew. */
const STALE_SHARE = 10;

export interface CachedPage {
  status: number;
  location?: string;
  type: string;
  etag: string;
  /** What its own styles need of the policy. */
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
   * The page of an address, made once for all who ask at the same time.
   * @param version tells what all pages are made from
   * @param freshMs of a page that may change without that: after it the page is made anew while it is still given,
   * ten times as long at most
   */
  take(key: string, version: string, make: () => Promise<PageContent>, freshMs?: number): Promise<CachedPage>;
}

/** Keeps pages in memory until what they were made from changes; the least recently asked for goes first. */
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
      // Whoever asks next may be luckier. What is not there is not worth a place.
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
