import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ArticleRevision, articlesEndpoints } from '../../../../../contract/articles.ts';
import { callApi } from '../../../../api/callApi.ts';
import { useErrorTexts } from '../../../../api/useErrorTexts.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Loading } from '../../../../ui/Loading.tsx';
import { QueryState } from '../../../../ui/QueryState.tsx';
import { RelativeTime } from '../../../../ui/RelativeTime.tsx';
import { Sheet } from '../../../../ui/Sheet.tsx';
import { revisionsQuery } from '../adminQueries.ts';
import type { DraftBlock } from './articleFields.ts';

/** What restoring an earlier version replaces. Cover, address, language and counterpart stay as they are. */
export interface Revived {
  title: string;
  excerpt: string;
  blocks: DraftBlock[];
  tags: string[];
  seoTitle: string;
  seoDescription: string;
}

interface RevisionsSheetProps {
  id: string;
  isOpen: boolean;
  onClose: () => void;
  onRestore: (revived: Revived) => void;
}

interface KeptArticle {
  title: string;
  excerpt: string;
  content: { blocks: DraftBlock[] };
  tags: string[];
  seo_title: string;
  seo_description: string;
}

/** The earlier versions of an article, with a button to restore each. */
export function RevisionsSheet({ id, isOpen, onClose, onRestore }: RevisionsSheetProps) {
  const { errorText } = useErrorTexts();
  const query = useQuery({ ...revisionsQuery(id), enabled: isOpen });
  const { data } = query;
  const restore = useMutation({
    mutationFn: (revision: ArticleRevision) =>
      callApi(articlesEndpoints.articleRevision, { params: { id, revision_id: revision.id } }),
    onSuccess({ data: { article } }) {
      const kept = article as unknown as KeptArticle;
      onRestore({
        title: kept.title,
        excerpt: kept.excerpt,
        blocks: kept.content.blocks,
        tags: kept.tags,
        seoTitle: kept.seo_title,
        seoDescription: kept.seo_description,
      });
    },
  });
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={<Trans>Earlier versions</Trans>}>
      <QueryState
        query={query}
        skeleton={<Loading />}
        title={<Trans>The earlier versions could not be loaded</Trans>}
        body={errorText}
      />
      <ol className="divide-line divide-y">
        {data?.data.map((revision) => (
          <li key={revision.id} className="flex items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="truncate font-semibold">{revision.title}</p>
              <p className="text-base-content/75 text-sm">
                {revision.reason === 'publish' && <Trans>Published</Trans>}
                {revision.reason === 'autosave' && <Trans>Saved while writing</Trans>}
                {revision.reason === 'save' && <Trans>Saved</Trans>}
                {revision.reason === 'restore' && <Trans>Brought back</Trans>}
                {' · '}
                {revision.saved_by} · <RelativeTime at={revision.saved_at} />
              </p>
            </div>
            <Button
              variant="outline"
              isBusy={restore.isPending && restore.variables.id === revision.id}
              onClick={() => restore.mutate(revision)}
            >
              <Trans>Bring back</Trans>
            </Button>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
