import { Trans, useLingui } from '@lingui/react/macro';
import Share2 from 'lucide-react/icons/share-2';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/showToast.ts';

/** Shares the article's URL with the device's own share sheet, or copies it. */
export function ShareArticle({ title }: { title: string }) {
  const { t } = useLingui();

  async function handleShare() {
    const url = location.origin + location.pathname;
    try {
      if (navigator.share) return await navigator.share({ title, url });
    } catch (error) {
      // Cancelled by the person; any other error means that the browser cannot share now.
      if ((error as Error).name === 'AbortError') return;
    }
    try {
      await navigator.clipboard.writeText(url);
      showToast({ type: 'success', title: t`Link copied` });
    } catch {
      showToast({ type: 'error', title: t`The link could not be copied`, description: url });
    }
  }

  return (
    <Button
      variant="outline"
      onClick={() => void handleShare()}
      icon={<Share2 className="size-5" aria-hidden="true" />}
    >
      <Trans>Share</Trans>
    </Button>
  );
}
