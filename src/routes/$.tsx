import { createFileRoute, redirect } from '@tanstack/react-router';
import { isSignedIn } from '../api/signedIn.ts';

/** Unknown paths (specification, section 2). */
export const Route = createFileRoute('/$')({
  beforeLoad() {
    throw redirect({ to: isSignedIn() ? '/home' : '/', replace: true });
  },
});
