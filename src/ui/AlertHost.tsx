import { lazy, Suspense, useSyncExternalStore } from 'react';
import { readAlert, subscribeToAlerts } from './alerts.ts';

const AlertDialog = lazy(() => import('./AlertDialog.tsx').then(({ AlertDialog: dialog }) => ({ default: dialog })));

/** Draws the page's alert, if there is one. Mounted once. */
export function AlertHost() {
  const text = useSyncExternalStore(subscribeToAlerts, readAlert, () => null);
  if (text === null) return null;
  return (
    <Suspense>
      <AlertDialog text={text} />
    </Suspense>
  );
}
