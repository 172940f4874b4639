import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { leaveAccount } from './endSession.ts';
import { muteSessionNews } from './followSession.ts';

/** Forgets the account here, after the server has already ended its sessions, and goes to the start page. */
export function useLeave(): () => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    const unmute = muteSessionNews();
    try {
      await leaveAccount(queryClient);
    } finally {
      unmute();
    }
    await navigate({ to: '/', replace: true });
  };
}
