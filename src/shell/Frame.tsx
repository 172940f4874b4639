import { Trans } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LazyPwaLayer } from '../pwa/LazyPwaLayer.tsx';
import { AlertHost } from '../ui/AlertHost.tsx';
import { Toaster } from '../ui/Toaster.tsx';
import { classNames } from '../ui/classNames.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { useSignedInChrome } from './signedInChrome.ts';
import { useIsSignedIn } from './useIsSignedIn.ts';

/** What stays while screens change: skip link, header, bottom navigation, toasts. */
export function Frame({ children }: { children: ReactNode }) {
  const isSignedIn = useIsSignedIn();
  const chrome = useSignedInChrome();
  const isSigningIn = useLocation({ select: (location) => location.pathname.startsWith('/auth/') });
  const hasNavigation = isSignedIn && !isSigningIn;
  return (
    <div
      className={classNames(
        'flex min-h-dvh flex-col',
        hasNavigation && 'max-md:[--dock:calc(4rem+env(safe-area-inset-bottom))] typing:[--dock:0px]',
      )}
    >
      <a href="#main" className="btn btn-primary fixed start-4 top-4 z-70 -translate-y-24 focus:translate-y-0">
        <Trans>Skip to content</Trans>
      </a>
      <Header hasNavigation={hasNavigation} isSigningIn={isSigningIn} />
      <main id="main" tabIndex={-1} className="flex grow flex-col pb-(--dock,0px) outline-none over-bar:order-1">
        {children}
      </main>
      {!hasNavigation && <Footer />}
      {hasNavigation && chrome && <chrome.Dock />}
      <LazyPwaLayer />
      <Toaster />
      <AlertHost />
    </div>
  );
}
