import { createFileRoute } from '@tanstack/react-router';
import type { DashboardSearch } from '../../features/dashboard/searchParams.ts';
import { OverviewScreen } from '../../features/dashboard/overview/OverviewScreen.tsx';

export const Route = createFileRoute('/_signedIn/admin/dashboard')({
  validateSearch: (raw: Record<string, unknown>): DashboardSearch => raw,
  component: OverviewScreen,
});
