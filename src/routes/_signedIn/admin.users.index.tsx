import { createFileRoute } from '@tanstack/react-router';
import type { ConsoleSearch } from '../../features/dashboard/console/consoleSearch.ts';
import { UsersScreen } from '../../features/dashboard/users/UsersScreen.tsx';

export const Route = createFileRoute('/_signedIn/admin/users/')({
  validateSearch: (raw: Record<string, unknown>): ConsoleSearch => raw,
  component: UsersScreen,
});
