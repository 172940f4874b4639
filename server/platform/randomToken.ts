import { randomBytes } from 'node:crypto';

/** A secret or name that nobody guesses, of that many random bytes, in characters that need no escaping anywhere. */
export const randomToken = (bytes: number): string => randomBytes(bytes).toString('base64url');
