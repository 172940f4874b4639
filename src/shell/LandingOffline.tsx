import { useCachePage } from '../api/useCachePage.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { OfflineNotice } from '../ui/OfflineNotice.tsx';

/** Caches the landing page for offline use, and shows that there is no network. */
export function LandingOffline() {
  const language = useLanguage();
  useCachePage(language, language);
  return (
    <div className="px-page mx-auto -mb-5 w-full max-w-7xl pt-5">
      <OfflineNotice />
    </div>
  );
}
