import { fetchProduct } from './fetchProduct.ts';

/**
 * Calls the API as somebody, for what a test needs but does not test; the caller names the type of the reply.
 * @throws Error with the answer unless it is a success
 */
export function callAs<Reply>(accessToken: string, method: string, path: string, body?: unknown): Promise<Reply> {
  return fetchProduct<Reply>(path, {
    method,
    headers: {
      authorization: `Bearer ${accessToken}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}
