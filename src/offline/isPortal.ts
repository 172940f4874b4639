/**
 * Whether an HTML page came instead of an answer: our API never succeeds, or asks for authentication, with one; a
 * captive portal does. Other errors with a page (413, 502) come from a proxy of our own server and count as answers.
 */
export function isPortal(response: Response): boolean {
  const isPage = (response.headers.get('content-type') ?? '').startsWith('text/html');
  return isPage && (response.ok || response.status === 401);
}
