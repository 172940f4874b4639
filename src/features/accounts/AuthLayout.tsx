import { Trans } from '@lingui/react/macro';
import { Outlet } from '@tanstack/react-router';
import { OfflineNotice } from '../../ui/OfflineNotice.tsx';
import './errorTexts.ts';

/** One column, centred, on phones as on desktops. */
export function AuthLayout() {
  return (
    <div data-kept className="px-page flex grow flex-col items-center justify-center py-8 sm:py-14">
      <div className="animate-rise w-full max-w-md">
        <noscript>
          <p className="bg-surface border-warning rounded-field mb-6 border p-4">
            <Trans>Signing in and making things need JavaScript. Please turn it on in your browser.</Trans>
          </p>
        </noscript>
        <OfflineNotice />
        <Outlet />
      </div>
    </div>
  );
}
