import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Logo } from '../ui/Logo.tsx';
import { GuestActions } from './GuestActions.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { useSignedInChrome } from './signedInChrome.ts';

/** Logo, navigation, coins, language. On phones the rest is in the menu. On low screens it scrolls with the page. */
export function Header({ hasNavigation, isSigningIn }: { hasNavigation: boolean; isSigningIn: boolean }) {
  const { t } = useLingui();
  const chrome = useSignedInChrome();
  return (
    <header className="bg-base-100/90 border-line pt-safe top-0 z-40 border-b tall:sticky backdrop-blur-md">
      <div className="px-page titlebar mx-auto flex h-16 max-w-7xl items-center gap-3 tiny:gap-1">
        <Link
          to={hasNavigation ? '/generate/{-$mode}' : '/'}
          aria-label={hasNavigation ? t`Kilas: generate` : t`Kilas: start page`}
          className="rounded-field -ms-1 flex min-h-11 min-w-11 shrink-0 items-center px-1"
        >
          <Logo />
        </Link>
        <div className="ms-auto flex items-center gap-2 md:grow">
          {hasNavigation ? (
            chrome && <chrome.Actions />
          ) : (
            <div className="ms-auto flex items-center gap-2">
              <LanguageSwitch className="w-26 tiny:w-15" />
              {!isSigningIn && <GuestActions />}
            </div>
          )}
        </div>
      </div>
    </header>
  );
}
