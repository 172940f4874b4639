import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type Concern,
  dashboardEndpoints as calls,
  type SystemReport,
  type DismissibleKind,
} from '../../../../contract/dashboard.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/showToast.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { type Change, changeBy } from '../ui/changes.ts';
import { systemQuery } from '../systemQuery.ts';
import { type Press, CONCERN_ACTIONS } from './concernActions.ts';
import { PauseDialog, ResumeDialog } from './PauseDialog.tsx';
import { useConcernLabels } from './useConcernLabels.tsx';
import { usePressLabels } from './usePressLabels.ts';

interface ConcernActionsProps {
  concern: Concern;
  /** The engines and pauses, and the times of the newest failure and refusal. */
  report: Pick<SystemReport, 'engines' | 'pauses' | 'webhooks'>;
}

/** The buttons of a concern; those that change something say what will happen and ask for a reason. */
export function ConcernActions({ concern, report }: ConcernActionsProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { errorText } = useErrorTexts();
  const { title } = useConcernLabels()(concern);
  const wordsOf = usePressLabels();
  const [open, setOpen] = useState<Press | null>(null);
  // As it was when the dialog opened: the admin has not seen anything later.
  const [shown, setShown] = useState(report.webhooks);
  const [isLooking, setIsLooking] = useState(false);
  const refresh = () => queryClient.invalidateQueries({ queryKey: systemQuery.queryKey });
  const engine = report.engines.find(({ label }) => label === concern.subject);
  const pause = report.pauses.find(({ engine_id: id }) => id === (engine?.id ?? concern.subject));
  const close = () => setOpen(null);
  const begin = (press: Press) => {
    setShown(report.webhooks);
    setOpen(press);
  };
  const seenUntil: Record<DismissibleKind, string | null> = {
    jobs: null,
    failures: shown.last_failed_at,
    refusals: shown.last_refused_at,
  };
  const words = open && wordsOf(open, concern.subject);

  async function lookAgain() {
    setIsLooking(true);
    try {
      const { data } = await queryClient.fetchQuery({ ...systemQuery, staleTime: 0 });
      const isStill = data.concerns.some(({ code, subject }) => code === concern.code && subject === concern.subject);
      if (isStill) showToast({ type: 'other', title: t`Looked just now: it is still so` });
      else showToast({ type: 'success', title: t`Looked just now: it is over` });
    } catch (error) {
      showToast({ type: 'error', title: t`It couldn’t be looked at`, description: errorText(error) });
    }
    setIsLooking(false);
  }

  return (
    <>
      {CONCERN_ACTIONS[concern.code].map((press) => {
        const { label } = wordsOf(press, concern.subject);
        return (
          <Button
            key={label}
            variant={press.does === 'dismiss' ? 'ghost' : 'outline'}
            className="shrink-0"
            isBusy={press.does === 'look' && isLooking}
            onClick={() => (press.does === 'look' ? void lookAgain() : begin(press))}
          >
            {label}
            <span className="sr-only">: {title}</span>
          </Button>
        );
      })}
      {open?.does === 'pause' && engine && <PauseDialog engine={engine} onClose={close} />}
      {open?.does === 'resume' && pause && <ResumeDialog pause={pause} onClose={close} />}
      <ActionDialog
        isOpen={open !== null && open.does !== 'pause' && open.does !== 'resume'}
        onClose={close}
        tone="primary"
        title={title}
        description={words?.told}
        confirmLabel={words?.label}
        act={(reason): Change<unknown> => {
          const queue = concern.code === 'jobs_failed' ? (concern.subject ?? undefined) : undefined;
          if (open?.does === 'retry') return changeBy(calls.retry, { body: { what: open.what, queue, reason } });
          if (open?.does === 'dismiss')
            return changeBy(calls.dismissConcern, {
              body: { what: open.what, queue, seen_until: seenUntil[open.what] ?? undefined, reason },
            });
          return changeBy(calls.checkLedger, { body: { reason } });
        }}
        onDone={() => {
          void refresh();
          showToast({ type: 'success', title: t`Done` });
        }}
      />
    </>
  );
}
