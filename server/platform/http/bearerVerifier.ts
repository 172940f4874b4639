import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Checks in constant time whether a bearer is one of the shared credentials. */
export function createBearerVerifier(keys: readonly string[]): (credential: string) => boolean {
  const known = keys.map(digest);
  return (credential) => {
    const given = digest(credential);
    return known.filter((key) => timingSafeEqual(key, given)).length > 0;
  };
}
