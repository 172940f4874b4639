import { createFileRoute } from '@tanstack/react-router';
import type { DashboardSearch } from '../../features/dashboard/searchParams.ts';
import { ReportsScreen } from '../../features/dashboard/reports/ReportsScreen.tsx';

export const Route = createFileRoute('/_signedIn/admin/reports')({
  validateSearch: (raw: Record<string, unknown>): DashboardSearch => raw,
  component: ReportsScreen,
});
