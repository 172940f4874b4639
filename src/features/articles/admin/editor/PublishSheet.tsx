import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Sheet } from '../../../../ui/Sheet.tsx';
import { useNow } from '../../../../ui/useNow.ts';
import { TextField } from '../../../../ui/TextField.tsx';

interface PublishSheetProps {
  isOpen: boolean;
  isBusy: boolean;
  /** When it is scheduled for, ISO-8601; null when it is not. */
  scheduledFor: string | null;
  onClose: () => void;
  /** @param publishAt ISO-8601; null: now */
  onPublish: (publishAt: string | null) => void;
}

/** A time as the input field writes it: to the minute, on this device's clock. */
const fieldValue = (at: Date): string =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** Publishes now, or at a chosen time on this device's clock. */
export function PublishSheet({ isOpen, isBusy, scheduledFor, onClose, onPublish }: PublishSheetProps) {
  const { t } = useLingui();
  const [at, setAt] = useState(scheduledFor ? fieldValue(new Date(scheduledFor)) : '');
  const moment = at ? new Date(at) : null;
  const now = useNow('minute');
  const isPast = moment !== null && moment.getTime() <= now;
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={<Trans>Publish</Trans>}
      footer={
        <Button
          isWide
          isBusy={isBusy}
          disabled={isPast}
          onClick={() => onPublish(moment ? moment.toISOString() : null)}
        >
          {moment ? <Trans>Schedule</Trans> : <Trans>Publish now</Trans>}
        </Button>
      }
    >
      <TextField
        type="datetime-local"
        label={<Trans>When (leave empty for now)</Trans>}
        hint={<Trans>By the clock of this device. Nobody sees it before, neither in searches nor in feeds.</Trans>}
        error={isPast ? t`This time is over already.` : undefined}
        value={at}
        onChange={(event) => setAt(event.target.value)}
      />
    </Sheet>
  );
}
