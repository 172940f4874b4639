import { useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { latestArticlesQuery } from '../features/articles/latestArticlesQuery.ts';
import { siteQuery } from '../api/siteQuery.ts';
import { isSignedIn } from '../api/signedIn.ts';
import { LandingScreen } from '../features/landing/LandingScreen.tsx';
import { idlePart } from '../ui/idlePart.tsx';
import { activeLanguage, useLanguage } from '../i18n/useLanguage.ts';
import { loadCatalogs } from '../i18n/routeCatalogs.ts';

export const Route = createFileRoute('/')({
  async beforeLoad({ context }) {
    if (!isSignedIn()) return;
    const { landingPath } = await context.openSignedInShell();
    throw redirect({ to: await landingPath(), replace: true });
  },
  staticData: { catalogs: ['landing'] },
  async loader({ context: { queryClient }, route }) {
    const texts = loadCatalogs({ route });
    // A page that stands there already is taken over as it is: what it was drawn from came with it, and what else there
    // is to tell follows.
    if (!isDrawn()) {
      // Without them the page is whole but for prices, the event and what is new.
      await Promise.all([
        queryClient.prefetchQuery(siteQuery),
        queryClient.prefetchQuery(latestArticlesQuery(activeLanguage())),
      ]);
    }
    await texts;
  },
  component: Landing,
});

/** What a visitor has of this page without a network. */
const Offline = idlePart(async () => (await import('../shell/LandingOffline.tsx')).LandingOffline);

/** Whether the server or the build drew this page (main.tsx). */
const isDrawn = () =>
  typeof document !== 'undefined' && document.getElementById('root')?.dataset.prerendered !== undefined;

function Landing() {
  const { data: site } = useQuery(siteQuery);
  const { data: articles = [] } = useQuery(latestArticlesQuery(useLanguage()));
  return (
    <>
      <Offline />
      <LandingScreen site={site?.data} articles={articles} />
    </>
  );
}
