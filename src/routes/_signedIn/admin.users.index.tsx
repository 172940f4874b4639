import { createFileRoute } from '@tanstack/react-router';
import type { DashboardSearch } from '../../features/dashboard/searchParams.ts';
import { UsersScreen } from '../../features/dashboard/users/UsersScreen.tsx';

export const Route = createFileRoute('/_signedIn/admin/users/')({
  validateSearch: (raw: Record<string, unknown>): DashboardSearch => raw,
  component: UsersScreen,
});
