import type { MiddlewareHandler } from 'hono';
import { EMBED_ORIGINS } from '../../../contract/articleWords.ts';
import type { ServerVariables } from './serverVariables.ts';

/** Hashes (`sha256-…`) of the inline scripts and styles in the built pages. */
export interface PageHashes {
  scriptHashes: string[];
  styleHashes: string[];
}

/** Allows any style; only for Swagger UI, which adds style elements and attributes at run time. */
export const ANY_STYLE = "'unsafe-inline'";

/**
 * @param styleSources of a document that the server has drawn, in place of the built pages' own
 * @param filesOrigin second origin from which results are fetched
 */
function contentSecurityPolicy(
  { scriptHashes, styleHashes }: PageHashes,
  styleSources: readonly string[] | undefined,
  filesOrigin: string | null,
): string {
  const elsewhere = filesOrigin === null ? '' : ` ${filesOrigin}`;
  const styles = styleSources ?? styleHashes.map((hash) => `'${hash}'`);
  return [
    "default-src 'self'",
    `script-src 'self'${scriptHashes.map((hash) => ` '${hash}'`).join('')}`,
    `style-src ${[...new Set(["'self'", ...styles])].join(' ')}`,
    `img-src 'self' blob: data:${elsewhere}`,
    `media-src 'self' blob:${elsewhere}`,
    // Players in articles, loaded after a press (contract/articleWords.ts).
    `frame-src ${EMBED_ORIGINS.join(' ')}`,
    "font-src 'self'",
    `connect-src 'self'${elsewhere}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Types that are inert when a browser opens them directly. Any other type may be a document. */
const PART_OF_A_PAGE =
  /^(text\/css|font\/[\w-]+|image\/(png|webp|jpeg|gif|avif|x-icon)|(audio|video)\/[\w-]+|application\/(manifest\+)?json)\s*(;|$)/i;
/** A worker takes its policy from its own script's response; scripts under /assets/ are loaded by pages only. */
const SCRIPT = /^text\/javascript\s*(;|$)/i;
const PAGES_SCRIPTS = '/assets/';

/**
 * Sets the security headers after the handler: a few on every response, document headers only on possible documents and
 * workers, since a first visit fetches two dozen files that are neither.
 * @param hashes of the built pages
 * @param isSecure true behind HTTPS: adds HSTS
 * @param filesOrigin second origin from which browsers fetch results; null: none
 */
export function securityHeaders({
  hashes,
  isSecure,
  filesOrigin = null,
}: {
  hashes: PageHashes;
  isSecure: boolean;
  filesOrigin?: string | null;
}): MiddlewareHandler<ServerVariables> {
  const commonHeaders: [string, string][] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ...(isSecure ? [['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'] as [string, string]] : []),
  ];
  const documentHeaders: [string, string][] = [
    // Style sheets need no such header: this policy is the browsers' default.
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()'],
    ['X-Frame-Options', 'DENY'],
  ];
  const usual = contentSecurityPolicy(hashes, undefined, filesOrigin);
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    const type = headers.get('Content-Type') ?? '';
    const isDocument = !PART_OF_A_PAGE.test(type) && !(SCRIPT.test(type) && context.req.path.startsWith(PAGES_SCRIPTS));
    for (const [name, value] of commonHeaders) headers.set(name, value);
    if (!isDocument) return;
    const styleSources = context.get('styleSources');
    headers.set(
      'Content-Security-Policy',
      styleSources ? contentSecurityPolicy(hashes, styleSources, filesOrigin) : usual,
    );
    for (const [name, value] of documentHeaders) headers.set(name, value);
  };
}
