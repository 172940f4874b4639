import { createFileRoute } from '@tanstack/react-router';
import type { DashboardSearch } from '../../features/dashboard/searchParams.ts';
import { MoneyScreen } from '../../features/dashboard/money/MoneyScreen.tsx';

export const Route = createFileRoute('/_signedIn/admin/money/')({
  validateSearch: (raw: Record<string, unknown>): DashboardSearch => raw,
  component: MoneyScreen,
});
