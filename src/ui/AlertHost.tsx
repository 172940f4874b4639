import { lazy, Suspense } from 'react';
import { alerts } from './alerts.ts';
import { useStore } from './useStore.ts';

const AlertDialog = lazy(() => import('./AlertDialog.tsx').then(({ AlertDialog: dialog }) => ({ default: dialog })));

/** Renders the page's alert, if there is one. Mounted once. */
export function AlertHost() {
  const text = useStore(alerts);
  if (text === null) return null;
  return (
    <Suspense>
      <AlertDialog text={text} />
    </Suspense>
  );
}
