import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { OfflineNotice } from '../../ui/OfflineNotice.tsx';
import { Page } from '../../ui/Page.tsx';
import { BalanceCard } from '../credits/BalanceCard.tsx';
import { RedeemFailure } from './RedeemFailure.tsx';
import { RedeemForm } from './RedeemForm.tsx';
import { Redeemed } from './Redeemed.tsx';
import { useRedeem } from './useRedeem.ts';
import '../credits/errorTexts.ts';

/** Enter a code, then see the credits received and the new balance. */
export function RedeemVoucherScreen() {
  const { redeem, redemption, error, isRedeeming, startOver } = useRedeem();
  return (
    <Page width="reading">
      <h1 className="text-2xl font-extrabold lg:text-3xl">
        <Trans>Redeem a voucher</Trans>
      </h1>
      <OfflineNotice />
      {redemption ? (
        <Redeemed redemption={redemption} onAnother={startOver} />
      ) : (
        <>
          <RedeemForm onRedeem={redeem} isRedeeming={isRedeeming} />
          <div role="alert">{error && <RedeemFailure error={error} />}</div>
          <BalanceCard>
            <ButtonLink to="/top-up" variant="outline">
              <Trans>Top up credits</Trans>
            </ButtonLink>
          </BalanceCard>
        </>
      )}
    </Page>
  );
}
