import { createFileRoute, redirect } from '@tanstack/react-router';
import { readBlogAdminSearch } from '../../features/articles/admin/searchParams.ts';
import { BlogAdminScreen } from '../../features/articles/admin/BlogAdminScreen.tsx';
import { loadCatalogs } from '../../i18n/routeCatalogs.ts';

export const Route = createFileRoute('/_signedIn/admin/blog')({
  validateSearch: readBlogAdminSearch,
  async beforeLoad({ context }) {
    const { landingPath } = await context.openSignedInShell();
    const place = await landingPath();
    if (place !== '/admin/dashboard') throw redirect({ to: place, replace: true });
  },
  staticData: { catalogs: ['articles', 'writing'] },
  loader: loadCatalogs,
  component: BlogAdminScreen,
});
