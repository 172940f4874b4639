import { createFileRoute } from '@tanstack/react-router';
import { siteQuery } from '../api/siteQuery.ts';
import { PrivacyPolicyScreen } from '../features/legal/PrivacyPolicyScreen.tsx';
import { loadCatalogs } from '../i18n/routeCatalogs.ts';

export const Route = createFileRoute('/privacy-policy')({
  staticData: { catalogs: ['legal'] },
  async loader({ context, route }) {
    const site = context.queryClient.ensureQueryData(siteQuery).catch(() => undefined);
    await loadCatalogs({ route });
    return (await site)?.data;
  },
  component: PrivacyPolicy,
});

function PrivacyPolicy() {
  return <PrivacyPolicyScreen site={Route.useLoaderData()} />;
}
