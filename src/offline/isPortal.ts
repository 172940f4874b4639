/**
 * True for a page in place of an answer: our API never succeeds with one or asks for a sign-in by one, a captive portal
 * does. Other refusals by a page (413, 502) are a proxy's word about our own server, and count as answers.
 */
export function isPortal(response: Response): boolean {
  const isPage = (response.headers.get('content-type') ?? '').startsWith('text/html');
  return isPage && (response.ok || response.status === 401);
}
