import { Trans } from '@lingui/react/macro';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { ReactNode } from 'react';
import { RelativeTime } from './RelativeTime.tsx';
import { useOnline } from './useOnline.ts';

interface OfflineNoticeProps {
  /** When the shown data was fetched, milliseconds since the epoch; 0 without stored data. */
  updatedAt?: number;
  /** What waits for the network on this screen, if anything. */
  children?: ReactNode;
}

/**
 * Shows that there is no network, how old the stored data is, and what is waiting. One line in the gap above its place,
 * so that it pushes nothing: what waits comes first, and a phone shows what has no room while it is pressed.
 */
export function OfflineNotice({ updatedAt = 0, children }: OfflineNoticeProps) {
  const isOnline = useOnline();
  return (
    <div role="status" className="absolute -mx-4 -mt-5 max-w-full px-4 print:hidden">
      {!isOnline && (
        <p className="bg-base-100 truncate text-xs active:whitespace-normal">
          <WifiOff className="text-warning inline size-4" aria-hidden="true" /> <Trans>You’re offline.</Trans>{' '}
          {children}
          {children ? ' ' : null}
          {updatedAt > 0 && (
            <Trans>
              Updated <RelativeTime at={new Date(updatedAt).toISOString()} />.
            </Trans>
          )}
        </p>
      )}
    </div>
  );
}
