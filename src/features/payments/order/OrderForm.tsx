import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { NotKept } from '../../credits/offline/NotKept.tsx';
import { useFailureText } from '../../credits/useFailureText.ts';
import { OfflineNotice } from '../../../ui/OfflineNotice.tsx';
import { useOnline } from '../../../ui/useOnline.ts';
import { channelsQuery, orderSummaryQuery } from '../paymentQueries.ts';
import { MethodGroups } from './MethodGroups.tsx';
import { MethodSkeletons } from './MethodSkeletons.tsx';
import type { Order } from './order.ts';
import { OrderSummaryCard } from './OrderSummaryCard.tsx';
import { PayBar } from './PayBar.tsx';
import { PhoneField } from './PhoneField.tsx';
import { usePlaceOrder } from './usePlaceOrder.ts';
import { WaitingPaymentDialog } from './WaitingPaymentDialog.tsx';

/** Ways to pay beside the order summary; the button creates the payment, once. */
export function OrderForm({ order, replaces }: { order: Order; replaces: string | undefined }) {
  const { t } = useLingui();
  const { codeText } = useErrorTexts();
  const failureText = useFailureText();
  const isOnline = useOnline();
  const [chosen, setChosen] = useState<string>();
  const [phone, setPhone] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const methods = useRef<HTMLDivElement>(null);
  const { data: channels, error, dataUpdatedAt, isFetching, refetch } = useQuery(channelsQuery(order));
  const channel = channels?.data.find(({ code }) => code === chosen);
  const summary = useQuery(orderSummaryQuery(order, channel?.code));
  // Without a network the summary of another way to pay cannot come, and its fee must not stand there.
  const isSummaryOfChannel = isOnline || !summary.isPlaceholderData;
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
    place({ order, channel, phone: channel.needs_phone ? phone : undefined, replaces });
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="grid items-start gap-6 pb-28 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8 lg:pb-0">
      <div ref={methods} className="space-y-5">
        <OfflineNotice updatedAt={dataUpdatedAt}>
          <Trans>Paying needs a connection.</Trans>
        </OfflineNotice>
        {channels && (
          <MethodGroups
            channels={channels.data}
            chosen={channel?.code}
            onChoose={(code) => {
              setChosen(code);
              if (refusal) dismiss();
            }}
            error={isMissingMethod ? codeText('payment_method_required') : undefined}
            detailOf={(code) => code === channel?.code && channel.needs_phone && <PhoneField value={phone} onChange={setPhone} error={phoneIssue && codeText(phoneIssue)} />}
          />
        )}
        {!channels && !error && <MethodSkeletons />}
        {!channels && error && !isOnline && (
          <NotKept>
            <Trans>The ways to pay appear once you’re online</Trans>
          </NotKept>
        )}
        {!channels && error && isOnline && (
          <ErrorState title={<Trans>Failed to load payment methods</Trans>} body={failureText(error, t`Failed to fetch payment channels`)} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
      </div>
      <OrderSummaryCard summary={summary.data?.data} error={summary.data ? null : summary.error} isFresh={!summary.isPlaceholderData} channelLabel={isSummaryOfChannel ? channel?.label : undefined} onRetry={() => void summary.refetch()}>
        <PayBar
          total={channel ? summary.data?.data.total_payment : undefined}
          isFresh={!summary.isPlaceholderData}
          isPlacing={isPlacing}
          error={refusal && !waiting && !phoneRefusal(refusal) ? refusal : isMissingMethod ? codeText('payment_method_required') : null}
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

/** What the server says is wrong with the phone number; undefined when it says nothing of it. */
function phoneRefusal(error: unknown): string | undefined {
  const fields = typeof error === 'object' && error !== null && 'fields' in error ? (error.fields as Record<string, { code: string }>) : {};
  return fields.phone?.code;
}
