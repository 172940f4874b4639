import { randomKey } from '../offline/randomKey.ts';

/**
 * One `Idempotency-Key` for each different request: pressing again after a lost reply sends the same key, so that the
 * server does it once; another request gets another key. Lives as long as its screen.
 */
export function createRequestKeys(): (request: unknown) => string {
  const keys = new Map<string, string>();
  return (request) => {
    const text = JSON.stringify(request);
    const key = keys.get(text) ?? randomKey();
    keys.set(text, key);
    return key;
  };
}
