import { createFileRoute } from '@tanstack/react-router';
import type { ConsoleSearch } from '../../features/dashboard/console/consoleSearch.ts';
import { MoneyScreen } from '../../features/dashboard/money/MoneyScreen.tsx';

export const Route = createFileRoute('/_signedIn/admin/money/')({
  validateSearch: (raw: Record<string, unknown>): ConsoleSearch => raw,
  component: MoneyScreen,
});
