import { createFileRoute } from '@tanstack/react-router';
import type { ConsoleSearch } from '../../features/dashboard/console/consoleSearch.ts';
import { ReconcileScreen } from '../../features/dashboard/money/ReconcileScreen.tsx';

export const Route = createFileRoute('/_signedIn/admin/money/reconcile')({
  validateSearch: (raw: Record<string, unknown>): ConsoleSearch => raw,
  component: ReconcileScreen,
});
