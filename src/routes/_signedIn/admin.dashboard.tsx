import { createFileRoute, redirect } from '@tanstack/react-router';
import { SystemScreen } from '../../features/dashboard/SystemScreen.tsx';
import { loadMessages } from '../../i18n/messages.ts';

export const Route = createFileRoute('/_signedIn/admin/dashboard')({
  async beforeLoad({ context }) {
    const { landingPlace } = await context.openMemberArea();
    const place = await landingPlace();
    if (place !== '/admin/dashboard') throw redirect({ to: place, replace: true });
  },
  loader: () => loadMessages('dashboard'),
  component: SystemScreen,
});
