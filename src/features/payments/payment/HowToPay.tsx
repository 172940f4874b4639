import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { TopupNow } from '../../../../contract/payments.ts';
import { Money } from '../../../ui/Money.tsx';
import { CHANNEL_LOOKS } from '../channels.ts';
import { StepList } from './StepList.tsx';

/** Steps for the chosen payment method. */
export function HowToPay({ topup }: { topup: TopupNow }) {
  return (
    <section aria-labelledby="how" className="bg-surface border-line rounded-box border p-5">
      <h2 id="how" className="text-lg font-bold">
        <Trans>How to pay</Trans>
      </h2>
      <div className="mt-2">
        {topup.payment_method === 'virtual-account' && <AccountSteps topup={topup} />}
        {topup.payment_method === 'qris' && <QrisSteps topup={topup} />}
        {topup.payment_method === 'ewallet' && <WalletSteps topup={topup} />}
        {topup.payment_method === 'retail' && <ShopSteps topup={topup} />}
      </div>
    </section>
  );
}

function AccountSteps({ topup: { channel, order } }: { topup: TopupNow }) {
  const menus = CHANNEL_LOOKS[channel.code]?.menus;
  const amount = <Money rupiah={order.total_payment} />;
  const ending: ReactNode[] = [
    <Trans key="number">Enter the virtual account number. You can paste it.</Trans>,
    <Trans key="check">Check the name and the amount: {amount}. Then confirm with your PIN.</Trans>,
    <Trans key="done">Done. Come back here; your credits arrive automatically.</Trans>,
  ];
  return (
    <>
      {menus && (
        <>
          <StepList
            isOpen
            title={menus.app.name}
            steps={[
              <Trans key="open">Open {menus.app.name} and sign in.</Trans>,
              <Trans key="menu">
                Choose <strong>{menus.app.path}</strong>.
              </Trans>,
              ...ending,
            ]}
          />
          <StepList
            title={<Trans>ATM {channel.label}</Trans>}
            steps={[
              <Trans key="card">Insert your card and enter your PIN.</Trans>,
              <Trans key="menu">
                Choose <strong>{menus.atm}</strong>.
              </Trans>,
              ...ending,
            ]}
          />
        </>
      )}
      <StepList
        isOpen={!menus}
        title={<Trans>From another bank</Trans>}
        steps={[
          <Trans key="transfer">Choose a transfer to another bank, and {channel.label} as the bank.</Trans>,
          <Trans key="number">Enter the virtual account number as the account number.</Trans>,
          <Trans key="check">Check the name and the amount: {amount}. Then confirm with your PIN.</Trans>,
          <Trans key="fee">Your bank may charge its own transfer fee.</Trans>,
        ]}
      />
    </>
  );
}

function QrisSteps({ topup: { order } }: { topup: TopupNow }) {
  const amount = <Money rupiah={order.total_payment} />;
  // With a mouse this is no phone: the code is scanned with one, so those steps are open.
  const isPhone = matchMedia('(pointer: coarse)').matches;
  return (
    <>
      <StepList
        isOpen={isPhone}
        title={<Trans>On this phone</Trans>}
        steps={[
          <Trans key="save">Save or share the code as an image.</Trans>,
          <Trans key="open">Open your bank or e-wallet app and choose QRIS or Scan.</Trans>,
          <Trans key="gallery">Tap the gallery icon and choose the image.</Trans>,
          <Trans key="check">Check the amount: {amount}. Then confirm with your PIN.</Trans>,
        ]}
      />
      <StepList
        isOpen={!isPhone}
        title={isPhone ? <Trans>With another phone</Trans> : <Trans>With your phone</Trans>}
        steps={[
          <Trans key="open">Open the bank or e-wallet app and choose QRIS or Scan.</Trans>,
          <Trans key="point">Point the camera at this screen.</Trans>,
          <Trans key="check">Check the amount: {amount}. Then confirm with your PIN.</Trans>,
        ]}
      />
    </>
  );
}

function WalletSteps({ topup: { channel, order, payment } }: { topup: TopupNow }) {
  const amount = <Money rupiah={order.total_payment} />;
  const hasPage = Boolean(payment?.checkout_url ?? payment?.deeplink_url);
  return (
    <StepList
      isOpen
      title={channel.label}
      steps={[
        hasPage ? (
          <Trans key="open">Tap “Open {channel.label}”. Its page or app opens.</Trans>
        ) : (
          <Trans key="request">Open the notification of {channel.label} on your phone.</Trans>
        ),
        <Trans key="check">Check the amount: {amount}. Then confirm with your PIN.</Trans>,
        <Trans key="done">Done. Come back here; your credits arrive automatically.</Trans>,
      ]}
    />
  );
}

function ShopSteps({ topup: { channel, order, payment } }: { topup: TopupNow }) {
  const amount = <Money rupiah={order.total_payment} />;
  const name = payment?.account_name ?? 'Kilas';
  return (
    <StepList
      isOpen
      title={channel.label}
      steps={[
        <Trans key="go">Go to the nearest {channel.label} before the deadline.</Trans>,
        <Trans key="say">Tell the cashier that you want to pay “{name}”.</Trans>,
        <Trans key="show">Show the payment code. It also shows here without a network.</Trans>,
        <Trans key="pay">Pay {amount} and keep the receipt until your credits arrive.</Trans>,
      ]}
    />
  );
}
