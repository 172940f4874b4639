import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPolicyScreen } from '../features/legal/PrivacyPolicyScreen.tsx';
import { loadMessages } from '../i18n/messages.ts';

export const Route = createFileRoute('/privacy-policy')({
  loader: () => loadMessages('legal'),
  component: PrivacyPolicyScreen,
});
