import { createFileRoute, redirect } from '@tanstack/react-router';
import { isSignedIn } from '../../api/signedIn.ts';

/** No screen: treated as any unknown path. */
export const Route = createFileRoute('/auth/')({
  beforeLoad() {
    throw redirect({ to: isSignedIn() ? '/home' : '/', replace: true });
  },
});
