import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inlineStyleSources } from '../platform/http/inlineStyles.ts';

/** Pages kept at a time; searches make any number of addresses. */
const MAX_PAGES = 300;
/** Fast enough to be waited for; the build's own pages have 11. */
const BROTLI_QUALITY = 6;

export interface KeptPage {
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
  /** The page of an address, made once for all who ask at the same time. */
  take(key: string, version: string, make: () => Promise<PageContent>): Promise<KeptPage>;
}

/** Keeps pages in memory until what they were made from changes, which `version` tells; the least recently asked for goes first. */
export function createPageCache(): PageCache {
  const pages = new Map<string, Promise<KeptPage>>();
  let current = '';
  return {
    take(key, version, make) {
      if (version !== current) {
        pages.clear();
        current = version;
      }
      const kept = pages.get(key) ?? make().then(pack);
      pages.delete(key);
      pages.set(key, kept);
      // Whoever asks next may be luckier. What is not there is not worth a place.
      kept.then(
        ({ status }) => status === 404 && pages.delete(key),
        () => pages.delete(key),
      );
      const [oldest] = pages.keys();
      if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
      return kept;
    },
  };
}

async function pack({ text, ...page }: PageContent): Promise<KeptPage> {
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
