import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import BookOpen from 'lucide-react/icons/book-open';
import Coins from 'lucide-react/icons/coins';
import Gauge from 'lucide-react/icons/gauge';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import LogOut from 'lucide-react/icons/log-out';
import ReceiptText from 'lucide-react/icons/receipt-text';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { User } from '../../contract/accounts.ts';
import { Button } from '../ui/Button.tsx';
import { FullScreenMenu } from '../ui/FullScreenMenu.tsx';
import { Avatar } from './Avatar.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { NavigationLabel } from './NavigationLabel.tsx';
import { navigationFor, type NavigationItem } from './navigation.ts';
import { ProfileSheet } from './ProfileSheet.tsx';
import { useSignOut } from './useSignOut.tsx';

const ICONS: Partial<Record<NavigationItem['to'], LucideIcon>> = {
  '/blog': BookOpen,
  '/admin/blog': NotebookPen,
  '/top-up': Coins,
  '/redeem-voucher': TicketPercent,
  '/payments/history': ReceiptText,
  '/activity': ChartNoAxesColumn,
  '/admin/dashboard': Gauge,
};

/** All destinations of a signed-in user, legal pages included: full screen on phones, a side panel on wide screens. */
export function SignedInMenu({
  isOpen,
  onClose,
  user,
}: {
  isOpen: boolean;
  onClose: () => void;
  user: User | undefined;
}) {
  const { t } = useLingui();
  const [isProfileOpen, setIsProfileOpen] = useState(false);
  const { signOut, isSigningOut, question } = useSignOut();
  return (
    <>
      <FullScreenMenu isOpen={isOpen} onClose={onClose} title={<Trans>Menu</Trans>}>
        <nav aria-label={t`Menu`} className="mt-2 flex flex-col">
          {navigationFor('menu', user?.role).map(({ icon, ...item }) => {
            const Icon = icon ?? ICONS[item.to];
            return (
              <Link
                key={item.to}
                to={item.to}
                onClick={onClose}
                className="border-line flex min-h-14 items-center gap-4 border-b text-lg font-bold lg:min-h-12 lg:text-base"
                activeProps={{ className: 'text-accent' }}
              >
                {Icon && <Icon className="size-5.5 shrink-0" aria-hidden="true" />}
                <NavigationLabel item={item} />
              </Link>
            );
          })}
        </nav>
        <div className="mt-auto flex flex-col gap-3 pt-8">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => {
              onClose();
              setIsProfileOpen(true);
            }}
            className="bg-base-200 rounded-box flex min-h-16 items-center gap-3 px-4 text-start"
          >
            <Avatar name={user?.full_name} />
            <span className="min-w-0">
              <span className="block truncate font-bold">{user?.full_name ?? <Trans>Profile</Trans>}</span>
              <span className="text-base-content/75 block truncate text-sm">{user?.email}</span>
            </span>
          </button>
          <div className="text-base-content/75 flex gap-x-6 text-sm">
            <Link to="/privacy-policy" onClick={onClose} className="flex min-h-11 items-center hover:underline">
              <Trans>Privacy policy</Trans>
            </Link>
            <Link to="/terms-of-service" onClick={onClose} className="flex min-h-11 items-center hover:underline">
              <Trans>Terms of service</Trans>
            </Link>
          </div>
          <div className="flex gap-3">
            <LanguageSwitch className="grow" />
            <Button
              variant="outline"
              onClick={signOut}
              isBusy={isSigningOut}
              icon={<LogOut className="size-5" aria-hidden="true" />}
            >
              <Trans>Sign out</Trans>
            </Button>
          </div>
        </div>
      </FullScreenMenu>
      {question}
      <ProfileSheet isOpen={isProfileOpen} onClose={() => setIsProfileOpen(false)} />
    </>
  );
}
