import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordScreen } from '../../features/accounts/ForgotPasswordScreen.tsx';
import { safeNext } from '../../features/accounts/landingPath.ts';

export const Route = createFileRoute('/auth/forgot-password')({
  /** `next`: where to go after signing in. */
  validateSearch: (search): { next?: string } => ({ next: safeNext(search.next) ?? undefined }),
  component: ForgotPasswordScreen,
});
