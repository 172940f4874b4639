import { useLingui } from '@lingui/react/macro';
import type { Press } from './concernActions.ts';

interface PressLabels {
  label: string;
  /** What will happen. */
  told: string;
}

/** The label of a concern's button and what it does, for that subject where it matters. */
export function usePressLabels(): (press: Press, subject: string | null) => PressLabels {
  const { t } = useLingui();
  return (press, subject) => {
    switch (press.does) {
      case 'check-ledger':
        return {
          label: t`Check now`,
          told: t`Every balance is computed again from its movements. Nothing is changed.`,
        };
      case 'pause':
        return { label: t`Pause`, told: '' };
      case 'resume':
        return { label: t`Let it go on`, told: '' };
      case 'look':
        return { label: t`Look again`, told: '' };
      case 'retry':
        switch (press.what) {
          case 'tasks':
            return {
              label: t`Look at them now`,
              told: t`A worker looks at each within seconds: it goes on, or ends and gives its credits back.`,
            };
          case 'messages':
            return {
              label: t`Try all again`,
              told: t`The oldest messages that nothing was done about, up to 500, are tried as if they had just come. What was done is not done twice.`,
            };
          case 'payments':
            return {
              label: t`Compare now`,
              told: t`The gateway’s list is compared with our receipts now, unless that began less than a minute ago. What is found is credited.`,
            };
          case 'jobs':
            return { label: t`Try all again`, told: retriedJobs(subject) };
          case 'lacks':
            return {
              label: t`Ask again now`,
              told: t`The server is asked again for each kind of work that it lacked. Nothing is made, and nobody pays.`,
            };
        }
      case 'dismiss':
        switch (press.what) {
          case 'jobs':
            return { label: t`Tick off`, told: droppedJobs(subject) };
          case 'failures':
            return {
              label: t`Tick off`,
              told: t`The messages stay in the log, and what waits is still tried. Only failures from now on are told again.`,
            };
          case 'refusals':
            return {
              label: t`Tick off`,
              told: t`Nothing is changed. Only messages with a wrong token that come from now on are told again.`,
            };
        }
    }
  };

  function retriedJobs(queue: string | null): string {
    switch (queue) {
      case 'send-mail':
        return t`Each email, up to 1,000 at a time, has all its tries again. A code that has run out is not sent: whoever waits for it asks for a new one.`;
      case 'send-push':
        return t`Each notification, up to 1,000 at a time, has all its tries again, with words that are true when it is sent. Browsers that are gone are forgotten.`;
      case 'prepare-topup':
        return t`The gateway is asked again for each. A payment that has ended or was prepared meanwhile is left alone; nothing is charged.`;
      case 'advance-task':
        return t`A worker looks at each within seconds: it goes on, or ends and gives its credits back.`;
      default:
        return t`Each, up to 1,000 at a time, has all its tries again. What was done meanwhile is not done twice.`;
    }
  }

  function droppedJobs(queue: string | null): string {
    switch (queue) {
      case 'send-mail':
        return t`These emails are not sent any more. Whoever waits for a code asks for a new one on the screen.`;
      case 'send-push':
        return t`These notifications are not sent any more. What they would have told is in the app all the same.`;
      case 'prepare-topup':
        return t`The gateway is not asked for them again. Such a payment runs out by itself; nothing was charged.`;
      case 'advance-task':
        return t`Only these jobs are forgotten. A task that is not over gets a new one within seconds.`;
      default:
        return t`These jobs are forgotten, nothing else is changed.`;
    }
  }
}
