import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { accountDatabase } from '../../../api/persistence.ts';
import { session } from '../../../api/session.ts';
import { type QueueOnSignOut, withdrawQueue } from '../../../offline/outbox/clearOutboxOnSignOut.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useOnline } from '../../../ui/useOnline.ts';
import { sendAll } from './watchOutbox.ts';
import { readQueued, useQueued } from './queuedEntries.ts';

interface SignOutQuestionProps {
  onClose: () => void;
  onSignOut: (wish: QueueOnSignOut) => void;
}

/** Milliseconds that a withdrawal may take. */
const WITHDRAWAL_MS = { online: 6_000, offline: 250 };

/** Signing out while something is queued: send it first, keep it until the same account returns, or discard it. */
export function SignOutQuestion({ onClose, onSignOut }: SignOutQuestionProps) {
  const { t } = useLingui();
  const isOnline = useOnline();
  const count = useQueued().length;
  const [isSending, setIsSending] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [isDiscarding, setIsDiscarding] = useState(false);
  /** Something that may have been sent could not be withdrawn: only a second press leaves it at that. */
  const [isLeft, setIsLeft] = useState(false);

  async function handleSend() {
    setIsSending(true);
    setHasFailed(false);
    await sendAll();
    setIsSending(false);
    if (readQueued().length === 0) onSignOut('keep');
    else setHasFailed(true);
  }

  async function handleDiscard() {
    const accountId = accountDatabase()?.accountId;
    if (isLeft || !accountId) return onSignOut('discard');
    setIsDiscarding(true);
    const deadline = WITHDRAWAL_MS[isOnline ? 'online' : 'offline'];
    // A queue that cannot be read is not known to be withdrawn.
    const isWithdrawn = await withdrawQueue(accountId, session(), deadline).catch(() => false);
    setIsDiscarding(false);
    if (isWithdrawn) onSignOut('discard');
    else setIsLeft(true);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<Trans>Sign out?</Trans>}
      description={
        <Plural
          value={count}
          one="# request is still waiting on this device."
          other="# requests are still waiting on this device."
        />
      }
      actions={
        <>
          {isOnline && (
            <Button isBusy={isSending} onClick={() => void handleSend()} data-first-focus>
              <Trans>Send now</Trans>
            </Button>
          )}
          <Button variant="outline" onClick={() => onSignOut('keep')}>
            <Trans>Keep for this account</Trans>
          </Button>
          <Button variant="ghost" isBusy={isDiscarding} onClick={() => void handleDiscard()}>
            <Trans>Discard</Trans>
          </Button>
        </>
      }
    >
      <p role="status" className="text-sm empty:hidden">
        {isLeft &&
          t`One of them may have been sent before. If it was, its result is in your library and has cost credits. Press Discard again to leave it at that.`}
        {!isLeft && hasFailed && t`Not everything could be sent. Look at what is waiting, or keep it for later.`}
      </p>
      <p className="text-base-content/75 text-sm">
        <Trans>What is kept stays on this device, with its images, until this account signs in again.</Trans>
      </p>
    </Dialog>
  );
}
