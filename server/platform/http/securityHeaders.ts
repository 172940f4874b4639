import type { MiddlewareHandler } from 'hono';
import { EMBED_ORIGINS } from '../../../contract/articleWords.ts';
import type { ServerVariables } from './mountRoutes.ts';

/** What the build vouches for: hashes (`sha256-…`) of the scripts and styles that stand in its pages. */
export interface PageHashes {
  scriptHashes: string[];
  styleHashes: string[];
}

/** Allows any style; only for Swagger UI, which paints by style elements and attributes of its own. */
export const ANY_STYLE = "'unsafe-inline'";

/**
 * @param styleSources of this document; `ANY_STYLE` counts only where no hash stands beside it
 * @param filesOrigin where results are fetched besides our own origin
 */
function contentSecurityPolicy(
  { scriptHashes, styleHashes }: PageHashes,
  styleSources: readonly string[],
  filesOrigin: string | null,
): string {
  const elsewhere = filesOrigin === null ? '' : ` ${filesOrigin}`;
  const ofBuild = styleSources.includes(ANY_STYLE) ? [] : styleHashes.map((hash) => `'${hash}'`);
  return [
    "default-src 'self'",
    `script-src 'self'${scriptHashes.map((hash) => ` '${hash}'`).join('')}`,
    `style-src ${[...new Set(["'self'", ...ofBuild, ...styleSources])].join(' ')}`,
    `img-src 'self' blob: data:${elsewhere}`,
    `media-src 'self' blob:${elsewhere}`,
    // Players in articles, after a press (contract/articleWords.ts).
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

/** What only a page can use: a browser that opens it by itself runs nothing. Whatever is not named here may be a page. */
const PART_OF_A_PAGE =
  /^(text\/css|font\/[\w-]+|image\/(png|webp|jpeg|gif|avif|x-icon)|(audio|video)\/[\w-]+|application\/(manifest\+)?json)\s*(;|$)/i;
/** A worker is ruled by the policy that its own script came with; those of the build's hashed scripts are pages' only. */
const SCRIPT = /^text\/javascript\s*(;|$)/i;
const PAGES_SCRIPTS = '/assets/';

/**
 * Sets the security headers of every answer, once, after the handler: a few with everything, and those that rule a
 * document only with what may be one, or its worker. A first visit fetches two dozen files that are none.
 * @param hashes what the build vouches for
 * @param isSecure true behind HTTPS: adds HSTS
 * @param filesOrigin where browsers are sent for results; null: nowhere else
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
  const ofEverything: [string, string][] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ...(isSecure ? [['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'] as [string, string]] : []),
  ];
  const ofDocuments: [string, string][] = [
    // A style sheet has one too; where it names none, browsers take this very one.
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()'],
    ['X-Frame-Options', 'DENY'],
  ];
  const usual = contentSecurityPolicy(hashes, [], filesOrigin);
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    const type = headers.get('Content-Type') ?? '';
    const isDocument = !PART_OF_A_PAGE.test(type) && !(SCRIPT.test(type) && context.req.path.startsWith(PAGES_SCRIPTS));
    for (const [name, value] of ofEverything) headers.set(name, value);
    if (!isDocument) return;
    const styleSources = context.get('styleSources');
    headers.set(
      'Content-Security-Policy',
      styleSources ? contentSecurityPolicy(hashes, styleSources, filesOrigin) : usual,
    );
    for (const [name, value] of ofDocuments) headers.set(name, value);
  };
}
