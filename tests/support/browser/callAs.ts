import { API_BASE } from '../../../contract/endpoint.ts';
import { readProduct } from './product.ts';

/**
 * Calls the API as somebody, for what a test needs but does not test; the caller names the type of the reply.
 * @throws Error with the answer unless it is a success
 */
export async function callAs<Reply>(accessToken: string, method: string, path: string, body?: unknown): Promise<Reply> {
  const answer = await fetch(`${readProduct().url}${API_BASE}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${accessToken}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Reply;
}
