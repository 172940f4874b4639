import { createFileRoute } from '@tanstack/react-router';
import type { DashboardSearch } from '../../features/dashboard/searchParams.ts';
import { SystemScreen } from '../../features/dashboard/SystemScreen.tsx';

export const Route = createFileRoute('/_signedIn/admin/system')({
  validateSearch: (raw: Record<string, unknown>): DashboardSearch => raw,
  component: SystemScreen,
});
