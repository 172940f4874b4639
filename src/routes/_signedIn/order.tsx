import { createFileRoute } from '@tanstack/react-router';
import type { OrderSearch } from '../../features/payments/searchParams.ts';
import { OrderScreen } from '../../features/payments/OrderScreen.tsx';
import { loadMessages } from '../../i18n/messages.ts';

export const Route = createFileRoute('/_signedIn/order')({
  validateSearch: (raw: Record<string, unknown>): OrderSearch => raw,
  loader: () => Promise.all([loadMessages('credits'), loadMessages('payments')]),
  component: OrderScreen,
});
