import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { OrderSummary, PaymentChannel } from '../../../../contract/payments.ts';
import { ApiError } from '../../../api/errors.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { UnavailableOffline } from '../../credits/UnavailableOffline.tsx';
import { useFailureText } from '../../credits/useFailureText.ts';
import { OfflineNotice } from '../../../ui/OfflineNotice.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { useOnline } from '../../../ui/useOnline.ts';
import { channelsQuery, orderSummaryQuery } from '../paymentQueries.ts';
import { MethodGroups } from './MethodGroups.tsx';
import { MethodSkeletons } from './MethodSkeletons.tsx';
import { NothingChosen } from './NothingChosen.tsx';
import type { Order } from './order.ts';
import { OrderHeadline } from './OrderHeadline.tsx';
import { OrderSummaryCard } from './OrderSummaryCard.tsx';
import { PayBar } from './PayBar.tsx';
import { PhoneField } from './PhoneField.tsx';
import { usePlaceOrder } from './usePlaceOrder.ts';
import { WaitingPaymentDialog } from './WaitingPaymentDialog.tsx';

/** Payment methods beside the order summary; the button creates the payment, once. */
export function OrderForm({ order, replaces }: { order: Order; replaces: string | undefined }) {
  const { t } = useLingui();
  const { codeText, errorText } = useErrorTexts();
  const failureText = useFailureText();
  const isOnline = useOnline();
  const [chosen, setChosen] = useState<string>();
  const [phone, setPhone] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const methods = useRef<HTMLDivElement>(null);
  const query = useQuery(channelsQuery(order));
  const { data: channels, error, dataUpdatedAt } = query;
  const channel = channels?.data.find(({ code }) => code === chosen);
  const summary = useQuery(orderSummaryQuery(order, channel?.code));
  const isAnswered = summary.data !== undefined && (isOnline || !summary.isPlaceholderData);
  // Offline, the summary for another method cannot be fetched; its fee and total are in the cached list of methods.
  const plain = useQuery({ ...orderSummaryQuery(order, undefined), enabled: !isOnline || !channel }).data?.data;
  // A cached summary is shown too, but counts as old while the new one is being fetched.
  const isOnItsWay = summary.isPlaceholderData || (summary.isStale && summary.isFetching);
  const isFresh = !isOnline || (summary.isSuccess && !isOnItsWay);
  const shown = isAnswered ? summary.data.data : plain && byChannel(plain, channel);
  const { place, isPlacing, error: refusal, waiting, asked, dismiss } = usePlaceOrder();
  const isMissingMethod = hasTried && !channel;
  const phoneIssue = channel?.needs_phone && hasTried && phone.trim() === '' ? 'phone_required' : phoneRefusal(refusal);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setHasTried(true);
    if (!isOnline) return;
    if (!channel) {
      methods.current?.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus();
      return;
    }
    if (channel.needs_phone && phone.trim() === '') return;
    // Never pay a price that is not on the button.
    if (isFresh)
      place({ order, channel, phone: channel.needs_phone ? phone : undefined, replaces, told: summary.data?.data });
    else void summary.refetch({ cancelRefetch: false });
  }

  // A package that is no longer sold, an amount out of bounds: from an old link.
  if (!channels && error instanceof ApiError && error.code === 'validation_failed')
    return <NothingChosen title={errorText(error)} />;
  return (
    <form
      noValidate
      onSubmit={handleSubmit}
      className="grid items-start gap-6 tall:pb-28 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8 lg:pb-0"
    >
      <div ref={methods} className="space-y-5">
        <OfflineNotice updatedAt={dataUpdatedAt}>
          <Trans>Paying needs a connection.</Trans>
        </OfflineNotice>
        {shown && <OrderHeadline summary={shown} />}
        {channels && (
          <MethodGroups
            channels={channels.data}
            chosen={channel?.code}
            onChoose={(code) => {
              setChosen(code);
              if (refusal) dismiss();
            }}
            error={isMissingMethod ? codeText('payment_method_required') : undefined}
            detailOf={(code) =>
              code === channel?.code &&
              channel.needs_phone && (
                <PhoneField value={phone} onChange={setPhone} error={phoneIssue && codeText(phoneIssue)} />
              )
            }
          />
        )}
        {!channels && error && !isOnline ? (
          <UnavailableOffline>
            <Trans>The payment methods appear once you’re online</Trans>
          </UnavailableOffline>
        ) : (
          <QueryState
            query={query}
            skeleton={<MethodSkeletons />}
            title={<Trans>Failed to load payment methods</Trans>}
            body={(failure) => failureText(failure, t`Failed to fetch payment channels`)}
          />
        )}
      </div>
      <OrderSummaryCard query={{ ...summary, data: shown }} isFresh={isFresh} channelLabel={channel?.label}>
        <PayBar
          total={channel ? shown?.total_payment : undefined}
          isFresh={isFresh}
          isBusy={isPlacing || (channel !== undefined && !isFresh && !summary.isError)}
          error={
            refusal && !waiting && !phoneRefusal(refusal)
              ? refusal
              : isMissingMethod
                ? codeText('payment_method_required')
                : isOnline && shown
                  ? summary.error
                  : null
          }
        />
      </OrderSummaryCard>
      {waiting && asked && (
        <WaitingPaymentDialog
          waiting={waiting}
          isPlacing={isPlacing}
          onReplace={() => place({ ...asked, replaces: waiting.topupId })}
          onAnother={() => place({ ...asked, allow_another: true })}
          onClose={dismiss}
        />
      )}
    </form>
  );
}

/** The order with fee, VAT and total of a payment method, as the server sent them with the list of methods. */
function byChannel(summary: OrderSummary, channel: PaymentChannel | undefined): OrderSummary {
  if (!channel?.order) return summary;
  const { platform_fee, vat, total_payment } = channel.order;
  return { ...summary, channel: channel.code, platform_fee, vat, total_payment };
}

/** The error code for the phone number in the server's answer; undefined when there is none. */
function phoneRefusal(error: unknown): string | undefined {
  const fields =
    typeof error === 'object' && error !== null && 'fields' in error
      ? (error.fields as Record<string, { code: string }>)
      : {};
  return fields.phone?.code;
}
