import { createFileRoute } from '@tanstack/react-router';
import type { ConsoleSearch } from '../../features/dashboard/console/consoleSearch.ts';
import { VouchersScreen } from '../../features/dashboard/money/VouchersScreen.tsx';

export const Route = createFileRoute('/_signedIn/admin/vouchers')({
  validateSearch: (raw: Record<string, unknown>): ConsoleSearch => raw,
  component: VouchersScreen,
});
