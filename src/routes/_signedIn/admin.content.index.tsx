import { createFileRoute } from '@tanstack/react-router';
import type { ConsoleSearch } from '../../features/dashboard/console/consoleSearch.ts';
import { ContentScreen } from '../../features/dashboard/content/ContentScreen.tsx';

export const Route = createFileRoute('/_signedIn/admin/content/')({
  validateSearch: (raw: Record<string, unknown>): ConsoleSearch => raw,
  component: ContentScreen,
});
