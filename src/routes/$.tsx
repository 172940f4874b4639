import { createFileRoute, redirect } from '@tanstack/react-router';
import { isSignedIn } from '../api/signedIn.ts';

/** Unknown paths. */
export const Route = createFileRoute('/$')({
  beforeLoad() {
    throw redirect({ to: isSignedIn() ? '/home' : '/', replace: true });
  },
});
