import { createFileRoute } from '@tanstack/react-router';
import type { ConsoleSearch } from '../../features/dashboard/console/consoleSearch.ts';
import { ContentDetailScreen } from '../../features/dashboard/content/ContentDetailScreen.tsx';

export const Route = createFileRoute('/_signedIn/admin/content/$id')({
  validateSearch: (raw: Record<string, unknown>): ConsoleSearch => raw,
  component: ContentDetailScreen,
});
