import { Trans } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';
import type { PaymentChannel, PaymentMethod } from '../../../../contract/payments.ts';
import { MethodChoice } from './MethodChoice.tsx';

/** The fastest for most people first. */
const ORDER: readonly PaymentMethod[] = ['qris', 'ewallet', 'virtual-account', 'retail'];

interface MethodGroupsProps {
  channels: readonly PaymentChannel[];
  chosen: string | undefined;
  onChoose: (code: string) => void;
  error: string | undefined;
  /** Content below a chosen method, if any. */
  detailOf: (code: string) => ReactNode;
}

/** Payment methods in four groups that form one radio group. */
export function MethodGroups({ channels, chosen, onChoose, error, detailOf }: MethodGroupsProps) {
  const name = useId();
  const heads: Record<PaymentMethod, { title: ReactNode; note: ReactNode }> = {
    qris: { title: <Trans>QRIS</Trans>, note: <Trans>One code for every bank and e-wallet</Trans> },
    ewallet: { title: <Trans>E-wallet</Trans>, note: <Trans>Confirm in the app</Trans> },
    'virtual-account': { title: <Trans>Virtual account</Trans>, note: <Trans>By ATM or mobile banking</Trans> },
    retail: { title: <Trans>At a store</Trans>, note: <Trans>In cash, with a code</Trans> },
  };
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${name}-title`}
      aria-describedby={error ? `${name}-error` : undefined}
      className="space-y-5"
    >
      <div>
        <h2 id={`${name}-title`} className="text-lg font-bold">
          <Trans>Choose a payment method</Trans>
        </h2>
        <div aria-live="polite">
          {error && (
            <p id={`${name}-error`} className="text-error mt-1 flex items-center gap-1.5 text-sm font-medium">
              <CircleAlert className="size-4 shrink-0" aria-hidden="true" />
              {error}
            </p>
          )}
        </div>
      </div>
      {ORDER.map((method) => {
        const group = channels.filter((channel) => channel.method === method);
        if (group.length === 0) return null;
        return (
          <section key={method} aria-labelledby={`${name}-${method}`}>
            <h3 id={`${name}-${method}`} className="flex flex-wrap items-baseline justify-between gap-x-3 font-bold">
              <span className="shrink-0">{heads[method].title}</span>
              <span className="text-base-content/75 text-sm font-normal">{heads[method].note}</span>
            </h3>
            <div className="bg-surface border-line rounded-box divide-line mt-2 divide-y overflow-hidden border">
              {group.map((channel) => (
                <div key={channel.code} className="first:rounded-t-[inherit] last:rounded-b-[inherit]">
                  <MethodChoice
                    channel={channel}
                    name={name}
                    isChosen={channel.code === chosen}
                    onChoose={() => onChoose(channel.code)}
                  />
                  {detailOf(channel.code)}
                </div>
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}
