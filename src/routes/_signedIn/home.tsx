import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { readHomeSearch } from '../../features/generation/searchParams.ts';
import { LibraryScreen } from '../../features/generation/LibraryScreen.tsx';
import { loadMessages } from '../../i18n/messages.ts';
import { loadCatalogs } from '../../i18n/routeCatalogs.ts';
import { Banners } from '../../shell/Banners.tsx';
import { lazyPart } from '../../shell/lazyPart.ts';
import { usePrefetchedScreens } from '../../shell/usePrefetchedScreens.ts';

/** Shown only to users who have made nothing yet. */
const TemplateShelf = lazyPart(async () => {
  const [shelf] = await Promise.all([import('../../features/templates/TemplateShelf.tsx'), loadMessages('templates')]);
  return shelf.TemplateShelf;
});

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
  return (
    <LibraryScreen
      banner={<Banners />}
      gallery={
        <Suspense fallback={null}>
          <TemplateShelf />
        </Suspense>
      }
    />
  );
}
