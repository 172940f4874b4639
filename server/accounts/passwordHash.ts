import { hash, verify } from '@node-rs/argon2';
import { createKeyedLimiter } from '../platform/http/keyedLimiter.ts';

/** OWASP's argon2id: 19 MiB, two passes, one lane. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes at once: a storm of sign-ins waits here and not every other call with it. */
const CONCURRENT_HASHES = 2;

/** Made once with the parameters above from a password nobody has; comparing with it costs what a real comparison costs. */
let decoyHash: Promise<string> | null = null;

const hashing = createKeyedLimiter({ atOnce: CONCURRENT_HASHES });
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => hashing.run('passwords', work);

/** Hashes a password for keeping (PHC string). */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, ARGON2ID));
}

/**
 * Compares in the same time whether or not there is a hash to compare with.
 * @param kept null: no such account, or none with a password
 * @param beforeTurn asked when the turn has come, after whatever was compared before; what it throws is thrown
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
