import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { providersQuery } from '../providersQuery.ts';

const never = () => () => undefined;

/** What the browser supports, as the page's first script found it (src/index.html). */
export const isBrowserCapable = () => document.documentElement.dataset.passkeys !== 'no';
const capableHost = () => (isBrowserCapable() ? location.hostname : null);

/**
 * Whether passkeys can be created and used here. True until the browser or the server says otherwise, so that the
 * layout does not shift where they work.
 */
export function usePasskeySupport(): boolean {
  // Unknown when the server renders the page.
  const host = useSyncExternalStore(never, capableHost, () => undefined);
  const { data } = useQuery(providersQuery);
  if (host === null) return false;
  if (!data) return true;
  const { passkey_domain: domain } = data.data;
  return domain !== null && (host === undefined || host === domain);
}
