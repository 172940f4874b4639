import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dashboardEndpoints as calls, type PauseReading } from '../../../../contract/dashboard.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { showToast } from '../../../ui/showToast.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { changeBy } from '../ui/changes.ts';
import { systemQuery } from '../systemQuery.ts';
import { PauseDialog, ResumeDialog } from './PauseDialog.tsx';
import { PauseNote } from './PauseNote.tsx';

/** Maintenance, checks, and links to what may need an admin. */
export function SystemActions({ pauses, running }: { pauses: PauseReading[]; running: number }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<'ledger' | 'recount' | null>(null);
  const [changing, setChanging] = useState(false);
  const maintenance = pauses.find(({ engine_id: engine }) => engine === null);
  const done = () => {
    void queryClient.invalidateQueries({ queryKey: systemQuery.queryKey });
    showToast({ type: 'success', title: t`Done` });
  };
  return (
    <div className="grid grid-cols-2 tiny:grid-cols-1 gap-2 sm:flex sm:flex-wrap">
      {maintenance && (
        <div className="bg-surface border-line rounded-box col-span-full w-full border px-5 py-4">
          <h2 className="font-bold">
            <Trans>Maintenance</Trans>
          </h2>
          <PauseNote pause={maintenance} running={running} />
        </div>
      )}
      <Button variant={maintenance ? 'primary' : 'outline'} onClick={() => setChanging(true)}>
        {maintenance ? <Trans>End maintenance</Trans> : <Trans>Maintenance…</Trans>}
      </Button>
      <Button variant="outline" onClick={() => setOpen('ledger')}>
        <Trans>Check the ledger now</Trans>
      </Button>
      <Button variant="outline" onClick={() => setOpen('recount')}>
        <Trans>Count the figures anew</Trans>
      </Button>
      <ButtonLink variant="outline" to="/admin/money" search={{ view: 'messages', message: 'given_up' }}>
        <Trans>Messages given up</Trans>
      </ButtonLink>
      <ButtonLink variant="outline" to="/admin/money" search={{ view: 'receipts' }}>
        <Trans>Money to be placed</Trans>
      </ButtonLink>
      <ButtonLink variant="outline" to="/admin/mails">
        <Trans>Unsent emails</Trans>
      </ButtonLink>
      {changing && maintenance && <ResumeDialog pause={maintenance} onClose={() => setChanging(false)} />}
      {changing && !maintenance && <PauseDialog engine={null} onClose={() => setChanging(false)} />}
      <ActionDialog
        isOpen={open !== null}
        onClose={() => setOpen(null)}
        tone="primary"
        title={open === 'ledger' ? <Trans>Check the ledger now?</Trans> : <Trans>Count the figures anew?</Trans>}
        description={
          open === 'ledger' ? (
            <Trans>Every balance is computed again from its movements. Nothing is changed.</Trans>
          ) : (
            <Trans>The overview’s figures are forgotten and counted again from every task, posting and payment.</Trans>
          )
        }
        confirmLabel={open === 'ledger' ? <Trans>Check</Trans> : <Trans>Count</Trans>}
        act={(reason) => changeBy(open === 'ledger' ? calls.checkLedger : calls.rebuildRollup, { body: { reason } })}
        onDone={done}
      />
    </div>
  );
}
