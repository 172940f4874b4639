import { createFileRoute } from '@tanstack/react-router';
import type { DashboardSearch } from '../../features/dashboard/searchParams.ts';
import { LogScreen } from '../../features/dashboard/LogScreen.tsx';

export const Route = createFileRoute('/_signedIn/admin/log')({
  validateSearch: (raw: Record<string, unknown>): DashboardSearch => raw,
  component: LogScreen,
});
