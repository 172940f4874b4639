import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Coins } from '../../../ui/Coins.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { Refusal } from './refusal.ts';

interface TooFewCoinsDialogProps {
  refusal: Extract<Refusal, { kind: 'too-few-coins' }>;
  onClose: () => void;
}

/** The current balance, the required credits, and a link to the top-up. */
export function TooFewCoinsDialog({ refusal: { balance, required }, onClose }: TooFewCoinsDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<Trans>Insufficient credits</Trans>}
      description={<Trans>Nothing was charged, and nothing is lost.</Trans>}
      actions={
        <>
          <ButtonLink to="/top-up" search={{ need: required }} data-first-focus>
            <Trans>Top Up Now</Trans>
          </ButtonLink>
          <Button variant="ghost" onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
        </>
      }
    >
      <dl className="bg-base-200 rounded-box divide-line divide-y px-4 text-sm">
        <div className="flex justify-between py-3">
          <dt>
            <Trans>Current balance</Trans>
          </dt>
          <dd className="font-semibold">
            <Coins amount={balance} />
          </dd>
        </div>
        <div className="flex justify-between py-3">
          <dt>
            <Trans>Required credits</Trans>
          </dt>
          <dd className="font-semibold">
            <Coins amount={required} />
          </dd>
        </div>
        <div className="text-error flex justify-between py-3">
          <dt>
            <Trans>Missing</Trans>
          </dt>
          <dd className="font-bold">
            <Coins amount={required - balance} />
          </dd>
        </div>
      </dl>
    </Dialog>
  );
}
