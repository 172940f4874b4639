import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { QueueWish } from '../../../offline/outbox/leaveOutbox.ts';
import { leaveAccount } from './endSession.ts';

/** Ends the session by the given call, forgets the account here and opens the start page. */
export function useLeave(): (endOnServer: () => Promise<void>, queue?: QueueWish) => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (endOnServer, queue = 'keep') => {
    await leaveAccount(queryClient, endOnServer, queue);
    await navigate({ to: '/', replace: true });
  };
}
