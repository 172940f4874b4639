import { createFileRoute } from '@tanstack/react-router';
import { sharedQuery } from '../features/shares/sharedQuery.ts';
import { SharedWorkScreen } from '../features/shares/SharedWorkScreen.tsx';
import { loadMessages } from '../i18n/messages.ts';
import { useIsSignedIn } from '../shell/useIsSignedIn.ts';

export const Route = createFileRoute('/s/$token')({
  async loader({ context, params: { token } }) {
    // Null: it has ended. Undefined: nobody can be asked now.
    const work = context.queryClient.ensureQueryData(sharedQuery(token)).catch(() => undefined);
    await loadMessages('shares');
    return work;
  },
  component: SharedWorkPage,
});

function SharedWorkPage() {
  return <SharedWorkScreen work={Route.useLoaderData()} isSignedIn={useIsSignedIn()} />;
}
