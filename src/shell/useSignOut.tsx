import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { signOut } from '../features/accounts/session/endSession.ts';
import { loadLazyPart } from '../features/generation/loadLazyPart.ts';
import { readQueued } from '../features/generation/outbox/queuedEntries.ts';
import type { QueueOnSignOut } from '../offline/outbox/clearOutboxOnSignOut.ts';

const SignOutQuestion = lazy(async () => ({
  default: (await loadLazyPart(import('../features/generation/outbox/SignOutQuestion.tsx'))).SignOutQuestion,
}));

interface SigningOut {
  signOut: () => void;
  isSigningOut: boolean;
  /** Render it beside the button: the user must first decide about queued requests. */
  question: ReactNode;
}

/** Signs out and goes to the start page. */
export function useSignOut(): SigningOut {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isSigningOut, setIsSigningOut] = useState(false);
  const [isAsking, setIsAsking] = useState(false);

  async function leave(wish: QueueOnSignOut) {
    setIsAsking(false);
    setIsSigningOut(true);
    await signOut(queryClient, wish);
    await navigate({ to: '/', replace: true });
    setIsSigningOut(false);
  }

  return {
    signOut: () => (readQueued().length > 0 ? setIsAsking(true) : void leave('keep')),
    isSigningOut,
    question: isAsking && (
      <Suspense>
        <SignOutQuestion onClose={() => setIsAsking(false)} onSignOut={(wish) => void leave(wish)} />
      </Suspense>
    ),
  };
}
