import { createFileRoute } from '@tanstack/react-router';
import { readHistorySearch } from '../../features/generation/searchParams.ts';
import { HistoryScreen } from '../../features/generation/HistoryScreen.tsx';
import { loadMessages } from '../../i18n/messages.ts';

export const Route = createFileRoute('/_signedIn/history')({
  validateSearch: readHistorySearch,
  loader: () => Promise.all([loadMessages('composer'), loadMessages('generation')]),
  component: HistoryScreen,
});
