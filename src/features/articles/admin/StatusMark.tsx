import { Trans } from '@lingui/react/macro';
import type { AdminArticleCard } from '../../../../contract/articles.ts';

const LOOKS = { draft: 'badge-ghost', scheduled: 'badge-info', published: 'badge-success' } as const;

/** Where an article stands. */
export function StatusMark({ article }: { article: Pick<AdminArticleCard, 'status' | 'has_changes'> }) {
  return (
    <>
      <span className={`badge badge-sm ${LOOKS[article.status]}`}>
        {article.status === 'draft' && <Trans>Draft</Trans>}
        {article.status === 'scheduled' && <Trans>Scheduled</Trans>}
        {article.status === 'published' && <Trans>Published</Trans>}
      </span>
      {article.has_changes && (
        <span className="badge badge-sm badge-warning">
          <Trans>Unpublished changes</Trans>
        </span>
      )}
    </>
  );
}
