import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type IDToken,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { API_BASE } from '../../../contract/endpoint.ts';
import { LANGUAGES } from '../../../contract/languages.ts';
import { ERROR_CODES, type ErrorCode } from '../../../contract/errorCodes.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { ipSubject } from '../../platform/http/ipSubject.ts';
import type { Log } from '../../platform/log.ts';
import type { Accounts } from '../accountsDeps.ts';
import { holdUser } from '../findUser.ts';
import { insertSession, storeReturnToken } from '../openSession.ts';
import { countTries } from '../rateLimits.ts';
import { type Caller, logSignIn } from '../signInLog.ts';
import { createAttemptCookie } from './attemptCookie.ts';
import { type GoogleProfile, linkGoogleAccount } from './linkGoogleAccount.ts';
import { createOpenIdClient } from './openIdClient.ts';

interface Arrival {
  request: Request;
  caller: Caller;
  log: Log;
}

export interface GoogleSignIn {
  /** Redirects the browser to Google. */
  start(arrival: Arrival): Promise<Response>;
  /** Handles the return from Google and redirects into the app, signed in or with an error to show. */
  finish(arrival: Arrival): Promise<Response>;
}

/**
 * Sign-in by OpenID Connect: authorization code with PKCE, state and nonce. Every failure is a redirect, because users
 * open these addresses directly in the browser.
 */
export function createGoogleSignIn(accounts: Accounts): GoogleSignIn {
  const { google, isProduction, secret, clock, publicUrl, database, limits } = accounts;
  const findClient = google && createOpenIdClient(google, { isProduction });
  const cookie = () => createAttemptCookie({ secret, clock, isSecure: publicUrl().startsWith('https:') });
  const callbackUrl = () => `${publicUrl()}${API_BASE}/auth/google/callback`;

  return {
    async start({ caller, log }) {
      if (!findClient) return redirectWithError('google_unavailable');
      try {
        await countTries({ queries: database, clock, tries: [[limits.googleByIp, ipSubject(caller.ip)]] });
        const attempt = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() };
        const address = buildAuthorizationUrl(await findClient(), {
          redirect_uri: callbackUrl(),
          scope: 'openid email profile',
          state: attempt.state,
          nonce: attempt.nonce,
          code_challenge: await calculatePKCECodeChallenge(attempt.codeVerifier),
          code_challenge_method: 'S256',
        });
        return redirect(address.href, await cookie().write(attempt));
      } catch (error) {
        return redirectWithError(codeOf(error, log));
      }
    },

    async finish({ request, caller, log }) {
      if (!findClient) return redirectWithError('google_unavailable');
      const query = new URL(request.url).searchParams;
      try {
        if (query.get('error') === 'access_denied') return redirectWithError('google_cancelled', cookie().clear());
        const attempt = await cookie().read(request);
        if (!attempt) return redirectWithError('google_failed');
        const answer = new URL(`${callbackUrl()}?${query}`);
        const grant = await authorizationCodeGrant(await findClient(), answer, {
          expectedState: attempt.state,
          expectedNonce: attempt.nonce,
          pkceCodeVerifier: attempt.codeVerifier,
          idTokenExpected: true,
        });
        const token = await openGoogleSession(accounts, { profile: readProfile(grant.claims()), caller });
        return redirect(`/auth/callback?token=${encodeURIComponent(token)}`, cookie().clear());
      } catch (error) {
        return redirectWithError(codeOf(error, log), cookie().clear());
      }
    },
  };
}

/**
 * Starts the session.
 * @returns the token of the return address, valid for one exchange: see docs/decisions/google-return.md
 */
async function openGoogleSession(
  { database, clock, tokens, onVerified }: Accounts,
  { profile, caller }: { profile: GoogleProfile; caller: Caller },
): Promise<string> {
  return database.transaction(async (transaction) => {
    const linked = await linkGoogleAccount(transaction, { clock, profile, onVerified });
    const user = await holdUser(transaction, linked.id);
    if (user?.status !== 'active') throw new ApiError('account_deactivated');
    const sessionId = await insertSession(transaction, { clock, userId: user.id, caller });
    const token = tokens.newRefresh();
    await storeReturnToken(transaction, { clock, sessionId, token });
    await logSignIn(transaction, { clock, userId: user.id, event: 'signed-in-with-google', caller });
    return token;
  });
}

/** @throws ApiError google_failed for an address that Google has not verified: anyone could claim it */
function readProfile(claims: IDToken | undefined): GoogleProfile {
  if (!claims || typeof claims.email !== 'string' || claims.email_verified !== true)
    throw new ApiError('google_failed');
  const email = claims.email.toLowerCase();
  const locale = typeof claims.locale === 'string' ? claims.locale.slice(0, 2).toLowerCase() : '';
  return {
    subject: claims.sub,
    email,
    fullName: typeof claims.name === 'string' ? claims.name : '',
    language: LANGUAGES.find((language) => language === locale) ?? null,
  };
}

function codeOf(error: unknown, log: Log): ErrorCode {
  if (error instanceof ApiError) return error.code;
  log.warn({ error: error instanceof Error ? error.message : String(error) }, 'sign-in with Google failed');
  return 'google_failed';
}

/** Redirects to an address for which the app shows an alert. */
function redirectWithError(code: ErrorCode, setCookie?: string): Response {
  return redirect(`/?${new URLSearchParams({ error: code, message: ERROR_CODES[code].text })}`, setCookie);
}

function redirect(location: string, setCookie?: string): Response {
  const headers = new Headers({ Location: location, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
  if (setCookie) headers.set('Set-Cookie', setCookie);
  return new Response(null, { status: 302, headers });
}
