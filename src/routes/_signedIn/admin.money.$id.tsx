import { createFileRoute } from '@tanstack/react-router';
import type { DashboardSearch } from '../../features/dashboard/searchParams.ts';
import { PaymentScreen } from '../../features/dashboard/money/PaymentScreen.tsx';

export const Route = createFileRoute('/_signedIn/admin/money/$id')({
  validateSearch: (raw: Record<string, unknown>): DashboardSearch => raw,
  component: PaymentScreen,
});
