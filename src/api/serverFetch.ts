type Fetch = typeof fetch;

let serverFetch: Fetch = () => Promise.reject(new Error('No server was given to ask.'));

/** Sets the fetch of server-side rendering: calls go directly into the same server. */
export function setServerFetch(next: Fetch): void {
  serverFetch = next;
}

/** Replaces earlyAnswers.ts in the server-side rendering build (build/pages.ts). */
export function fetchOrTakeEarly(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  return serverFetch(input, init);
}
