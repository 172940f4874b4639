import { createFileRoute } from '@tanstack/react-router';
import { AuthLayout } from '../features/accounts/AuthLayout.tsx';
import { loadMessages } from '../i18n/messages.ts';

export const Route = createFileRoute('/auth')({
  loader: ({ context }) => Promise.all([context.openSignedInShell(), loadMessages('accounts')]).then(() => undefined),
  component: AuthLayout,
});
