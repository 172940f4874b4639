import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { loadMessages } from '../i18n/messages.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

/** The profile's code and texts are loaded when it is first opened. */
const ProfilePanel = lazy(loadProfilePanel);

async function loadProfilePanel() {
  const [{ ProfilePanel: panel }] = await Promise.all([
    import('../features/accounts/profile/ProfilePanel.tsx'),
    loadMessages('accounts'),
  ]);
  return { default: panel };
}

/** Name, language, theme, notifications, devices, data. */
export function ProfileSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={<Trans>Profile and settings</Trans>}>
      <Suspense fallback={<Skeleton className="h-80 w-full" />}>
        <ProfilePanel onClose={onClose} />
      </Suspense>
    </Sheet>
  );
}
