import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { providersQuery } from '../providersQuery.ts';

const never = () => () => undefined;

/** What the browser says by itself, as the page's first script has found it (src/index.html). */
export const isBrowserCapable = () => document.documentElement.dataset.passkeys !== 'no';
const capableHost = () => (isBrowserCapable() ? location.hostname : null);

/**
 * Whether passkeys can be made and used here. Taken for granted until the browser and the server have said otherwise, so
 * that nothing moves where they can.
 */
export function usePasskeySupport(): boolean {
  // Unknown where the page is drawn by the server.
  const host = useSyncExternalStore(never, capableHost, () => undefined);
  const { data } = useQuery(providersQuery);
  if (host === null) return false;
  if (!data) return true;
  const { passkey_domain: domain } = data.data;
  return domain !== null && (host === undefined || host === domain);
}
