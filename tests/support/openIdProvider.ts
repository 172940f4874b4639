import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** An account at the provider. */
export interface ProviderAccount {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
  locale?: string;
}

export interface OpenIdProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Accounts by the login name typed at the provider. */
  accounts: Map<string, ProviderAccount>;
  close(): Promise<void>;
}

/**
 * A real OpenID provider on loopback with its own login and consent pages.
 * @param redirectUri where it may send people back to; called at the first request, because the app's port is chosen
 *   later
 */
export async function startOpenIdProvider({ redirectUri }: { redirectUri: () => string }): Promise<OpenIdProvider> {
  const accounts = new Map<string, ProviderAccount>();
  const client = { clientId: 'kilas-test', clientSecret: 'a-secret-between-the-two-of-them' };
  const server: Server = createServer((request, response) => {
    handle ??= createProvider();
    void handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let handle: ReturnType<Provider['callback']> | null = null;
  const createProvider = () =>
    new Provider(issuer, {
      clients: [
        {
          client_id: client.clientId,
          client_secret: client.clientSecret,
          redirect_uris: [redirectUri()],
          grant_types: ['authorization_code'],
          response_types: ['code'],
        },
      ],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'locale'] },
      // Google puts the claims into the ID token, whatever the standard says about the code flow.
      conformIdTokenClaims: false,
      cookies: { keys: ['test'] },
      ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
      pkce: { required: () => true },
      findAccount: (_context: unknown, id: string) => {
        const account = accounts.get(id);
        return account && { accountId: id, claims: async () => account };
      },
    }).callback();
  return {
    issuer,
    ...client,
    accounts,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
