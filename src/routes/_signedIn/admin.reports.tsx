import { createFileRoute } from '@tanstack/react-router';
import type { ConsoleSearch } from '../../features/dashboard/console/consoleSearch.ts';
import { ReportsScreen } from '../../features/dashboard/reports/ReportsScreen.tsx';

export const Route = createFileRoute('/_signedIn/admin/reports')({
  validateSearch: (raw: Record<string, unknown>): ConsoleSearch => raw,
  component: ReportsScreen,
});
