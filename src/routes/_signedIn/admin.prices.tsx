import { createFileRoute } from '@tanstack/react-router';
import type { DashboardSearch } from '../../features/dashboard/searchParams.ts';
import { PricesScreen } from '../../features/dashboard/prices/PricesScreen.tsx';

export const Route = createFileRoute('/_signedIn/admin/prices')({
  validateSearch: (raw: Record<string, unknown>): DashboardSearch => raw,
  component: PricesScreen,
});
