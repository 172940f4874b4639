import { request } from '@playwright/test';
import { API_BASE } from '../../../contract/endpoint.ts';
import { readProduct } from './product.ts';

/** Longer than any call may take: a missing answer is reported with its call, not as the test's timeout. */
const WITHIN_MS = 60_000;

/**
 * A call of the running product's API from the test itself; the caller names the type of the reply.
 * @throws Error with the answer unless it is a success, or when none comes
 */
export async function fetchProduct<Reply>(
  path: string,
  { body, ...call }: { method: string; headers?: Record<string, string>; body?: string | FormData },
): Promise<Reply> {
  // Playwright's client, not Node's fetch: if no answer comes, its error tells how far the call got.
  const client = await request.newContext({ timeout: WITHIN_MS, ignoreHTTPSErrors: true });
  try {
    const answer = await client.fetch(`${readProduct().url}${API_BASE}${path}`, {
      ...call,
      ...(body instanceof FormData ? { multipart: body } : { data: body }),
    });
    const text = await answer.text();
    if (!answer.ok()) throw new Error(`${call.method} ${path} answered ${answer.status()}: ${text}`);
    return (answer.status() === 204 ? undefined : JSON.parse(text)) as Reply;
  } finally {
    await client.dispose();
  }
}
