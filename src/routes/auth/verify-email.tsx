import { createFileRoute } from '@tanstack/react-router';
import { VerifyEmailScreen } from '../../features/accounts/VerifyEmailScreen.tsx';

export const Route = createFileRoute('/auth/verify-email')({
  /** `token`: from the link in the e-mail; used once and removed from the address at once. */
  validateSearch: (search): { token?: string } => ({
    token: search.token === undefined ? undefined : String(search.token),
  }),
  component: VerifyEmailScreen,
});
