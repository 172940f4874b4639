import { createFileRoute } from '@tanstack/react-router';
import type { InvoiceSearch } from '../../../features/payments/searchParams.ts';
import { PaymentHistoryScreen } from '../../../features/payments/PaymentHistoryScreen.tsx';
import { loadMessages } from '../../../i18n/messages.ts';

export const Route = createFileRoute('/_signedIn/payments/history')({
  validateSearch: (raw: Record<string, unknown>): InvoiceSearch => raw,
  loader: () => Promise.all([loadMessages('credits'), loadMessages('payments')]),
  component: PaymentHistoryScreen,
});
