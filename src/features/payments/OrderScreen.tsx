import { Trans } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { OfflineNotice } from '../../ui/OfflineNotice.tsx';
import { Page } from '../../ui/Page.tsx';
import { readOrderSearch } from './searchParams.ts';
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
          <EmptyState
            icon={<ShoppingBag aria-hidden="true" />}
            title={<Trans>Nothing chosen yet</Trans>}
            body={<Trans>Choose how many credits you want first, then the payment method.</Trans>}
            action={
              <ButtonLink to="/top-up">
                <Trans>Choose a package</Trans>
              </ButtonLink>
            }
          />
        </>
      )}
    </Page>
  );
}
