import type { MiddlewareHandler } from 'hono';

/** Swagger UI paints inline styles; nothing of ours does more than that anywhere. */
function contentSecurityPolicy(scriptHashes: string[]): string {
  return [
    "default-src 'self'",
    `script-src 'self'${scriptHashes.map((hash) => ` '${hash}'`).join('')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * Sets the security headers of every answer, once, after the handler.
 * @param scriptHashes hashes of inline scripts that the build vouches for (`sha256-…`)
 * @param isSecure true behind HTTPS: adds HSTS
 */
export function securityHeaders({ scriptHashes, isSecure }: { scriptHashes: string[]; isSecure: boolean }): MiddlewareHandler {
  const headers: [string, string][] = [
    ['Content-Security-Policy', contentSecurityPolicy(scriptHashes)],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()'],
    ['X-Frame-Options', 'DENY'],
    ...(isSecure ? [['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'] as [string, string]] : []),
  ];
  return async (context, next) => {
    await next();
    for (const [name, value] of headers) context.res.headers.set(name, value);
  };
}
