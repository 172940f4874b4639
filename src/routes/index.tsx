import { createFileRoute, redirect } from '@tanstack/react-router';
import { siteQuery } from '../api/siteQuery.ts';
import { isSignedIn } from '../api/signedIn.ts';
import { LandingScreen } from '../features/landing/LandingScreen.tsx';
import { loadMessages } from '../i18n/messages.ts';

export const Route = createFileRoute('/')({
  async beforeLoad({ context }) {
    if (!isSignedIn()) return;
    const { landingPlace } = await context.openMemberArea();
    throw redirect({ to: await landingPlace(), replace: true });
  },
  async loader({ context }) {
    // Without it the page is whole but for prices and the event.
    const site = context.queryClient.ensureQueryData(siteQuery).catch(() => undefined);
    await loadMessages('landing');
    return (await site)?.data;
  },
  component: Landing,
});

function Landing() {
  return <LandingScreen site={Route.useLoaderData()} />;
}
