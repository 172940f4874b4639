import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { PaymentChannel } from '../../../../contract/payments.ts';
import { classNames } from '../../../ui/classNames.ts';
import { Money } from '../../../ui/Money.tsx';
import { ChannelMark } from '../ChannelMark.tsx';

interface MethodChoiceProps {
  channel: PaymentChannel;
  name: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** One payment method with the price of the order. One that cannot take the amount says why and is disabled. */
export function MethodChoice({ channel, name, isChosen, onChoose }: MethodChoiceProps) {
  const noteId = useId();
  const { order } = channel;
  const isAvailable = order?.is_available ?? true;
  return (
    <label
      className={classNames(
        'has-focus-visible:outline-accent flex min-h-16 items-center gap-2 tiny:flex-wrap rounded-[inherit] px-3 py-2.5 sm:gap-4 sm:px-4 outline-2 -outline-offset-2 outline-transparent',
        isAvailable ? 'has-checked:bg-accent/10 cursor-pointer' : 'cursor-not-allowed',
      )}
    >
      <span className={isAvailable ? '' : 'opacity-45'}>
        <ChannelMark code={channel.code} method={channel.method} />
      </span>
      <span className="min-w-0 grow">
        <span className={classNames('block font-semibold', !isAvailable && 'text-base-content/75')}>
          {channel.label}
        </span>
        <span id={noteId} className="text-base-content/75 block text-xs sm:text-sm">
          {order && isAvailable && (
            <Trans>
              Fee and VAT <Money rupiah={order.platform_fee + order.vat} />
            </Trans>
          )}
          {order?.unavailable_reason === 'amount_too_small' && (
            <Trans>
              From <Money rupiah={channel.min_amount} />
            </Trans>
          )}
          {order?.unavailable_reason === 'amount_too_large' && (
            <Trans>
              Up to <Money rupiah={channel.max_amount} />
            </Trans>
          )}
        </span>
      </span>
      {order && isAvailable && (
        <span className="font-semibold">
          <Money rupiah={order.total_payment} />
        </span>
      )}
      {/* Our own circle: in dark mode the browser draws an unchecked one as filled grey, which looks disabled. */}
      <span
        className={classNames(
          'relative grid size-5 shrink-0 place-items-center rounded-full border-2',
          isChosen ? 'border-accent' : 'border-base-content/50',
          !isAvailable && 'opacity-45',
        )}
      >
        {isChosen && <span className="bg-accent size-3 rounded-full" aria-hidden="true" />}
        <input
          type="radio"
          name={name}
          value={channel.code}
          aria-label={channel.label}
          aria-describedby={noteId}
          checked={isChosen}
          disabled={!isAvailable}
          onChange={onChoose}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </span>
    </label>
  );
}
