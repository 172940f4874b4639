import { useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { latestArticlesQuery } from '../features/articles/latestArticlesQuery.ts';
import { siteQuery } from '../api/siteQuery.ts';
import { isSignedIn } from '../api/signedIn.ts';
import { LandingScreen } from '../features/landing/LandingScreen.tsx';
import { lazyIdlePart } from '../ui/lazyIdlePart.tsx';
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
    // A prerendered page came with its data; the rest follows once it is hydrated.
    if (!isDrawn()) {
      // Without these answers the page lacks prices, the event and the latest articles.
      await Promise.all([
        queryClient.prefetchQuery(siteQuery),
        queryClient.prefetchQuery(latestArticlesQuery(activeLanguage())),
      ]);
    }
    await texts;
  },
  component: Landing,
});

/** Makes this page work offline. */
const Offline = lazyIdlePart(async () => (await import('../shell/LandingOffline.tsx')).LandingOffline);

/** Whether the server or the build rendered this page (main.tsx). */
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
