import { createFileRoute } from '@tanstack/react-router';
import { readBlogSearch } from '../../features/articles/blogSearch.ts';
import { BlogScreen } from '../../features/articles/BlogScreen.tsx';
import { loadMessages } from '../../i18n/messages.ts';

export const Route = createFileRoute('/blog/')({
  validateSearch: readBlogSearch,
  loaderDeps: ({ search }) => search,
  async loader({ context, deps }) {
    const [{ loadBlog }] = await Promise.all([
      import('../../features/articles/loadPublished.ts'),
      loadMessages('articles'),
    ]);
    await loadBlog(context, deps);
  },
  component: BlogScreen,
});
