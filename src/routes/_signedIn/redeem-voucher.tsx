import { createFileRoute } from '@tanstack/react-router';
import { RedeemVoucherScreen } from '../../features/vouchers/RedeemVoucherScreen.tsx';
import { loadCatalogs } from '../../i18n/routeCatalogs.ts';

export const Route = createFileRoute('/_signedIn/redeem-voucher')({
  staticData: { catalogs: ['credits', 'vouchers'] },
  loader: loadCatalogs,
  component: RedeemVoucherScreen,
});
