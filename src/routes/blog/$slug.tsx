import { createFileRoute, redirect } from '@tanstack/react-router';
import { ArticleScreen } from '../../features/articles/ArticleScreen.tsx';
import { loadMessages } from '../../i18n/messages.ts';

export const Route = createFileRoute('/blog/$slug')({
  async loader({ context, params }) {
    const [{ loadArticle }] = await Promise.all([
      import('../../features/articles/loadPublished.ts'),
      loadMessages('articles'),
    ]);
    // An earlier address leads to the present one.
    const slug = await loadArticle(context, params.slug);
    if (slug !== undefined && slug !== params.slug)
      throw redirect({ to: '/blog/$slug', params: { slug }, replace: true });
  },
  component: ArticleScreen,
});
