import WifiOff from 'lucide-react/icons/wifi-off';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Offline, in place of content that is not on this device. */
export function UnavailableOffline({ children }: { children: ReactNode }) {
  return (
    <div role="status">
      <EmptyState icon={<WifiOff aria-hidden="true" />} title={children} />
    </div>
  );
}
