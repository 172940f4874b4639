import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { User } from '../../contract/accounts.ts';
import { Avatar } from './Avatar.tsx';

const ProfileSheet = lazy(async () => ({ default: (await import('./ProfileSheet.tsx')).ProfileSheet }));

/** The avatar in the header; opens the profile. */
export function ProfileButton({ user }: { user: User | undefined }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t`Profile and settings`}
        title={t`Profile and settings`}
        onClick={() => setIsOpen(true)}
        className="btn btn-ghost btn-circle"
      >
        <Avatar name={user?.full_name} />
      </button>
      {isOpen !== null && (
        <Suspense>
          <ProfileSheet isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
