/**
 * True for a page in place of an answer: our API never answers with one, a captive portal does. A 5xx page is a proxy's
 * word about our own server, and counts as an answer.
 */
export function isPortal(response: Response): boolean {
  return response.status < 500 && (response.headers.get('content-type') ?? '').startsWith('text/html');
}
