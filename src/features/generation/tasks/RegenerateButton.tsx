import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { lazy, Suspense } from 'react';
import type { Task } from '../../../../contract/generation.ts';
import { isLasting } from '../../../../contract/lastingFailures.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/showToast.ts';
import { RefusalDialog } from '../refusals/RefusalDialog.tsx';
import { useOnline } from '../../../ui/useOnline.ts';
import { loadLazyPart } from '../loadLazyPart.ts';
import { useRegenerate } from './useRegenerate.ts';
import { useTaskActions } from './useTaskActions.ts';
import { useTaskQuote } from './useTaskQuote.ts';

const EraseButton = lazy(async () => ({
  default: (await loadLazyPart(import('./EraseButton.tsx'))).EraseButton,
}));

interface RegenerateButtonProps {
  task: Task;
  /** The user came for this button: it is primary and takes the focus. */
  isFirst?: boolean;
  /** In a tile of half a phone's width the price stands on a line of its own. */
  isCompact?: boolean;
}

/** The way on from a failed task: making it again at today's price, or changing it first where only that helps. */
export function RegenerateButton(props: RegenerateButtonProps) {
  if (!isLasting(props.task)) return <MakeAgain {...props} />;
  return (
    <>
      {props.task.failure?.code === 'removal_unbelievable' && (
        <Suspense>
          <EraseButton task={props.task} />
        </Suspense>
      )}
      <ChangeFirst {...props} />
    </>
  );
}

function ChangeFirst({ task, isFirst = false }: RegenerateButtonProps) {
  const { goAgain, isBringing } = useTaskActions(task);
  return (
    <Button
      variant={isFirst ? 'primary' : 'outline'}
      className="px-3 text-balance"
      data-first-focus={isFirst || undefined}
      isBusy={isBringing}
      onClick={goAgain}
      icon={<Pencil className="size-4" aria-hidden="true" />}
    >
      <Trans>Change it, then try again</Trans>
    </Button>
  );
}

function MakeAgain({ task, isFirst = false, isCompact = false }: RegenerateButtonProps) {
  const { t } = useLingui();
  const quote = useTaskQuote(task);
  const { regenerate, isSending, refused, dismissRefusal } = useRegenerate(task, {
    coins: quote?.coins ?? null,
    onRefused: (description) => showToast({ type: 'error', title: t`It couldn’t be started again`, description }),
    onLost: () => showToast({ title: t`No answer yet`, description: t`Trying again never charges twice.` }),
  });
  const isOnline = useOnline();
  return (
    <>
      <Button
        variant={isFirst ? 'primary' : 'outline'}
        className={
          isCompact ? 'h-auto min-h-11 flex-wrap gap-0 px-3 py-1.5 leading-tight' : 'figures px-3 text-balance'
        }
        data-first-focus={isFirst || undefined}
        isBusy={isSending}
        disabled={!isOnline}
        onClick={regenerate}
        icon={!isCompact && <RotateCcw className="size-4" aria-hidden="true" />}
      >
        {!isOnline ? (
          <Trans>Needs a connection</Trans>
        ) : quote && isCompact ? (
          <>
            <Trans>Generate again</Trans>
            <span className="sr-only"> · </span>
            <span className="figures text-base-content/75 w-full text-xs font-medium">
              <Plural value={quote.coins} one="# credit" other="# credits" />
            </span>
          </>
        ) : quote ? (
          <Plural value={quote.coins} one="Generate again · # credit" other="Generate again · # credits" />
        ) : (
          <Trans>Generate again</Trans>
        )}
      </Button>
      <RefusalDialog refused={refused} onClose={dismissRefusal} />
    </>
  );
}
