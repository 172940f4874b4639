import { API_BASE } from '../../../contract/endpoint.ts';
import { readProduct } from './product.ts';

/** Longer than any call may take; an answer that never comes is told with its call, and not as the whole test's limit. */
const WITHIN_MS = 60_000;

/**
 * A call of the running product's API from the test itself; the caller names the type of the reply.
 * @throws Error with the answer unless it is a success, or when none comes
 */
export async function fetchProduct<Reply>(path: string, request: RequestInit & { method: string }): Promise<Reply> {
  const call = `${request.method} ${path}`;
  const signal = AbortSignal.timeout(WITHIN_MS);
  const answer = await fetch(`${readProduct().url}${API_BASE}${path}`, { ...request, signal }).catch(
    (error: unknown) => {
      throw new Error(`${call} was not answered`, { cause: error });
    },
  );
  if (!answer.ok) throw new Error(`${call} answered ${answer.status}: ${await answer.text()}`);
  return (answer.status === 204 ? undefined : await answer.json()) as Reply;
}
