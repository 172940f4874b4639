import { createFileRoute } from '@tanstack/react-router';
import type { OrderSearch } from '../../features/payments/searchParams.ts';
import { OrderScreen } from '../../features/payments/OrderScreen.tsx';
import { loadCatalogs } from '../../i18n/routeCatalogs.ts';

export const Route = createFileRoute('/_signedIn/order')({
  validateSearch: (raw: Record<string, unknown>): OrderSearch => raw,
  staticData: { catalogs: ['credits', 'payments'] },
  loader: loadCatalogs,
  component: OrderScreen,
});
