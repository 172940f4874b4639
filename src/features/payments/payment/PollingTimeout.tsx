import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/Button.tsx';

/** Ten minutes of polling brought no final status. The payment itself continues. */
export function PollingTimeout({ onAskOn }: { onAskOn: () => void }) {
  return (
    <div
      role="alert"
      className="border-warning rounded-box flex flex-wrap items-center justify-between gap-3 border px-5 py-4"
    >
      <p className="text-sm">
        <strong className="block">
          <Trans>Payment status polling timeout</Trans>
        </strong>
        <Trans>No news of your payment yet. If you’ve paid, don’t worry: your credits arrive automatically.</Trans>
      </p>
      <Button variant="outline" onClick={onAskOn}>
        <Trans>Keep watching</Trans>
      </Button>
    </div>
  );
}
