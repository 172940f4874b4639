import { createFileRoute } from '@tanstack/react-router';
import type { DashboardSearch } from '../../features/dashboard/searchParams.ts';
import { ReconcileScreen } from '../../features/dashboard/money/ReconcileScreen.tsx';

export const Route = createFileRoute('/_signedIn/admin/money/reconcile')({
  validateSearch: (raw: Record<string, unknown>): DashboardSearch => raw,
  component: ReconcileScreen,
});
