/** Hosts of the browsers' push services, each with everything below it. An endpoint elsewhere is refused: it would be an address that anybody could have us call. */
export const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
];

/** Whether a subscription's address may be called. */
export function isPushService(endpoint: string, trustedOrigins: string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (trustedOrigins.includes(origin)) return true;
  if (protocol !== 'https:' || port !== '' || username || password) return false;
  return PUSH_SERVICES.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
