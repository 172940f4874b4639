import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { signOut } from '../features/accounts/session/endSession.ts';

/** Signs out and goes to the start page. */
export function useSignOut() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isSigningOut, setIsSigningOut] = useState(false);

  async function handleSignOut() {
    setIsSigningOut(true);
    await signOut(queryClient);
    await navigate({ to: '/', replace: true });
    setIsSigningOut(false);
  }

  return { signOut: () => void handleSignOut(), isSigningOut };
}
