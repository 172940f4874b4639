import { createFileRoute } from '@tanstack/react-router';
import type { ConsoleSearch } from '../../features/dashboard/console/consoleSearch.ts';
import { OverviewScreen } from '../../features/dashboard/overview/OverviewScreen.tsx';

export const Route = createFileRoute('/_signedIn/admin/dashboard')({
  validateSearch: (raw: Record<string, unknown>): ConsoleSearch => raw,
  component: OverviewScreen,
});
