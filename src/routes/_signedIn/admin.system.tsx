import { createFileRoute } from '@tanstack/react-router';
import type { ConsoleSearch } from '../../features/dashboard/console/consoleSearch.ts';
import { SystemScreen } from '../../features/dashboard/SystemScreen.tsx';

export const Route = createFileRoute('/_signedIn/admin/system')({
  validateSearch: (raw: Record<string, unknown>): ConsoleSearch => raw,
  component: SystemScreen,
});
