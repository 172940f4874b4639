import { randomKey } from '../offline/randomKey.ts';

/**
 * One `Idempotency-Key` for each different request: a second press after a lost reply sends the same key, so the server
 * executes it once. Create one per screen.
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
