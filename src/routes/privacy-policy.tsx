import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { prefetchSite, siteQuery } from '../api/siteQuery.ts';
import { useCachePage } from '../api/useCachePage.ts';
import { PrivacyPolicyScreen } from '../features/legal/PrivacyPolicyScreen.tsx';
import { useLanguage } from '../i18n/useLanguage.ts';
import { loadCatalogs } from '../i18n/routeCatalogs.ts';

export const Route = createFileRoute('/privacy-policy')({
  staticData: { catalogs: ['legal'] },
  async loader({ context, route }) {
    await Promise.all([loadCatalogs({ route }), prefetchSite(context)]);
  },
  component: PrivacyPolicy,
});

function PrivacyPolicy() {
  const { data: site } = useQuery(siteQuery);
  const language = useLanguage();
  useCachePage(site && language, language);
  return <PrivacyPolicyScreen site={site?.data} />;
}
