import { Trans } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { OfflineNotice } from '../../ui/OfflineNotice.tsx';
import { Page } from '../../ui/Page.tsx';
import { readOrderSearch } from './searchParams.ts';
import { NothingChosen } from './order/NothingChosen.tsx';
import { OrderForm } from './order/OrderForm.tsx';
import { orderOf } from './order/order.ts';
import '../credits/errorTexts.ts';

const route = getRouteApi('/_signedIn/order');

/** The order screen: choose a payment method, see every line of the price, and pay. */
export function OrderScreen() {
  const search = readOrderSearch(route.useSearch());
  const order = orderOf(search);
  return (
    <Page width="list">
      <h1 className="text-2xl font-extrabold lg:text-3xl">
        {search.replaces ? <Trans>Pay another way</Trans> : <Trans>Payment</Trans>}
      </h1>
      {order ? (
        <OrderForm key={JSON.stringify(order)} order={order} replaces={search.replaces} />
      ) : (
        <>
          <OfflineNotice>
            <Trans>Paying needs a connection.</Trans>
          </OfflineNotice>
          <NothingChosen title={<Trans>Nothing chosen yet</Trans>} />
        </>
      )}
    </Page>
  );
}
