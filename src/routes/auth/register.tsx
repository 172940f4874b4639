import { createFileRoute, redirect } from '@tanstack/react-router';
import { isSignedIn } from '../../api/signedIn.ts';
import { RegisterScreen } from '../../features/accounts/RegisterScreen.tsx';

export const Route = createFileRoute('/auth/register')({
  beforeLoad() {
    if (isSignedIn()) throw redirect({ to: '/', replace: true });
  },
  component: RegisterScreen,
});
