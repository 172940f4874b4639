/**
 * Hosts of the browsers' push services, including subdomains. Besides these only `PUSH_ORIGINS` may be called: anybody
 * could otherwise make the server call any address (SSRF).
 */
export const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
];

/**
 * Whether a subscription's endpoint may be called.
 * @param trustedOrigins of the operator's own push services (`PUSH_ORIGINS`); these may be plain HTTP and have a port
 */
export function isPushService(endpoint: string, trustedOrigins: string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (trustedOrigins.includes(origin)) return true;
  if (protocol !== 'https:' || port !== '' || username || password) return false;
  return PUSH_SERVICES.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
