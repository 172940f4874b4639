import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, lt, lte, sql } from 'drizzle-orm';
import { CODE_LENGTH, CODE_LIFETIME_SECONDS, CODE_MAX_TRIES, CODE_RESEND_SECONDS } from '../../contract/limits.ts';
import { sendMailQueue } from '../notices/queues.ts';
import type { Queries } from '../platform/database/database.ts';
import { ApiError } from '../platform/http/apiError.ts';
import { ipSubject } from '../platform/http/ipSubject.ts';
import type { RateLimitRule } from '../platform/http/rateLimit.ts';
import { deriveKey, type Secret } from '../platform/secrets.ts';
import type { Accounts } from './accountsDeps.ts';
import { countTries } from './rateLimits.ts';
import type { Caller } from './signInLog.ts';
import { emailCodes } from './tables.ts';

export type CodePurpose = 'verify-email' | 'reset-password';

/** Derives the six digits of a code row. */
export function digitsOf(codeId: string, secret: Secret): string {
  const mac = createHmac('sha256', deriveKey(secret, 'email-code')).update(codeId).digest();
  return String(mac.readUIntBE(0, 6) % 10 ** CODE_LENGTH).padStart(CODE_LENGTH, '0');
}

/** Derives the link token of a code row. */
export function linkTokenOf(codeId: string, secret: Secret): string {
  const mac = createHmac('sha256', deriveKey(secret, 'email-link')).update(codeId).digest('base64url');
  return `${codeId}.${mac}`;
}

/** Compares in constant time. */
function isSame(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Writes a new code for an address and queues its message, even without an account: the job finds out whether there is
 * anything to send, so that neither the reply nor its timing reveals it.
 * @throws ApiError resend_too_soon with `retry_after` seconds
 */
export async function issueCode(
  queries: Queries,
  { clock, jobs }: Accounts,
  {
    email,
    purpose,
    isFirst = false,
  }: {
    email: string;
    purpose: CodePurpose;
    /** A registration always gets its code, even if a stranger has just requested one for that address. */
    isFirst?: boolean;
  },
): Promise<void> {
  const now = clock.now();
  const row = {
    id: crypto.randomUUID(),
    tries: 0,
    sentAt: now,
    expiresAt: new Date(now.getTime() + CODE_LIFETIME_SECONDS * 1000),
  };
  const earliest = new Date(now.getTime() - CODE_RESEND_SECONDS * 1000);
  const written = await queries
    .insert(emailCodes)
    .values({ email, purpose, ...row })
    .onConflictDoUpdate({
      target: [emailCodes.email, emailCodes.purpose],
      set: row,
      ...(!isFirst && { setWhere: lte(emailCodes.sentAt, earliest) }),
    })
    .returning({ id: emailCodes.id });
  if (written.length === 0) {
    const [last] = await queries.select({ sentAt: emailCodes.sentAt }).from(emailCodes).where(rowOf(email, purpose));
    const waited = last ? (now.getTime() - last.sentAt.getTime()) / 1000 : 0;
    throw new ApiError('resend_too_soon', { retry_after: Math.max(1, Math.ceil(CODE_RESEND_SECONDS - waited)) });
  }
  await jobs.enqueue(queries, sendMailQueue, { kind: purpose, reference: row.id });
}

const rowOf = (email: string, purpose: CodePurpose) =>
  and(eq(emailCodes.email, email), eq(emailCodes.purpose, purpose));

/** Counts a try of a code, by address of the caller and of the mailbox. @throws ApiError rate_limited */
export function countCodeTries(
  { database, clock, limits }: Accounts,
  { email, caller }: { email: string; caller: Caller },
): Promise<void> {
  const tries: [RateLimitRule, string][] = [
    [limits.codeByIp, ipSubject(caller.ip)],
    [limits.codeByEmail, email],
  ];
  return countTries({ queries: database, clock, tries });
}

/**
 * Counts a try and compares the code. The count is committed even though the caller's request fails.
 * @returns id of the code, still to be consumed
 * @throws ApiError code_invalid, code_expired, code_exhausted
 */
export async function checkCode(
  { database, clock, secret }: Accounts,
  { email, purpose, code }: { email: string; purpose: CodePurpose; code: string },
): Promise<string> {
  const [tried] = await database
    .update(emailCodes)
    .set({ tries: sql`${emailCodes.tries} + 1` })
    .where(and(rowOf(email, purpose), lt(emailCodes.tries, CODE_MAX_TRIES)))
    .returning();
  if (!tried) {
    const [exhausted] = await database.select({ id: emailCodes.id }).from(emailCodes).where(rowOf(email, purpose));
    throw new ApiError(exhausted ? 'code_exhausted' : 'code_invalid');
  }
  if (tried.expiresAt <= clock.now()) throw new ApiError('code_expired');
  if (isSame(code, digitsOf(tried.id, secret))) return tried.id;
  throw new ApiError(tried.tries >= CODE_MAX_TRIES ? 'code_exhausted' : 'code_invalid');
}

/**
 * Verifies a link's token.
 * @returns id of the code, still to be consumed
 * @throws ApiError link_invalid
 */
export function readLinkToken(token: string, secret: Secret): string {
  const codeId = token.slice(0, token.indexOf('.'));
  if (!isSame(token, linkTokenOf(codeId, secret))) throw new ApiError('link_invalid');
  return codeId;
}

/** The address that a code was sent to, or null once the code is deleted. */
export async function findCodeEmail(queries: Queries, codeId: string): Promise<string | null> {
  const [row] = await queries.select({ email: emailCodes.email }).from(emailCodes).where(eq(emailCodes.id, codeId));
  return row?.email ?? null;
}

/**
 * Consumes a code and its link; of two concurrent requests only one succeeds.
 * @returns its address, or null when it is used or expired
 */
export async function consumeCode(
  queries: Queries,
  { clock }: Accounts,
  { codeId, purpose }: { codeId: string; purpose: CodePurpose },
): Promise<string | null> {
  const [taken] = await queries
    .delete(emailCodes)
    .where(and(eq(emailCodes.id, codeId), eq(emailCodes.purpose, purpose)))
    .returning({ email: emailCodes.email, expiresAt: emailCodes.expiresAt });
  return taken && taken.expiresAt > clock.now() ? taken.email : null;
}
