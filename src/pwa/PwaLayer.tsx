import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { loadMessages } from '../i18n/messages.ts';
import { assertStorageWorks } from '../offline/storageAccess.ts';
import { onFirstFinishedGeneration } from './finishedGeneration.ts';
import { StorageWarning } from './StorageWarning.tsx';
import { UpdateBanner } from './UpdateBanner.tsx';
import { startUpdates } from './updates.ts';
import { useDocumentTitle } from './useDocumentTitle.ts';

/** Lazy: most visits never show it. */
const InstallCard = lazy(() => import('./InstallCard.tsx').then((module) => ({ default: module.InstallCard })));

/** All visible parts of installation, updates and offline use, including the app's name in the task switcher. */
export function PwaLayer() {
  useDocumentTitle();
  const hasMessages = useStart();
  const isStorageBlocked = useStorageCheck();
  const hasFinishedOne = useFinishedGeneration();
  if (!hasMessages) return null;
  return (
    <div
      // Takes room at the page's end, so that whatever it covers can be scrolled free. Below the header, before the
      // screen, where a phone shows a bar with a button at the bottom.
      className="pointer-events-none sticky bottom-(--dock,env(safe-area-inset-bottom)) z-40 grid justify-items-center px-4 *:pointer-events-auto *:my-2 over-bar:top-(--header) over-bar:bottom-auto"
    >
      {isStorageBlocked && <StorageWarning />}
      <UpdateBanner />
      {hasFinishedOne && (
        <Suspense fallback={null}>
          <InstallCard />
        </Suspense>
      )}
    </div>
  );
}

/** Starts following updates; returns true once this layer's texts are loaded. */
function useStart(): boolean {
  const [hasMessages, setHasMessages] = useState(false);
  useEffect(() => {
    void startUpdates();
    // Few browsers support it, and the files wait until they are asked for.
    if ('launchQueue' in window)
      void import('./openedFiles.ts').then((files) => files.storeOpenedFiles(), ignoreMissing);
    // Without a network, the layer waits for the next start, as it does when its own file cannot be loaded.
    void loadMessages('pwa').then(() => setHasMessages(true), ignoreMissing);
  }, []);
  return hasMessages;
}

function useStorageCheck(): boolean {
  const [isBlocked, setIsBlocked] = useState(false);
  useEffect(() => {
    assertStorageWorks().catch(() => setIsBlocked(true));
  }, []);
  return isBlocked;
}

/**
 * True from the first generation that finishes while the app is open. From then on it is also worth requesting
 * persistent storage.
 */
function useFinishedGeneration(): boolean {
  const queryClient = useQueryClient();
  const [hasFinished, setHasFinished] = useState(false);
  useEffect(
    () =>
      onFirstFinishedGeneration(queryClient, Date.now(), () => {
        setHasFinished(true);
        void navigator.storage?.persist?.();
      }),
    [queryClient],
  );
  return hasFinished;
}

function ignoreMissing(): void {}
