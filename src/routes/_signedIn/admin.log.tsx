import { createFileRoute } from '@tanstack/react-router';
import type { ConsoleSearch } from '../../features/dashboard/console/consoleSearch.ts';
import { LogScreen } from '../../features/dashboard/log/LogScreen.tsx';

export const Route = createFileRoute('/_signedIn/admin/log')({
  validateSearch: (raw: Record<string, unknown>): ConsoleSearch => raw,
  component: LogScreen,
});
