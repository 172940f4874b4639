import { Trans } from '@lingui/react/macro';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { ReactNode } from 'react';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { useOnline } from '../../ui/useOnline.ts';

interface OfflineNoticeProps {
  /** Milliseconds since the epoch; 0 when nothing was kept. */
  updatedAt?: number;
  /** What waits for the network on this screen. */
  children: ReactNode;
}

/** Without a network: what still works, and how old what is shown is. */
export function OfflineNotice({ updatedAt = 0, children }: OfflineNoticeProps) {
  const isOnline = useOnline();
  return (
    <div role="status" className="empty:hidden">
      {!isOnline && (
        <p className="bg-base-200 border-line rounded-field flex items-center gap-2.5 border px-4 py-2.5 text-sm">
          <WifiOff className="text-warning size-5 shrink-0" aria-hidden="true" />
          <span>
            {children}{' '}
            {updatedAt > 0 && (
              <Trans>
                This list was last updated <RelativeTime at={new Date(updatedAt).toISOString()} />.
              </Trans>
            )}
          </span>
        </p>
      )}
    </div>
  );
}
