import { allowInsecureRequests, type Configuration, discovery } from 'openid-client';
import type { Config } from '../../platform/config.ts';

const TIMEOUT_SECONDS = 10;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

export type FindOpenIdClient = () => Promise<Configuration>;

/**
 * Makes the function that knows the provider. It asks the provider about itself the first time it is needed, so that
 * the server starts while the provider is away, and again after a failure. Plain HTTP is for a provider on this
 * machine outside production.
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
