/** Hosts of the browsers' push services, including subdomains. Other endpoints are refused: anybody could make the server call any address (SSRF). */
export const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
];

/** Whether a subscription's endpoint may be called. */
export function isPushService(endpoint: string, trustedOrigins: string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (trustedOrigins.includes(origin)) return true;
  if (protocol !== 'https:' || port !== '' || username || password) return false;
  return PUSH_SERVICES.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
