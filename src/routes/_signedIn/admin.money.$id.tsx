import { createFileRoute } from '@tanstack/react-router';
import type { ConsoleSearch } from '../../features/dashboard/console/consoleSearch.ts';
import { PaymentScreen } from '../../features/dashboard/money/PaymentScreen.tsx';

export const Route = createFileRoute('/_signedIn/admin/money/$id')({
  validateSearch: (raw: Record<string, unknown>): ConsoleSearch => raw,
  component: PaymentScreen,
});
