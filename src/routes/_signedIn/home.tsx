import { createFileRoute } from '@tanstack/react-router';
import { readHomeSearch } from '../../features/generation/searchParams.ts';
import { LibraryScreen } from '../../features/generation/LibraryScreen.tsx';
import { loadCatalogs } from '../../i18n/routeCatalogs.ts';
import { Banners } from '../../shell/Banners.tsx';
import { NoticesFromStart } from '../../shell/NoticesFromStart.tsx';
import { TemplateGallery } from '../../shell/TemplateGallery.tsx';
import { usePrefetchedScreens } from '../../shell/usePrefetchedScreens.ts';

export const Route = createFileRoute('/_signedIn/home')({
  validateSearch: readHomeSearch,
  staticData: { catalogs: ['composer', 'generation'] },
  loader({ context, route }) {
    const data = context.openSignedInShell().then(
      ({ prefetchHome }) => prefetchHome(),
      () => undefined,
    );
    return Promise.all([loadCatalogs({ route }), data]);
  },
  component: Home,
});

function Home() {
  usePrefetchedScreens();
  const banner = (
    <>
      <Banners />
      <NoticesFromStart />
    </>
  );
  return <LibraryScreen banner={banner} gallery={<TemplateGallery />} />;
}
