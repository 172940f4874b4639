import { Plural, Trans, useLingui } from '@lingui/react/macro';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { Task } from '../../../../contract/generation.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { RefusalDialog } from '../refusals/RefusalDialog.tsx';
import { useOnline } from '../../../ui/useOnline.ts';
import { useRegenerate } from './useRegenerate.ts';
import { useTaskQuote } from './useTaskQuote.ts';

/** "Make it again" for a failed task, with today's price on it. */
export function RegenerateButton({ task }: { task: Task }) {
  const { t } = useLingui();
  const { regenerate, isSending, refused, dismissRefusal } = useRegenerate(task, (description) =>
    showToast({ type: 'error', title: t`It couldn’t be started again`, description }),
  );
  const quote = useTaskQuote(task);
  const isOnline = useOnline();
  return (
    <>
      <Button
        variant="outline"
        className="figures"
        isBusy={isSending}
        disabled={!isOnline}
        onClick={regenerate}
        icon={<RotateCcw className="size-4" aria-hidden="true" />}
      >
        {!isOnline ? (
          <Trans>Needs a connection</Trans>
        ) : quote ? (
          <Plural value={quote.coins} one="Make again · # credit" other="Make again · # credits" />
        ) : (
          <Trans>Make again</Trans>
        )}
      </Button>
      <RefusalDialog refused={refused} onClose={dismissRefusal} />
    </>
  );
}
