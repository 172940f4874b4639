import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { dashboardEndpoints as calls, type WebhookRow } from '../../../../contract/dashboard.ts';
import { useBusinessTimes } from '../../../i18n/businessTimes.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/showToast.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { changeBy } from '../ui/changes.ts';
import { Mark } from '../system/Card.tsx';
import { useMoneyLabels } from './useMoneyLabels.ts';

/** A message of the gateway: its state, with buttons to retry it or mark it as done. */
export function WebhookLine({ message }: { message: WebhookRow }) {
  const { t } = useLingui();
  const labels = useMoneyLabels();
  const times = useBusinessTimes();
  const [open, setOpen] = useState<'replay' | 'dismiss' | null>(null);
  const params = { id: String(message.id) };
  const told = message.outcome === null ? undefined : labels.outcome[message.outcome];
  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 grow basis-52">
        <p className="font-semibold">{told ?? labels.message[message.state]}</p>
        <p className="text-base-content/75 text-sm">
          {message.gateway} · {times.dateTime(message.received_at)} ·{' '}
          <Plural value={message.tries} one="# try" other="# tries" />
        </p>
        {message.outcome && !told && (
          <p lang="en" className="text-sm break-words">
            {message.outcome}
          </p>
        )}
        <p className="text-base-content/75 figures text-xs break-all">{message.key}</p>
      </div>
      <Mark tone={message.state === 'done' ? 'well' : message.state === 'waiting' ? 'watch' : 'urgent'}>
        {labels.message[message.state]}
      </Mark>
      {message.state !== 'done' && (
        <span className="flex gap-2">
          <Button variant="outline" onClick={() => setOpen('replay')}>
            <Trans>Try again</Trans>
          </Button>
          <Button variant="ghost" onClick={() => setOpen('dismiss')}>
            <Trans>Tick off</Trans>
          </Button>
        </span>
      )}
      <ActionDialog
        isOpen={open !== null}
        onClose={() => setOpen(null)}
        tone="primary"
        title={open === 'replay' ? <Trans>Try this message again?</Trans> : <Trans>Leave this message?</Trans>}
        description={
          open === 'replay' ? (
            <Trans>It is acted on within seconds. What it did already is not done twice.</Trans>
          ) : (
            <Trans>It is not tried again. Its money is found by the comparison with the gateway’s list.</Trans>
          )
        }
        confirmLabel={open === 'replay' ? <Trans>Try again</Trans> : <Trans>Tick off</Trans>}
        act={(reason) =>
          changeBy(open === 'replay' ? calls.replayWebhook : calls.dismissWebhook, { params, body: { reason } })
        }
        onDone={() => showToast({ type: 'success', title: t`Noted` })}
      />
    </article>
  );
}
