import WifiOff from 'lucide-react/icons/wifi-off';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';

/** Without a network, in the place of what this device has never seen; it comes by itself with the connection. */
export function NotKept({ children }: { children: ReactNode }) {
  return (
    <div role="status">
      <EmptyState icon={<WifiOff aria-hidden="true" />} title={children} />
    </div>
  );
}
