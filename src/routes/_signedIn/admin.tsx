import { createFileRoute, redirect } from '@tanstack/react-router';
import { DashboardFrame } from '../../features/dashboard/ui/DashboardFrame.tsx';
import { loadCatalogs } from '../../i18n/routeCatalogs.ts';

/** The dashboard, for admins; others go to their start screen. */
export const Route = createFileRoute('/_signedIn/admin')({
  async beforeLoad({ context }) {
    const { landingPath } = await context.openSignedInShell();
    const place = await landingPath();
    if (place !== '/admin/dashboard') throw redirect({ to: place, replace: true });
  },
  staticData: { catalogs: ['dashboard', 'accounts', 'credits', 'activity'] },
  loader: loadCatalogs,
  component: DashboardFrame,
});
