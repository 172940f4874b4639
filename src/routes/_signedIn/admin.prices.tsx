import { createFileRoute } from '@tanstack/react-router';
import type { ConsoleSearch } from '../../features/dashboard/console/consoleSearch.ts';
import { PricesScreen } from '../../features/dashboard/prices/PricesScreen.tsx';

export const Route = createFileRoute('/_signedIn/admin/prices')({
  validateSearch: (raw: Record<string, unknown>): ConsoleSearch => raw,
  component: PricesScreen,
});
