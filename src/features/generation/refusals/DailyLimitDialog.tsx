import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { hoursUntil, type Refusal } from './refusal.ts';

interface DailyLimitDialogProps {
  refusal: Extract<Refusal, { kind: 'daily-limit' }>;
  /** When it was refused, in milliseconds: the hours are counted from there. */
  at: number;
  onClose: () => void;
}

/** "Generation Limit Reached". */
export function DailyLimitDialog({ refusal, at, onClose }: DailyLimitDialogProps) {
  const { remaining, requested, resetAt } = refusal;
  const hours = resetAt === null ? null : hoursUntil(resetAt, at);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<Trans>Generation Limit Reached</Trans>}
      description={
        remaining === null || requested === null ? (
          <Trans>You have exceeded your daily video generation limit.</Trans>
        ) : (
          <>
            <Plural value={remaining} one="You have # request left today," other="You have # requests left today," />{' '}
            <Plural value={requested} one="and asked for #." other="and asked for #." />
          </>
        )
      }
      actions={
        <Button onClick={onClose} data-first-focus>
          <Trans>Got it</Trans>
        </Button>
      }
    >
      {remaining !== null && requested !== null && (
        <dl className="bg-base-200 rounded-box figures mb-3 grid grid-cols-2 tiny:grid-cols-1 p-4 text-center">
          <div className="flex flex-col-reverse">
            <dt className="text-base-content/75 text-sm">
              <Trans>left today</Trans>
            </dt>
            <dd className="text-2xl font-bold">{remaining}</dd>
          </div>
          <div className="flex flex-col-reverse">
            <dt className="text-base-content/75 text-sm">
              <Trans>requested</Trans>
            </dt>
            <dd className="text-2xl font-bold">{requested}</dd>
          </div>
        </dl>
      )}
      <p className="text-base-content/80">
        <Trans>The limit resets daily at 00:00 WIB.</Trans>{' '}
        {hours !== null && <Plural value={hours} one="Resets in about # hour." other="Resets in about # hours." />}
      </p>
    </Dialog>
  );
}
