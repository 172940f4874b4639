import { Trans } from '@lingui/react/macro';
import WifiOff from 'lucide-react/icons/wifi-off';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { useOnline } from '../../../ui/useOnline.ts';

/** Without a network: what is shown is what was kept, and how old it is. `updatedAt` in milliseconds, 0 when nothing was kept. */
export function OfflineNotice({ updatedAt = 0 }: { updatedAt?: number }) {
  const isOnline = useOnline();
  return (
    <div role="status" className="empty:hidden print:hidden">
      {!isOnline && (
        <p className="bg-base-200 border-line rounded-field flex items-center gap-2.5 border px-4 py-2.5 text-sm">
          <WifiOff className="text-warning size-5 shrink-0" aria-hidden="true" />
          <span>
            <Trans>You are offline. Payments and vouchers wait until you are back.</Trans>{' '}
            {updatedAt > 0 && (
              <Trans>
                Last updated <RelativeTime at={new Date(updatedAt).toISOString()} />.
              </Trans>
            )}
          </span>
        </p>
      )}
    </div>
  );
}
