import { createFileRoute } from '@tanstack/react-router';
import { RedeemVoucherScreen } from '../../features/vouchers/RedeemVoucherScreen.tsx';
import { loadMessages } from '../../i18n/messages.ts';

export const Route = createFileRoute('/_signedIn/redeem-voucher')({
  loader: () => Promise.all([loadMessages('credits'), loadMessages('vouchers')]),
  component: RedeemVoucherScreen,
});
