import { allowInsecureRequests, type Configuration, discovery } from 'openid-client';
import type { Config } from '../../platform/config.ts';

const TIMEOUT_SECONDS = 10;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

export type FindOpenIdClient = () => Promise<Configuration>;

/**
 * Creates the function that returns the provider's configuration. Discovery runs on first use, so that the server starts
 * while the provider is away, and again after a failure. Plain HTTP is allowed for a provider on this machine, outside
 * production.
 */
export function createOpenIdClient(
  google: NonNullable<Config['google']>,
  { isProduction }: { isProduction: boolean },
): FindOpenIdClient {
  let known: Promise<Configuration> | null = null;
  const issuer = new URL(google.issuer);
  const isLocalTrial = !isProduction && LOOPBACK.has(issuer.hostname);
  return () => {
    known ??= discovery(issuer, google.clientId, google.clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      execute: isLocalTrial ? [allowInsecureRequests] : [],
    }).catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  };
}
