import { Trans } from '@lingui/react/macro';
import type { AdminArticleCard } from '../../../../contract/articles.ts';
import { useFormats } from '../../../i18n/useFormats.ts';

const MARK = 'rounded-full px-2.5 py-0.5 text-xs font-bold';
const LOOKS = {
  draft: 'bg-base-300 text-base-content',
  scheduled: 'bg-secondary text-secondary-content',
  published: 'bg-success text-success-content',
} as const;

/** An article's status; for a scheduled one with the time on this device's clock. */
export function StatusMark({ article }: { article: Pick<AdminArticleCard, 'status' | 'has_changes' | 'publish_at'> }) {
  const formats = useFormats();
  const when = article.publish_at && formats.dateTime(article.publish_at);
  return (
    <>
      <span className={`${MARK} ${LOOKS[article.status]}`}>
        {article.status === 'draft' && <Trans>Draft</Trans>}
        {article.status === 'scheduled' && <Trans>Scheduled: {when}</Trans>}
        {article.status === 'published' && <Trans>Published</Trans>}
      </span>
      {article.has_changes && (
        <span className={`${MARK} bg-warning text-warning-content`}>
          <Trans>Unpublished changes</Trans>
        </span>
      )}
    </>
  );
}
