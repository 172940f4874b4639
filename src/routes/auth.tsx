import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AuthLayout } from '../features/accounts/AuthLayout.tsx';
import { loadCatalogs } from '../i18n/routeCatalogs.ts';

export const Route = createFileRoute('/auth')({
  staticData: { catalogs: ['accounts'] },
  async loader({ context: { queryClient }, route }) {
    const texts = loadCatalogs({ route });
    // The server waits for what the page shows; in the browser the form need not.
    if (import.meta.env.SSR) {
      const { providersQuery } = await import('../features/accounts/providersQuery.ts');
      await queryClient.prefetchQuery(providersQuery);
    }
    await texts;
  },
  component: Auth,
});

function Auth() {
  const { openSignedInShell } = Route.useRouteContext();
  // Behind the form, so that it is there by the time it is needed. Whoever needs it asks again where it could not be had.
  useEffect(() => void openSignedInShell().catch(() => undefined), [openSignedInShell]);
  return <AuthLayout />;
}
