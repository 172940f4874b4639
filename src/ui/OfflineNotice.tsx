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

/** Shows that there is no network, how old the stored data is, and what is waiting. */
export function OfflineNotice({ updatedAt = 0, children }: OfflineNoticeProps) {
  const isOnline = useOnline();
  return (
    <div role="status" className="empty:hidden print:hidden">
      {!isOnline && (
        <p className="bg-base-200 border-line rounded-field flex items-center gap-2.5 border px-4 py-2.5 text-sm">
          <WifiOff className="text-warning size-5 shrink-0" aria-hidden="true" />
          <span>
            <Trans>You’re offline.</Trans> {children}
            {updatedAt > 0 && (
              <>
                {' '}
                <Trans>
                  Last updated <RelativeTime at={new Date(updatedAt).toISOString()} />.
                </Trans>
              </>
            )}
          </span>
        </p>
      )}
    </div>
  );
}
