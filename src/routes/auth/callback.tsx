import { createFileRoute, redirect } from '@tanstack/react-router';
import { isSignedIn } from '../../api/signedIn.ts';

/** Google's return. Its token or error is taken from the address before any route runs, so all that is left is to move on. */
export const Route = createFileRoute('/auth/callback')({
  beforeLoad() {
    throw redirect({ to: isSignedIn() ? '/' : '/auth/login', replace: true });
  },
});
