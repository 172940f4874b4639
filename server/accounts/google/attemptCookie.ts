import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import { API_BASE } from '../../../contract/endpoint.ts';
import type { Clock } from '../../platform/clock.ts';
import { deriveKey, type Secret } from '../../platform/secrets.ts';

/** Long enough to choose an account and type a password at Google. */
const ATTEMPT_SECONDS = 600;
const NAME = 'kilas-google';

/** Values that must come back unchanged, to tie Google's reply to the browser that started the sign-in. */
export interface Attempt {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface AttemptCookie {
  /** The Set-Cookie value of a new attempt. */
  write(attempt: Attempt): Promise<string>;
  /** The attempt of a request; null when it is missing, expired or forged. */
  read(request: Request): Promise<Attempt | null>;
  /** The Set-Cookie value that deletes the cookie. */
  clear(): string;
}

/**
 * The product's only cookie, for the redirect to Google and back. Encrypted, HttpOnly, sent only to this path; `Lax`,
 * because the way back is a navigation from Google's site.
 */
export function createAttemptCookie({
  secret,
  clock,
  isSecure,
}: {
  secret: Secret;
  clock: Clock;
  isSecure: boolean;
}): AttemptCookie {
  const key = deriveKey(secret, 'google-attempt');
  const attributes = `Path=${API_BASE}/auth/google; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return {
    async write(attempt) {
      const now = Math.floor(clock.now().getTime() / 1000);
      const value = await new EncryptJWT({ ...attempt })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(now + ATTEMPT_SECONDS)
        .encrypt(key);
      return `${NAME}=${value}; Max-Age=${ATTEMPT_SECONDS}; ${attributes}`;
    },
    async read(request) {
      const value = new RegExp(`(?:^|;\\s*)${NAME}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1];
      if (!value) return null;
      try {
        const { payload } = await jwtDecrypt(value, key, {
          currentDate: clock.now(),
          requiredClaims: ['exp', 'state', 'nonce', 'codeVerifier'],
        });
        return {
          state: String(payload.state),
          nonce: String(payload.nonce),
          codeVerifier: String(payload.codeVerifier),
        };
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
    clear: () => `${NAME}=; Max-Age=0; ${attributes}`,
  };
}
