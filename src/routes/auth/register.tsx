import { createFileRoute, redirect } from '@tanstack/react-router';
import { isSignedIn } from '../../api/signedIn.ts';
import { RegisterScreen } from '../../features/accounts/RegisterScreen.tsx';
import { safeNext } from '../../features/accounts/landingPath.ts';

export const Route = createFileRoute('/auth/register')({
  /** `next`: where to go after signing up. */
  validateSearch: (search): { next?: string } => ({ next: safeNext(search.next) ?? undefined }),
  beforeLoad({ search }) {
    if (isSignedIn()) throw redirect({ to: search.next ?? '/', replace: true });
  },
  component: RegisterScreen,
});
