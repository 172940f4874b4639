import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Concern } from '../../../../contract/dashboard.ts';
import { useQueueNames } from './useQueueNames.ts';

export interface ConcernLabels {
  title: ReactNode;
  /** What it means for people, and what to do. */
  advice: ReactNode;
}

/** The texts of a concern. */
export function useConcernLabels(): (concern: Concern) => ConcernLabels {
  const queueNames = useQueueNames();
  return ({ code, count, subject }) => {
    const many = count ?? 0;
    const queue = subject === null ? '' : (queueNames[subject] ?? subject);
    switch (code) {
      case 'ledger_differs':
        return {
          title: (
            <Plural
              value={many}
              one="The books do not add up in one place"
              other="The books do not add up in # places"
            />
          ),
          advice: <Trans>Read the list under “Daily ledger check” before anything is changed by hand.</Trans>,
        };
      case 'topups_uncredited':
        return {
          title: (
            <Plural value={many} one="A paid top-up brought no credits" other="# paid top-ups brought no credits" />
          ),
          advice: <Trans>Somebody paid and got nothing. Compare with the gateway, then credit it.</Trans>,
        };
      case 'storage_unwritable':
        return {
          title: <Trans>No more files can be saved</Trans>,
          advice: (
            <Trans>
              The place of the files is full, refuses us or does not answer. New work waits, and what could not be saved
              gave its credits back. Make room, or look at the bucket; it goes on by itself.
            </Trans>
          ),
        };
      case 'workers_silent':
        return {
          title: <Trans>Nobody is working</Trans>,
          advice: (
            <Trans>
              No worker has reported for two minutes: tasks, mails and payments wait. Check that the process runs.
            </Trans>
          ),
        };
      case 'webhooks_waiting':
        return {
          title: <Plural value={many} one="One message of the gateway waits" other="# messages of the gateway wait" />,
          advice: (
            <Trans>
              For more than five minutes nothing was done about them. The gateway may be away, or the worker.
            </Trans>
          ),
        };
      case 'tasks_overdue':
        return {
          title: <Plural value={many} one="One task is past its deadline" other="# tasks are past their deadline" />,
          advice: (
            <Trans>
              The watchdog ends them and gives the credits back within a minute. If they stay, the worker stands still.
            </Trans>
          ),
        };
      case 'tasks_forgotten':
        return {
          title: <Plural value={many} one="One task stands still" other="# tasks stand still" />,
          advice: (
            <Trans>
              Nobody has looked at them for five minutes. They end at their deadline at the latest, and the credits come
              back then.
            </Trans>
          ),
        };
      case 'engine_failing':
        return {
          title: <Trans>{subject} keeps failing</Trans>,
          advice: (
            <Plural
              value={many}
              one="One failure in 24 hours, and it was the last thing that happened."
              other="# failures in 24 hours, the last thing that happened among them."
            />
          ),
        };
      case 'maintenance':
        return {
          title: <Trans>Maintenance: nothing new is made</Trans>,
          advice: <Trans>Creators are told so. Once the work is done, let it go on.</Trans>,
        };
      case 'engine_paused':
        return {
          title: <Trans>{subject} is paused</Trans>,
          advice: <Trans>Creators are told so. Once it works again, let it go on.</Trans>,
        };
      case 'receipts_open':
        return {
          title: (
            <Plural
              value={many}
              one="One payment has to be placed by hand"
              other="# payments have to be placed by hand"
            />
          ),
          advice: <Trans>The money came twice, in another amount, or under a reference that nobody knows.</Trans>,
        };
      case 'payments_odd':
        return {
          title: (
            <Plural
              value={many}
              one="One row of the gateway’s list cannot be booked"
              other="# rows of the gateway’s list cannot be booked"
            />
          ),
          advice: <Trans>The newest says: {subject}. Everything else was compared all the same.</Trans>,
        };
      case 'reports_open':
        return {
          title: <Plural value={many} one="One shared work was reported" other="# reports of shared works are open" />,
          advice: (
            <Trans>Somebody says that it should not be public. Look, then end the link or dismiss the report.</Trans>
          ),
        };
      case 'ledger_overdue':
        return {
          title: <Trans>The ledger check is overdue</Trans>,
          advice: <Trans>The last one is more than 26 hours old; a worker makes one every day.</Trans>,
        };
      case 'ledger_never_checked':
        return {
          title: <Trans>The ledger was never checked</Trans>,
          advice: <Trans>The first check comes soon after a worker has started.</Trans>,
        };
      case 'queue_behind':
        return {
          title: <Trans>{queue}: the queue is behind</Trans>,
          advice: (
            <Plural
              value={many}
              one="One job waits, for more than a minute."
              other="# jobs wait, the first of them for more than a minute."
            />
          ),
        };
      case 'sweep_overdue':
        return {
          title: <Trans>The gateway’s list was not compared</Trans>,
          advice: <Trans>It should be every minute. A payment whose message got lost is found only there.</Trans>,
        };
      case 'webhooks_refused':
        return {
          title: (
            <Plural
              value={many}
              one="One message with a wrong token was refused"
              other="# messages with a wrong token were refused"
            />
          ),
          advice: (
            <Trans>
              In the last 24 hours. If messages of the gateway are missing, the token set here is not the gateway’s;
              otherwise somebody else sends them.
            </Trans>
          ),
        };
      case 'webhooks_given_up':
        return {
          title: (
            <Plural
              value={many}
              one="One message of the gateway was given up"
              other="# messages of the gateway were given up"
            />
          ),
          advice: (
            <Trans>
              They are not tried again: the last try failed, or their gateway is switched off. Try them again, or tick
              them off.
            </Trans>
          ),
        };
      case 'webhooks_failed':
        return {
          title: (
            <Plural
              value={many}
              one="One message of the gateway failed at first"
              other="# messages of the gateway failed at first"
            />
          ),
          advice: <Trans>In the last 24 hours. They are tried again by themselves; the log says why.</Trans>,
        };
      case 'jobs_failed':
        if (subject === 'send-mail')
          return {
            title: <Plural value={many} one="One email was given up" other="# emails were given up" />,
            advice: <Trans>Every try of the last 24 hours failed. The list says what the mail server answered.</Trans>,
          };
        return {
          title: (
            <Plural value={many} one={`${queue}: one job was given up`} other={`${queue}: # jobs were given up`} />
          ),
          advice: <Trans>Every try of the last 24 hours failed. The log says why.</Trans>,
        };
    }
  };
}
