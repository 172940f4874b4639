import { createHash, createHmac } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { ACCESS_TOKEN_SECONDS } from '../../contract/limits.ts';
import type { Clock } from '../platform/clock.ts';
import { ApiError } from '../platform/http/apiError.ts';
import { deriveKey, type Secret } from '../platform/secrets.ts';
import { randomToken } from '../platform/randomToken.ts';

const ISSUER = 'kilas';
const AUDIENCE = 'kilas-api';
const TYPE = 'at+jwt';
/** The clocks of several servers never agree to the second. */
const CLOCK_TOLERANCE_SECONDS = 5;

/** Size of the cache of tokens with verified signatures: every request of a page carries the same token. */
const MOST_REMEMBERED = 5000;

export interface AccessClaims {
  userId: string;
  sessionId: string;
  expiresAt: Date;
}

export interface Tokens {
  /** Signs an access token: a JWT (HS256) that names the session. */
  signAccess(claims: { userId: string; sessionId: string }): Promise<string>;
  /**
   * Verifies an access token's signature and expiry; whether its session is still open must be read from the database.
   * @throws ApiError unauthorized: not ours, changed, or expired
   */
  readAccess(token: string): Promise<AccessClaims>;
  /** Creates a session's first refresh token: 256 random bits. */
  newRefresh(): string;
  /**
   * The successor of a refresh token. It is derived, not random: presenting the same token again gives the same successor,
   * although the server stores neither of the two.
   */
  successorOf(refreshToken: string): string;
}

/** Creates the signer and verifier of tokens; derives their keys once. */
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
      return new SignJWT({ sid: sessionId, jti: randomToken(9) })
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
    newRefresh: () => randomToken(32),
    successorOf: (refreshToken) => createHmac('sha256', refreshKey).update(refreshToken).digest('base64url'),
  };
}

/** The stored form of a refresh token. A plain hash is enough: 256 random bits cannot be guessed. */
export function hashRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
