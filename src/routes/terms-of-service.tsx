import { createFileRoute } from '@tanstack/react-router';
import { TermsOfServiceScreen } from '../features/legal/TermsOfServiceScreen.tsx';
import { loadMessages } from '../i18n/messages.ts';

export const Route = createFileRoute('/terms-of-service')({
  loader: () => loadMessages('legal'),
  component: TermsOfServiceScreen,
});
