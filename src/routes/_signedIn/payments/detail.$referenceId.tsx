import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { userQuery } from '../../../features/accounts/userQuery.ts';
import { ContinueDraft } from '../../../features/payments/payment/ContinueDraft.tsx';
import { PaymentScreen } from '../../../features/payments/PaymentScreen.tsx';
import { loadCatalogs } from '../../../i18n/routeCatalogs.ts';
import { lazyPart } from '../../../shell/lazyPart.ts';

export const Route = createFileRoute('/_signedIn/payments/detail/$referenceId')({
  staticData: { catalogs: ['credits', 'payments'] },
  loader: loadCatalogs,
  component: Payment,
});

/** Needed only after the payment. */
const UnfinishedDraft = lazyPart(
  async () => (await import('../../../features/generation/draft/UnfinishedDraft.tsx')).UnfinishedDraft,
);

function Payment() {
  const payer = useQuery(userQuery).data?.data;
  return (
    <PaymentScreen
      payer={payer}
      next={
        <Suspense fallback={<span className="h-12" />}>
          <UnfinishedDraft>{(prompt) => <ContinueDraft prompt={prompt} />}</UnfinishedDraft>
        </Suspense>
      }
    />
  );
}
