import { Trans } from '@lingui/react/macro';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

/** A link to an item that cannot be shown: deleted, somebody else's, or no connection. */
export function DetailProblem({
  error,
  isRetrying,
  onRetry,
  onClose,
}: {
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
  onClose: () => void;
}) {
  const { errorText } = useErrorTexts();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<Trans>This item could not be opened</Trans>}
      description={errorText(error)}
      actions={
        <>
          <Button isBusy={isRetrying} onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
          <Button variant="ghost" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </>
      }
    />
  );
}
