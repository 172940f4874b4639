import { createFileRoute } from '@tanstack/react-router';
import { readBlogSearch } from '../../features/articles/searchParams.ts';
import { BlogScreen } from '../../features/articles/BlogScreen.tsx';
import { loadCatalogs } from '../../i18n/routeCatalogs.ts';

export const Route = createFileRoute('/blog/')({
  validateSearch: readBlogSearch,
  loaderDeps: ({ search }) => search,
  staticData: { catalogs: ['articles'] },
  async loader({ context, deps, route }) {
    const [{ loadBlog }] = await Promise.all([
      import('../../features/articles/loadPublished.ts'),
      loadCatalogs({ route }),
    ]);
    await loadBlog(context, deps);
  },
  component: BlogScreen,
});
