import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import LogOut from 'lucide-react/icons/log-out';
import Menu from 'lucide-react/icons/menu';
import { lazy, Suspense, useState } from 'react';
import { userQuery } from '../features/accounts/userQuery.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { BalanceBadge } from './BalanceBadge.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { NavigationLabel } from './NavigationLabel.tsx';
import { navigationFor } from './navigation.ts';
import { ProfileButton } from './ProfileButton.tsx';
import { useSignOut } from './useSignOut.tsx';

const loadMenu = () => import('./SignedInMenu.tsx');
const SignedInMenu = lazy(async () => ({ default: (await loadMenu()).SignedInMenu }));

/**
 * For signed-in users: navigation, coins, language, profile, sign-out. The links fit from 1024 px on, even the longest,
 * an admin's in English; below, they are behind the menu button.
 */
export function SignedInActions() {
  const { t } = useLingui();
  const { data } = useQuery(userQuery);
  /** Null until it is first opened; then it stays mounted, for the profile that it opens. */
  const [isMenuOpen, setIsMenuOpen] = useState<boolean | null>(null);
  const { signOut, isSigningOut, question } = useSignOut();
  return (
    <>
      <nav aria-label={t`Main`} className="ms-2 hidden lg:flex xl:ms-3">
        {navigationFor('header', data?.data.role).map((item) => (
          <Link
            key={item.to}
            to={item.to}
            className="rounded-field text-base-content/80 hover:bg-base-200 hover:text-base-content flex min-h-11 items-center px-2 text-sm font-semibold whitespace-nowrap xl:px-3"
            activeProps={{ className: 'bg-base-200 text-base-content!' }}
          >
            <NavigationLabel item={item} />
          </Link>
        ))}
      </nav>
      <div className="ms-auto flex shrink-0 items-center gap-1 md:gap-2">
        <BalanceBadge />
        <LanguageSwitch className="w-26 max-md:hidden" />
        <div className="flex items-center max-md:hidden">
          <ProfileButton user={data?.data} />
          <IconButton
            label={t`Sign out`}
            icon={<LogOut className="size-5" aria-hidden="true" />}
            onClick={signOut}
            disabled={isSigningOut}
          />
        </div>
        <IconButton
          label={t`Menu`}
          icon={<Menu className="size-6" aria-hidden="true" />}
          aria-haspopup="dialog"
          onPointerDown={() => void loadMenu()}
          onClick={() => setIsMenuOpen(true)}
        />
      </div>
      {question}
      {isMenuOpen !== null && (
        <Suspense>
          <SignedInMenu isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)} user={data?.data} />
        </Suspense>
      )}
    </>
  );
}
