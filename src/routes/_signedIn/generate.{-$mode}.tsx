import { createFileRoute, redirect } from '@tanstack/react-router';
import { MODE_PATHS } from '../../features/generation/modePaths.ts';
import { readGeneratorSearch } from '../../features/generation/searchParams.ts';
import { GeneratorScreen } from '../../features/generation/GeneratorScreen.tsx';
import { loadCatalogs } from '../../i18n/routeCatalogs.ts';
import { Banners, Notices } from '../../shell/Banners.tsx';
import { TemplateGallery } from '../../shell/TemplateGallery.tsx';

/** /generate and its four children are one screen, so that changing the mode keeps what was typed. */
export const Route = createFileRoute('/_signedIn/generate/{-$mode}')({
  validateSearch: readGeneratorSearch,
  beforeLoad({ params }) {
    if (params.mode && !MODE_PATHS.some((path) => path === params.mode)) throw redirect({ to: '/home', replace: true });
  },
  staticData: { catalogs: ['composer'] },
  loader({ context, route }) {
    const data = context.openSignedInShell().then(
      ({ prefetchGenerator }) => prefetchGenerator(),
      () => undefined,
    );
    return Promise.all([loadCatalogs({ route }), data]);
  },
  component: Generator,
});

function Generator() {
  return <GeneratorScreen banner={<Banners />} offer={<Notices />} gallery={<TemplateGallery isBelowIdeas />} />;
}
