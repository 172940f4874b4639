import { createFileRoute } from '@tanstack/react-router';
import { readHistorySearch } from '../../features/generation/searchParams.ts';
import { HistoryScreen } from '../../features/generation/HistoryScreen.tsx';
import { loadCatalogs } from '../../i18n/routeCatalogs.ts';

export const Route = createFileRoute('/_signedIn/history')({
  validateSearch: readHistorySearch,
  staticData: { catalogs: ['composer', 'generation'] },
  loader: loadCatalogs,
  component: HistoryScreen,
});
