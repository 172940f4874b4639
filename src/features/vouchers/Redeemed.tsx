import { Trans } from '@lingui/react/macro';
import Gift from 'lucide-react/icons/gift';
import { useEffect, useRef } from 'react';
import type { Redemption } from '../../../contract/vouchers.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Coins } from '../../ui/Coins.tsx';

/** The credits received and the new balance. */
export function Redeemed({ redemption, onAnother }: { redemption: Redemption; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby="redeemed"
      className="bg-surface border-line rounded-box animate-rise border px-5 py-8 text-center"
    >
      <Gift className="text-accent mx-auto size-12" aria-hidden="true" />
      <div role="status">
        <h2 id="redeemed" ref={heading} tabIndex={-1} className="mt-4 text-2xl font-extrabold outline-none">
          <Trans>Your voucher is redeemed!</Trans>
        </h2>
        <p className="text-success mt-2 text-3xl font-extrabold">
          +<Coins amount={redemption.amount} />
        </p>
        <p className="text-base-content/80 mt-2">
          <Trans>
            New balance: <Coins amount={redemption.balance} />
          </Trans>
        </p>
      </div>
      <div className="mt-6 flex flex-col items-center gap-2">
        <ButtonLink to="/generate/{-$mode}" size="lg">
          <Trans>Generate something now</Trans>
        </ButtonLink>
        <Button variant="ghost" onClick={onAnother}>
          <Trans>Redeem another voucher</Trans>
        </Button>
      </div>
    </section>
  );
}
