import { createFileRoute } from '@tanstack/react-router';
import type { DashboardSearch } from '../../features/dashboard/searchParams.ts';
import { UserScreen } from '../../features/dashboard/users/UserScreen.tsx';

export const Route = createFileRoute('/_signedIn/admin/users/$id')({
  validateSearch: (raw: Record<string, unknown>): DashboardSearch => raw,
  component: UserScreen,
});
