import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import { deriveKey, type Secret } from '../platform/secrets.ts';
import type { PaymentGateway } from './gateway.ts';
import { SANDBOX_BASE, type SandboxDeps } from './sandbox/sandboxDeps.ts';
import { createXenditGateway } from './xendit/xenditGateway.ts';

export interface OpenGateway {
  gateway: PaymentGateway;
  sandbox: (SandboxDeps & { fetch: typeof fetch; origin: () => string }) | null;
}

/**
 * The configured gateway: Xendit when its key is set, otherwise the built-in sandbox, which speaks the same API over
 * HTTP.
 */
export function openGateway({
  config,
  database,
  clock,
  secret,
  fetch,
  localUrl,
  publicUrl,
}: {
  config: Config;
  database: Database;
  clock: Clock;
  secret: Secret;
  fetch: typeof globalThis.fetch;
  /** This server's address, and so the sandbox's, as reached from this machine. */
  localUrl: () => string;
  publicUrl: () => string;
}): OpenGateway {
  const { xendit } = config.payments;
  if (xendit) {
    const { url, ...keys } = xendit;
    return {
      sandbox: null,
      gateway: createXenditGateway({ id: 'xendit', isSandbox: false, fetch, baseUrl: () => url, ...keys }),
    };
  }
  const secretKey = deriveKey(secret, 'sandbox gateway').toString('hex');
  const webhookToken = deriveKey(secret, 'sandbox webhooks').toString('hex');
  return {
    sandbox: { database, clock, secretKey, webhookToken, publicUrl, fetch, origin: localUrl },
    gateway: createXenditGateway({
      id: 'sandbox',
      isSandbox: true,
      fetch,
      secretKey,
      webhookToken,
      retailNameKey: 'payer_name',
      baseUrl: () => localUrl() + SANDBOX_BASE,
    }),
  };
}
