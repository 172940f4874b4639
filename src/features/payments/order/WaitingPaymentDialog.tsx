import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { WaitingPayment } from './usePlaceOrder.ts';

interface WaitingPaymentDialogProps {
  waiting: WaitingPayment;
  isPlacing: boolean;
  onReplace: () => void;
  onAnother: () => void;
  onClose: () => void;
}

/** Shown when another payment is still pending, so that nobody pays twice by accident. */
export function WaitingPaymentDialog({ waiting, isPlacing, onReplace, onAnother, onClose }: WaitingPaymentDialogProps) {
  const navigate = useNavigate();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closesOnBackdrop={!isPlacing}
      title={<Trans>A payment is already waiting</Trans>}
      description={
        <Trans>
          If you’ve already paid it, don’t pay again: open it and check its status. If not, you can replace it with this
          one.
        </Trans>
      }
      actions={
        <div className="flex w-full flex-col gap-2">
          <Button
            onClick={() =>
              void navigate({ to: '/payments/detail/$referenceId', params: { referenceId: waiting.reference } })
            }
            data-first-focus
          >
            <Trans>Open the waiting payment</Trans>
          </Button>
          <Button variant="outline" isBusy={isPlacing} onClick={onReplace}>
            <Trans>Replace it with this one</Trans>
          </Button>
          <Button variant="ghost" onClick={onAnother}>
            <Trans>Keep both and pay for each</Trans>
          </Button>
        </div>
      }
    />
  );
}
