import { createFileRoute } from '@tanstack/react-router';
import { AuthLayout } from '../features/accounts/AuthLayout.tsx';
import { loadMessages } from '../i18n/messages.ts';

export const Route = createFileRoute('/auth')({
  async loader({ context }) {
    // Where the server draws the page, nobody can be signed in.
    const memberArea = typeof document === 'undefined' ? undefined : context.openMemberArea();
    await Promise.all([memberArea, loadMessages('accounts')]);
  },
  component: AuthLayout,
});
