import { createFileRoute, redirect } from '@tanstack/react-router';
import { isSignedIn } from '../../api/signedIn.ts';
import { LoginScreen } from '../../features/accounts/LoginScreen.tsx';
import { safeNext } from '../../features/accounts/landingPath.ts';

export const Route = createFileRoute('/auth/login')({
  /** `next`: the screen on which the session ended. */
  validateSearch: (search): { next?: string } => ({ next: safeNext(search.next) ?? undefined }),
  beforeLoad({ search }) {
    if (isSignedIn()) throw redirect({ to: search.next ?? '/', replace: true });
  },
  component: LoginScreen,
});
