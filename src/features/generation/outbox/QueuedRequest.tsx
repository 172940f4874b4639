import { Plural, Trans, useLingui } from '@lingui/react/macro';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import Pencil from 'lucide-react/icons/pencil';
import X from 'lucide-react/icons/x';
import { mayHaveArrived, needsPerson, type OutboxEntry } from '../../../offline/outbox/outboxEntry.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useOnline } from '../../../ui/useOnline.ts';
import { useSettingLabels } from '../labels/useSettingLabels.ts';
import type { QueuedForm, QueuedTemplate } from './queueForm.ts';
import { QueuedPictures } from './QueuedPictures.tsx';
import { useQueuedActions } from './useQueuedActions.ts';
import { type Obstacle, useObstacle } from './useObstacle.ts';
import { useQueuedLabel } from './useQueuedLabel.ts';

interface QueuedRequestProps {
  entry: OutboxEntry;
  hasEarlier: boolean;
  hasLater: boolean;
}

/** One queued request: what it is, its state, and what can be done about it. */
export function QueuedRequest({ entry, hasEarlier, hasLater }: QueuedRequestProps) {
  const { t } = useLingui();
  const labels = useSettingLabels();
  const formats = useFormats();
  const obstacle = useObstacle(entry);
  const label = useQueuedLabel(entry, obstacle);
  const isOnline = useOnline();
  const actions = useQueuedActions(entry);
  const { state, isWithdrawn } = entry;
  const isGeneration = entry.kind === 'generation';
  const title = isGeneration ? (entry.form as QueuedForm).prompt : (entry.form as QueuedTemplate).name;
  const isUnderWay = mayHaveArrived(entry);
  const hasProblem = needsPerson(entry);
  const coins = formats.number(entry.quotedCoins ?? 0);
  const name = title || labels.modes[(entry.form as QueuedForm).mode];
  return (
    <li
      data-state={state}
      className={`bg-surface rounded-box space-y-2 border border-dashed p-4 ${hasProblem ? 'border-warning' : 'border-line'}`}
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow space-y-1">
          <p className="line-clamp-2 leading-snug font-semibold">{name}</p>
          <p className="text-base-content/75 figures text-sm">
            {isGeneration ? labels.modes[(entry.form as QueuedForm).mode] : <Trans>Template</Trans>}
            {entry.quotedCoins !== null && (
              <>
                {' · '}
                <Plural value={entry.quotedCoins} one={`${coins} credit at most`} other={`${coins} credits at most`} />
              </>
            )}
          </p>
        </div>
        {!isUnderWay && (hasEarlier || hasLater) && (
          <div className="-me-2 -mt-2 flex shrink-0">
            <IconButton
              label={t`Send earlier`}
              icon={<ArrowUp className="size-5" aria-hidden="true" />}
              isOff={!hasEarlier}
              onClick={() => void actions.move(-1)}
            />
            <IconButton
              label={t`Send later`}
              icon={<ArrowDown className="size-5" aria-hidden="true" />}
              isOff={!hasLater}
              onClick={() => void actions.move(1)}
            />
          </div>
        )}
      </div>
      <QueuedPictures entry={entry} />
      <p role="status" className="flex items-start gap-2 text-sm font-medium">
        {state === 'sending' && isOnline ? (
          <Spinner />
        ) : hasProblem ? (
          <CircleAlert className="text-warning mt-0.5 size-4 shrink-0" aria-hidden="true" />
        ) : (
          <Clock className="text-info mt-0.5 size-4 shrink-0" aria-hidden="true" />
        )}
        <span>{label}</span>
      </p>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {state === 'needs-you' && isOnline && (
          <Decision entry={entry} obstacle={obstacle} onResume={(price) => void actions.resume(price)} />
        )}
        {isGeneration && !isUnderWay && (
          <Button
            variant="outline"
            icon={<Pencil className="size-4" aria-hidden="true" />}
            onClick={() => void actions.edit()}
          >
            <Trans>Change</Trans>
          </Button>
        )}
        {!isWithdrawn && (
          <Button
            variant="ghost"
            icon={<X className="size-4" aria-hidden="true" />}
            onClick={() => void actions.takeBack()}
          >
            {state === 'refused' ? <Trans>Discard</Trans> : <Trans>Cancel request</Trans>}
          </Button>
        )}
      </div>
    </li>
  );
}

interface DecisionProps {
  entry: OutboxEntry;
  obstacle: Obstacle;
  onResume: (price?: number) => void;
}

/** The button that lets a blocked request continue. */
function Decision({ entry: { error }, obstacle: { missingCoins, isOver }, onResume }: DecisionProps) {
  const formats = useFormats();
  const { code, body } = error ?? {};
  if (code === 'price_risen' && body?.quote) {
    const { coins } = body.quote;
    const figure = formats.number(coins);
    return (
      <Button onClick={() => onResume(coins)} className="figures">
        <Plural value={coins} one={`Send · ${figure} credit`} other={`Send · ${figure} credits`} />
      </Button>
    );
  }
  return (
    <>
      {missingCoins !== null && !isOver && (
        <ButtonLink to="/top-up" search={{ need: body?.required }}>
          <Trans>Top Up Now</Trans>
        </ButtonLink>
      )}
      <Button variant={isOver ? 'primary' : 'outline'} onClick={() => onResume()}>
        <Trans>Send now</Trans>
      </Button>
    </>
  );
}
