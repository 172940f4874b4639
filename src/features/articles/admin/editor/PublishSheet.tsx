import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Sheet } from '../../../../ui/Sheet.tsx';
import { useNow } from '../../../../ui/useNow.ts';
import { TextField } from '../../../../ui/TextField.tsx';

interface PublishSheetProps {
  isOpen: boolean;
  isBusy: boolean;
  /** When it is to appear by now, ISO-8601; null: it is not scheduled. */
  scheduledFor: string | null;
  onClose: () => void;
  /** @param publishAt ISO-8601; null: now */
  onPublish: (publishAt: string | null) => void;
}

/** A moment as the field has it: minutes on the clock of this device. */
const fieldValue = (at: Date): string =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** Now, or at a time of the writer's own clock. */
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
