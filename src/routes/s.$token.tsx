import { createFileRoute } from '@tanstack/react-router';
import { sharedQuery } from '../features/shares/sharedQuery.ts';
import { SharedItemScreen } from '../features/shares/SharedItemScreen.tsx';
import { loadCatalogs } from '../i18n/routeCatalogs.ts';
import { useIsSignedIn } from '../shell/useIsSignedIn.ts';

export const Route = createFileRoute('/s/$token')({
  staticData: { catalogs: ['shares'] },
  async loader({ context, params: { token }, route }) {
    // Null: the link has ended. Undefined: the server cannot be reached.
    const item = context.queryClient.ensureQueryData(sharedQuery(token)).catch(() => undefined);
    await loadCatalogs({ route });
    return item;
  },
  component: SharedItemPage,
});

function SharedItemPage() {
  return <SharedItemScreen item={Route.useLoaderData()} isSignedIn={useIsSignedIn()} />;
}
