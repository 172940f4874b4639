import { useLingui } from '@lingui/react/macro';

/** What the queues do, by their names. */
export function useQueueNames(): Record<string, string | undefined> {
  const { t } = useLingui();
  return {
    'advance-task': t`Tasks`,
    'send-mail': t`E-mails`,
    'prepare-topup': t`Payments`,
    'send-push': t`Notifications`,
    'announce-offers': t`Price changes`,
  };
}
