import { hash, verify } from '@node-rs/argon2';
import { createKeyedLimiter } from '../platform/http/keyedLimiter.ts';

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Concurrent hashes: a burst of sign-ins waits here and does not slow other calls. */
const CONCURRENT_HASHES = 2;

/**
 * Hash of a random password with the parameters of `ARGON2ID`; comparing with it takes as long as a real comparison.
 */
let decoyHash: Promise<string> | null = null;

const hashing = createKeyedLimiter({ atOnce: CONCURRENT_HASHES });
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => hashing.run('passwords', work);

/** Hashes a password for storage (PHC string). */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, ARGON2ID));
}

/**
 * Compares in the same time whether or not there is a hash to compare with.
 * @param kept null: no such account, or none with a password
 * @param beforeTurn runs when this comparison's turn comes, after earlier ones have ended; its errors are thrown
 */
export async function isPassword(
  password: string,
  kept: string | null,
  beforeTurn: () => Promise<void> = async () => {},
): Promise<boolean> {
  decoyHash ??= hashPassword(crypto.randomUUID());
  const reference = kept ?? (await decoyHash);
  const matches = await inTurn(async () => {
    await beforeTurn();
    return verify(reference, password);
  });
  return matches && kept !== null;
}
