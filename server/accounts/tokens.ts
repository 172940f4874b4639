import { createHash, createHmac, randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { ACCESS_TOKEN_SECONDS } from '../../contract/limits.ts';
import type { Clock } from '../platform/clock.ts';
import { ApiError } from '../platform/http/apiError.ts';
import { deriveKey, type Secret } from '../platform/secrets.ts';

const ISSUER = 'kilas';
const AUDIENCE = 'kilas-api';
const TYPE = 'at+jwt';
/** Several servers never agree to the second. */
const CLOCK_TOLERANCE_SECONDS = 5;

/** Tokens whose signature was found right are remembered, so many at most: every request of a page brings the same one. */
const MOST_REMEMBERED = 5000;

export interface AccessClaims {
  userId: string;
  sessionId: string;
  expiresAt: Date;
}

export interface Tokens {
  /** An access token: a JWT (HS256) that names the session. */
  signAccess(claims: { userId: string; sessionId: string }): Promise<string>;
  /**
   * Reads an access token; whether its session still holds is asked of the database.
   * @throws ApiError unauthorized: not ours, changed, or expired
   */
  readAccess(token: string): Promise<AccessClaims>;
  /** The refresh token that begins a session: 256 random bits. */
  newRefresh(): string;
  /**
   * The refresh token that follows another. It is computed, not drawn: whoever shows the same token again gets
   * the same successor, though the server keeps neither of the two.
   */
  successorOf(refreshToken: string): string;
}

/** Makes the signer and reader of tokens; their keys are derived here, once. */
export function createTokens({ secret, clock }: { secret: Secret; clock: Clock }): Tokens {
  const accessKey = crypto.subtle.importKey(
    'raw',
    new Uint8Array(deriveKey(secret, 'access-token')),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
  const refreshKey = deriveKey(secret, 'refresh-token');
  const remembered = new Map<string, AccessClaims>();
  const remember = (token: string, claims: AccessClaims) => {
    if (remembered.size >= MOST_REMEMBERED) remembered.delete(remembered.keys().next().value!);
    remembered.set(token, claims);
  };
  return {
    async signAccess({ userId, sessionId }) {
      const now = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ sid: sessionId, jti: randomBytes(9).toString('base64url') })
        .setProtectedHeader({ alg: 'HS256', typ: TYPE })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(now)
        .setExpirationTime(now + ACCESS_TOKEN_SECONDS)
        .sign(await accessKey);
    },
    async readAccess(token) {
      const known = remembered.get(token);
      if (known && clock.now() < known.expiresAt) return known;
      try {
        const { payload } = await jwtVerify(token, await accessKey, {
          algorithms: ['HS256'],
          typ: TYPE,
          issuer: ISSUER,
          audience: AUDIENCE,
          requiredClaims: ['sub', 'sid', 'exp'],
          currentDate: clock.now(),
          clockTolerance: CLOCK_TOLERANCE_SECONDS,
        });
        const claims = {
          userId: payload.sub!,
          sessionId: String(payload.sid),
          expiresAt: new Date(payload.exp! * 1000),
        };
        remember(token, claims);
        return claims;
      } catch (error) {
        if (error instanceof errors.JOSEError) throw new ApiError('unauthorized');
        throw error;
      }
    },
    newRefresh: () => randomBytes(32).toString('base64url'),
    successorOf: (refreshToken) => createHmac('sha256', refreshKey).update(refreshToken).digest('base64url'),
  };
}

/** What is kept of a refresh token. A plain hash does: there is nothing to guess in 256 random bits. */
export function hashRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
