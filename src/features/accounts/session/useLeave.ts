import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { leaveAccount } from './endSession.ts';

/** Ends the account's sessions by the call handed in, forgets the account here and goes to the start page. */
export function useLeave(): (endOnServer: () => Promise<void>) => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (endOnServer) => {
    await leaveAccount(queryClient, endOnServer);
    await navigate({ to: '/', replace: true });
  };
}
