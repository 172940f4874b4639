import { createFileRoute } from '@tanstack/react-router';
import type { ConsoleSearch } from '../../features/dashboard/console/consoleSearch.ts';
import { UserScreen } from '../../features/dashboard/users/UserScreen.tsx';

export const Route = createFileRoute('/_signedIn/admin/users/$id')({
  validateSearch: (raw: Record<string, unknown>): ConsoleSearch => raw,
  component: UserScreen,
});
