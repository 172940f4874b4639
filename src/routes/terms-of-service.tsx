import { createFileRoute } from '@tanstack/react-router';
import { siteQuery } from '../api/siteQuery.ts';
import { TermsOfServiceScreen } from '../features/legal/TermsOfServiceScreen.tsx';
import { loadCatalogs } from '../i18n/routeCatalogs.ts';

export const Route = createFileRoute('/terms-of-service')({
  staticData: { catalogs: ['legal'] },
  async loader({ context, route }) {
    const site = context.queryClient.ensureQueryData(siteQuery).catch(() => undefined);
    await loadCatalogs({ route });
    return (await site)?.data;
  },
  component: TermsOfService,
});

function TermsOfService() {
  return <TermsOfServiceScreen site={Route.useLoaderData()} />;
}
