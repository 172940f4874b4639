import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { QueueOnSignOut } from '../../../offline/outbox/clearOutboxOnSignOut.ts';
import { endSession } from './endSession.ts';

/** Ends the session by the given call, forgets the account here and opens the start page. */
export function useEndSession(): (endOnServer: () => Promise<void>, queue?: QueueOnSignOut) => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (endOnServer, queue = 'keep') => {
    await endSession(queryClient, endOnServer, queue);
    await navigate({ to: '/', replace: true });
  };
}
