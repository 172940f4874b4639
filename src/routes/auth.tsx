import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AuthLayout } from '../features/accounts/AuthLayout.tsx';
import { loadCatalogs } from '../i18n/routeCatalogs.ts';

export const Route = createFileRoute('/auth')({
  staticData: { catalogs: ['accounts'] },
  async loader({ context: { queryClient }, route }) {
    const texts = loadCatalogs({ route });
    // The server renders with this data; in the browser the form need not wait for it.
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
  // Loaded while the form is filled in. If it fails, whoever needs it loads it again.
  useEffect(() => void openSignedInShell().catch(() => undefined), [openSignedInShell]);
  return <AuthLayout />;
}
