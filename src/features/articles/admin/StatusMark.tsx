import { Trans } from '@lingui/react/macro';
import type { AdminArticleCard } from '../../../../contract/articles.ts';

const MARK = 'rounded-full px-2.5 py-0.5 text-xs font-bold';
const LOOKS = {
  draft: 'bg-base-300 text-base-content',
  scheduled: 'bg-secondary text-secondary-content',
  published: 'bg-success text-success-content',
} as const;

/** Where an article stands. */
export function StatusMark({ article }: { article: Pick<AdminArticleCard, 'status' | 'has_changes'> }) {
  return (
    <>
      <span className={`${MARK} ${LOOKS[article.status]}`}>
        {article.status === 'draft' && <Trans>Draft</Trans>}
        {article.status === 'scheduled' && <Trans>Scheduled</Trans>}
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
