import { useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { latestArticlesQuery } from '../features/articles/latestArticlesQuery.ts';
import { siteQuery } from '../api/siteQuery.ts';
import { isSignedIn } from '../api/signedIn.ts';
import { LandingScreen } from '../features/landing/LandingScreen.tsx';
import { activeLanguage, useLanguage } from '../i18n/useLanguage.ts';
import { loadMessages } from '../i18n/messages.ts';

export const Route = createFileRoute('/')({
  async beforeLoad({ context }) {
    if (!isSignedIn()) return;
    const { landingPlace } = await context.openMemberArea();
    throw redirect({ to: await landingPlace(), replace: true });
  },
  async loader({ context }) {
    // Without them the page is whole but for prices, the event and what is new.
    const [site] = await Promise.all([
      context.queryClient.ensureQueryData(siteQuery).catch(() => undefined),
      context.queryClient.ensureQueryData(latestArticlesQuery(activeLanguage())).catch(() => undefined),
      loadMessages('landing'),
    ]);
    return site?.data;
  },
  component: Landing,
});

function Landing() {
  const { data: articles = [] } = useQuery(latestArticlesQuery(useLanguage()));
  return <LandingScreen site={Route.useLoaderData()} articles={articles} />;
}
