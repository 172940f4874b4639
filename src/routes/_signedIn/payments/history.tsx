import { createFileRoute } from '@tanstack/react-router';
import type { InvoiceSearch } from '../../../features/payments/searchParams.ts';
import { PaymentHistoryScreen } from '../../../features/payments/PaymentHistoryScreen.tsx';
import { loadCatalogs } from '../../../i18n/routeCatalogs.ts';

export const Route = createFileRoute('/_signedIn/payments/history')({
  validateSearch: (raw: Record<string, unknown>): InvoiceSearch => raw,
  staticData: { catalogs: ['credits', 'payments'] },
  loader: loadCatalogs,
  component: PaymentHistoryScreen,
});
