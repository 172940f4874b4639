import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { prefetchSite, siteQuery } from '../api/siteQuery.ts';
import { useCachePage } from '../api/useCachePage.ts';
import { TermsOfServiceScreen } from '../features/legal/TermsOfServiceScreen.tsx';
import { useLanguage } from '../i18n/useLanguage.ts';
import { loadCatalogs } from '../i18n/routeCatalogs.ts';

export const Route = createFileRoute('/terms-of-service')({
  staticData: { catalogs: ['legal'] },
  async loader({ context, route }) {
    await Promise.all([loadCatalogs({ route }), prefetchSite(context)]);
  },
  component: TermsOfService,
});

function TermsOfService() {
  const { data: site } = useQuery(siteQuery);
  const language = useLanguage();
  useCachePage(site && language, language);
  return <TermsOfServiceScreen site={site?.data} />;
}
