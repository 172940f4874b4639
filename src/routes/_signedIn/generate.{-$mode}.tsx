import { createFileRoute, redirect } from '@tanstack/react-router';
import { modeNamed, modePathFor } from '../../features/generation/modePaths.ts';
import { readGeneratorSearch } from '../../features/generation/searchParams.ts';
import { GeneratorScreen } from '../../features/generation/GeneratorScreen.tsx';
import { loadCatalogs } from '../../i18n/routeCatalogs.ts';
import { Banners, Notices } from '../../shell/Banners.tsx';
import { TemplateGallery } from '../../shell/TemplateGallery.tsx';

/** /generate and its four children are one screen, so that changing the mode keeps what was typed. */
export const Route = createFileRoute('/_signedIn/generate/{-$mode}')({
  validateSearch: readGeneratorSearch,
  beforeLoad({ params: { mode: name }, search }) {
    if (name === undefined) return;
    const mode = modeNamed(name);
    if (mode && modePathFor(mode)) return;
    // A mode without an address of its own is one of /generate's.
    throw mode
      ? redirect({ to: '/generate/{-$mode}', params: { mode: undefined }, search: { ...search, mode }, replace: true })
      : redirect({ to: '/home', replace: true });
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
