import { createFileRoute, redirect } from '@tanstack/react-router';
import { ArticleScreen } from '../../features/articles/ArticleScreen.tsx';
import { loadCatalogs } from '../../i18n/routeCatalogs.ts';

export const Route = createFileRoute('/blog/$slug')({
  staticData: { catalogs: ['articles'] },
  async loader({ context, params, route }) {
    const [{ loadArticle }] = await Promise.all([
      import('../../features/articles/loadPublished.ts'),
      loadCatalogs({ route }),
    ]);
    // A former slug redirects to the current one.
    const slug = await loadArticle(context, params.slug);
    if (slug !== undefined && slug !== params.slug)
      throw redirect({ to: '/blog/$slug', params: { slug }, replace: true });
  },
  component: ArticleScreen,
});
