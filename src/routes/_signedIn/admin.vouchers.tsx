import { createFileRoute } from '@tanstack/react-router';
import type { DashboardSearch } from '../../features/dashboard/searchParams.ts';
import { VouchersScreen } from '../../features/dashboard/money/VouchersScreen.tsx';

export const Route = createFileRoute('/_signedIn/admin/vouchers')({
  validateSearch: (raw: Record<string, unknown>): DashboardSearch => raw,
  component: VouchersScreen,
});
