import type { Clock } from '../platform/clock.ts';
import type { Queries } from '../platform/database/database.ts';
import { countTry, type RateLimitRule } from '../platform/http/rateLimit.ts';

const QUARTER_HOUR = 15 * 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * Limits of account calls. Successful sign-ins do not count: mobile networks put thousands of users behind one IP
 * address.
 */
const ACCOUNT_LIMITS = {
  loginByEmailAndIp: { kind: 'login-email-ip', limit: 10, windowSeconds: QUARTER_HOUR },
  /** From all IP addresses together; so high that only a botnet reaches it, not a single attacker. */
  loginByEmail: { kind: 'login-email', limit: 500, windowSeconds: HOUR },
  loginByIp: { kind: 'login-ip', limit: 50, windowSeconds: QUARTER_HOUR },
  registerByIp: { kind: 'register-ip', limit: 20, windowSeconds: HOUR },
  /**
   * Messages to one mailbox, so that nobody can flood it. The limit per IP is lower, so that a stranger leaves some for
   * the owner.
   */
  mailByEmail: { kind: 'mail-email', limit: 30, windowSeconds: DAY },
  mailByEmailAndIp: { kind: 'mail-email-ip', limit: 10, windowSeconds: DAY },
  mailByIp: { kind: 'mail-ip', limit: 30, windowSeconds: HOUR },
  /** With five tries per code and a million codes, a guesser's chance is about one in two thousand a day. */
  codeByEmail: { kind: 'code-email', limit: 20, windowSeconds: HOUR },
  codeByIp: { kind: 'code-ip', limit: 60, windowSeconds: HOUR },
  /**
   * Exchanges of refresh tokens. A tab needs one in a quarter of an hour, all tabs of a browser share it, and one that
   * works does not count for its address, which thousands may have.
   */
  refreshBySession: { kind: 'refresh-session', limit: 120, windowSeconds: QUARTER_HOUR },
  refusedRefreshByIp: { kind: 'refresh-ip', limit: 300, windowSeconds: QUARTER_HOUR },
  googleByIp: { kind: 'google-ip', limit: 60, windowSeconds: QUARTER_HOUR },
  /** High, since every opened login screen requests a challenge. */
  passkeyByIp: { kind: 'passkey-ip', limit: 1000, windowSeconds: QUARTER_HOUR },
  passkeyByUser: { kind: 'passkey-user', limit: 60, windowSeconds: HOUR },
  /** Password checks before an account is deleted or its sign-in methods change. */
  passwordByUser: { kind: 'password-user', limit: 10, windowSeconds: QUARTER_HOUR },
  exportByUser: { kind: 'export-user', limit: 10, windowSeconds: HOUR },
} as const satisfies Record<string, RateLimitRule>;

export type AccountLimits = Record<keyof typeof ACCOUNT_LIMITS, RateLimitRule>;

const BY_IP = [
  'loginByIp',
  'registerByIp',
  'mailByIp',
  'codeByIp',
  'refusedRefreshByIp',
  'googleByIp',
  'passkeyByIp',
] as const;
const TRIAL_FACTOR = 50;

/**
 * The limits of this server. In a trial all users and end-to-end tests share one machine, so limits by IP are wider.
 */
export function accountLimits({ isProduction }: { isProduction: boolean }): AccountLimits {
  if (isProduction) return ACCOUNT_LIMITS;
  const wider = BY_IP.map((name) => [
    name,
    { ...ACCOUNT_LIMITS[name], limit: ACCOUNT_LIMITS[name].limit * TRIAL_FACTOR },
  ]);
  return { ...ACCOUNT_LIMITS, ...Object.fromEntries(wider) };
}

/**
 * Counts one try under each rule.
 * @throws ApiError rate_limited for the first rule that is full
 */
export async function countTries({
  queries,
  clock,
  tries,
}: {
  queries: Queries;
  clock: Clock;
  tries: [RateLimitRule, string][];
}): Promise<void> {
  for (const [rule, subject] of tries) await countTry({ queries, clock, rule, subject });
}
