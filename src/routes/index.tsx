import { createFileRoute, redirect } from '@tanstack/react-router';
import { isSignedIn } from '../api/signedIn.ts';
import { LandingScreen } from '../features/landing/LandingScreen.tsx';
import { loadMessages } from '../i18n/messages.ts';

export const Route = createFileRoute('/')({
  async beforeLoad({ context }) {
    if (!isSignedIn()) return;
    const { landingPlace } = await context.openMemberArea();
    throw redirect({ to: await landingPlace(), replace: true });
  },
  loader: () => loadMessages('landing'),
  component: LandingScreen,
});
