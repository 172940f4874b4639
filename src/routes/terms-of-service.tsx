import { createFileRoute } from '@tanstack/react-router';
import { siteQuery } from '../api/siteQuery.ts';
import { TermsOfServiceScreen } from '../features/legal/TermsOfServiceScreen.tsx';
import { loadMessages } from '../i18n/messages.ts';

export const Route = createFileRoute('/terms-of-service')({
  async loader({ context }) {
    const site = context.queryClient.ensureQueryData(siteQuery).catch(() => undefined);
    await loadMessages('legal');
    return (await site)?.data;
  },
  component: TermsOfService,
});

function TermsOfService() {
  return <TermsOfServiceScreen site={Route.useLoaderData()} />;
}
