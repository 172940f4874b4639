import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { LogoMark } from '../ui/Logo.tsx';
import { useStore } from '../ui/useStore.ts';
import { InstallSteps } from './InstallSteps.tsx';
import { installWay, mayOfferInstall, persistInstallDismissed } from './installMoment.ts';
import { installOffer, offerOnce, visitOffer } from './installOffer.ts';
import { updateState } from './updates.ts';

/**
 * Offers to install after a first result has shown the benefit. Shows the manual steps where the browser has no install
 * dialog.
 */
export function InstallCard() {
  const { t } = useLingui();
  const offer = useStore(installOffer);
  const [isOpen, setIsOpen] = useState(() => mayOfferInstall(localStorage));
  const way = installWay({
    hasOffer: offer !== null,
    isStandalone: matchMedia('(display-mode: standalone)').matches,
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
  });
  const update = useStore(updateState);
  // One notice at a time: both would cover half of a phone.
  const isUpdateShown = update !== 'none' && update !== 'later';
  const isWanted = isOpen && way !== 'none' && !isUpdateShown;
  useEffect(() => {
    if (isWanted) offerOnce('install');
  }, [isWanted]);
  const isOffered = useStore(visitOffer) === 'install';
  if (!isWanted || !isOffered) return null;

  function handleLater() {
    setIsOpen(false);
    persistInstallDismissed(localStorage, Date.now());
  }

  async function handleInstall() {
    const answer = await offer?.prompt();
    if (answer?.outcome === 'accepted') setIsOpen(false);
    else handleLater();
  }

  return (
    <section
      aria-label={t`Install Kilas`}
      // Over a bar it would push down the result that it comes with: there it waits for the next screen.
      className="bg-surface border-line shadow-lift rounded-box animate-rise over-bar:hidden w-full max-w-md border p-4 sm:p-5"
    >
      <div className="flex items-start gap-3 sm:gap-4">
        <LogoMark className="size-11 shrink-0 sm:size-12" />
        <div>
          <h2 className="font-bold">
            <Trans>Install Kilas</Trans>
          </h2>
          <p className="text-base-content/80 mt-0.5 text-sm sm:text-base">
            <Trans>Opens like an app, and your results stay visible without internet.</Trans>
          </p>
        </div>
      </div>
      {way === 'share-sheet' && <InstallSteps />}
      <div className="mt-2 flex justify-end gap-2 sm:mt-4">
        <Button variant="ghost" onClick={handleLater}>
          <Trans>Not now</Trans>
        </Button>
        {way === 'dialog' && (
          <Button variant="primary" onClick={() => void handleInstall()}>
            <Trans>Install</Trans>
          </Button>
        )}
      </div>
    </section>
  );
}
