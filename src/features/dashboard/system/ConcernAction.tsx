import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type Concern,
  type ConcernCode,
  dashboardEndpoints as calls,
  type RetriedThing,
} from '../../../../contract/dashboard.ts';
import { callApi } from '../../../api/callApi.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { ActionDialog } from '../console/ActionDialog.tsx';
import { systemQuery } from '../systemQuery.ts';
import { useConcernWords } from './useConcernWords.tsx';

/** What one press can do about a concern. The others are for a person to decide, where they are listed. */
const ACTIONS: Partial<Record<ConcernCode, 'ledger' | RetriedThing>> = {
  ledger_differs: 'ledger',
  ledger_overdue: 'ledger',
  ledger_never_checked: 'ledger',
  tasks_overdue: 'tasks',
  tasks_forgotten: 'tasks',
  webhooks_waiting: 'messages',
  webhooks_given_up: 'messages',
  webhooks_failed: 'messages',
  sweep_overdue: 'payments',
  topups_uncredited: 'payments',
};

/** The press that helps at once, with a reason. */
export function ConcernAction({ concern }: { concern: Concern }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { title } = useConcernWords()(concern);
  const [isOpen, setIsOpen] = useState(false);
  const action = ACTIONS[concern.code];
  if (!action) return null;
  const labels: Record<typeof action, string> = {
    ledger: t`Check now`,
    tasks: t`Look at them now`,
    messages: t`Try all again`,
    payments: t`Compare now`,
  };
  const told: Record<typeof action, string> = {
    ledger: t`Every balance is computed again from its movements. Nothing is changed.`,
    tasks: t`A worker looks at each within seconds: it goes on, or ends and gives its credits back.`,
    messages: t`Every message that nothing was done about is tried as if it had just come. What was done is not done twice.`,
    payments: t`The gateway’s list is compared with our receipts now. What is found is credited.`,
  };
  return (
    <>
      <Button variant="outline" className="shrink-0" onClick={() => setIsOpen(true)}>
        {labels[action]}
        <span className="sr-only">: {title}</span>
      </Button>
      <ActionDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        tone="primary"
        title={title}
        description={told[action]}
        confirmLabel={labels[action]}
        act={async (reason) => {
          if (action === 'ledger') await callApi(calls.checkLedger, { body: { reason } });
          else await callApi(calls.retry, { body: { what: action, reason } });
        }}
        onDone={() => {
          void queryClient.invalidateQueries({ queryKey: systemQuery.queryKey });
          showToast({ type: 'success', title: t`Done` });
        }}
      />
    </>
  );
}
