type Fetch = typeof fetch;

let serverFetch: Fetch = () => Promise.reject(new Error('No server was given to ask.'));

/** Where calls go while a page is drawn on the server: into that very server. */
export function setServerFetch(next: Fetch): void {
  serverFetch = next;
}

/** Stands in for earlyAnswers.ts in what the server draws with (build/pages.ts). */
export function fetchOrTakeEarly(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  return serverFetch(input, init);
}
