import { createFileRoute } from '@tanstack/react-router';
import { siteQuery } from '../api/siteQuery.ts';
import { PrivacyPolicyScreen } from '../features/legal/PrivacyPolicyScreen.tsx';
import { loadMessages } from '../i18n/messages.ts';

export const Route = createFileRoute('/privacy-policy')({
  async loader({ context }) {
    const site = context.queryClient.ensureQueryData(siteQuery).catch(() => undefined);
    await loadMessages('legal');
    return (await site)?.data;
  },
  component: PrivacyPolicy,
});

function PrivacyPolicy() {
  return <PrivacyPolicyScreen site={Route.useLoaderData()} />;
}
