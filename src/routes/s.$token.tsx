import { createFileRoute } from '@tanstack/react-router';
import { sharedQuery } from '../features/shares/sharedQuery.ts';
import { SharedWorkScreen } from '../features/shares/SharedWorkScreen.tsx';
import { loadCatalogs } from '../i18n/routeCatalogs.ts';
import { useIsSignedIn } from '../shell/useIsSignedIn.ts';

export const Route = createFileRoute('/s/$token')({
  staticData: { catalogs: ['shares'] },
  async loader({ context, params: { token }, route }) {
    // Null: the link has ended. Undefined: the server cannot be reached.
    const work = context.queryClient.ensureQueryData(sharedQuery(token)).catch(() => undefined);
    await loadCatalogs({ route });
    return work;
  },
  component: SharedWorkPage,
});

function SharedWorkPage() {
  return <SharedWorkScreen work={Route.useLoaderData()} isSignedIn={useIsSignedIn()} />;
}
