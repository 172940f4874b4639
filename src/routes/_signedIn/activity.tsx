import { createFileRoute } from '@tanstack/react-router';
import type { ActivitySearch } from '../../features/activity/searchParams.ts';
import { ActivityScreen } from '../../features/activity/ActivityScreen.tsx';
import { loadCatalogs } from '../../i18n/routeCatalogs.ts';

export const Route = createFileRoute('/_signedIn/activity')({
  validateSearch: (raw: Record<string, unknown>): ActivitySearch => raw,
  staticData: { catalogs: ['credits', 'activity'] },
  loader: loadCatalogs,
  component: ActivityScreen,
});
