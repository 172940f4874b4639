import { useLingui } from '@lingui/react/macro';

/** The display names of the queues. */
export function useQueueNames(): Record<string, string | undefined> {
  const { t } = useLingui();
  return {
    'advance-task': t`Tasks`,
    'send-mail': t`Emails`,
    'prepare-topup': t`Payments`,
    'send-push': t`Notifications`,
    'announce-offers': t`Price changes`,
  };
}
