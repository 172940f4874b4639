import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { type AdminArticleCard, articlesEndpoints } from '../../../../contract/articles.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../../../../contract/languages.ts';
import { callApi } from '../../../api/callApi.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { OfflineNotice } from '../../../ui/OfflineNotice.tsx';
import { Page } from '../../../ui/Page.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { showToast } from '../../../ui/showToast.ts';
import { useSearchText } from '../../../ui/useSearchText.ts';
import { ADMIN_LISTS, adminArticlesQuery } from './adminQueries.ts';
import type { BlogAdminSearch } from './searchParams.ts';
import { ArticleRow } from './ArticleRow.tsx';

const route = getRouteApi('/_signedIn/admin/blog');
const PAGE_SIZE = 20;

/** Every article with its status; search and filters are in the URL. */
export function ArticleList() {
  const { t } = useLingui();
  const { errorText } = useErrorTexts();
  const navigate = route.useNavigate();
  const queryClient = useQueryClient();
  const address = route.useSearch();
  const { page = 1, search, status, language } = address;
  const query = useQuery({
    ...adminArticlesQuery({ page, search, status, language }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const [asked, setAsked] = useState<AdminArticleCard | null>(null);

  const filter = (change: Partial<BlogAdminSearch>) =>
    void navigate({
      search: (current) => ({ ...current, page: undefined, ...change }),
      replace: true,
    });
  const { typed, type } = useSearchText(search, (text) => filter({ search: text }));
  const refresh = () => queryClient.invalidateQueries({ queryKey: ADMIN_LISTS });
  const restore = useMutation({
    mutationFn: (id: string) => callApi(articlesEndpoints.restoreArticle, { params: { id } }),
    async onSuccess() {
      await refresh();
      // Says that it is a draft now: readers may have seen it before it was deleted.
      showToast({ title: t`The article is back, as a draft` });
    },
  });
  const remove = useMutation({
    mutationFn: (id: string) => callApi(articlesEndpoints.deleteArticle, { params: { id } }),
    async onSuccess(_, id) {
      setAsked(null);
      await refresh();
      showToast({
        title: t`Article deleted`,
        description: t`It stays under Deleted for 30 days.`,
        action: { label: t`Undo`, onTake: () => restore.mutate(id) },
      });
    },
  });

  const total = data?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  return (
    <Page width="list">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-extrabold lg:text-3xl">
          <Trans>Manage the blog</Trans>
        </h1>
        <ButtonLink to="/admin/blog" search={{ edit: 'new' }} icon={<Plus className="size-5" aria-hidden="true" />}>
          <Trans>Write an article</Trans>
        </ButtonLink>
      </div>
      <OfflineNotice updatedAt={query.dataUpdatedAt} />
      <div className="grid gap-2 sm:grid-cols-[1fr_auto_auto]">
        <SearchField
          label={t`Search articles`}
          value={typed}
          maxLength={200}
          onChange={(event) => type(event.target.value)}
        />
        <select
          aria-label={t`Status`}
          value={status ?? ''}
          onChange={(event) => filter({ status: (event.target.value || undefined) as BlogAdminSearch['status'] })}
          className="select bg-surface h-12 text-base max-sm:w-full"
        >
          <option value="">{t`All statuses`}</option>
          <option value="draft">{t`Draft`}</option>
          <option value="scheduled">{t`Scheduled`}</option>
          <option value="published">{t`Published`}</option>
          <option value="deleted">{t`Deleted`}</option>
        </select>
        <select
          aria-label={t`Language`}
          value={language ?? ''}
          onChange={(event) => filter({ language: (event.target.value || undefined) as BlogAdminSearch['language'] })}
          className="select bg-surface h-12 text-base max-sm:w-full"
        >
          <option value="">{t`All languages`}</option>
          {LANGUAGES.map((each) => (
            <option key={each} value={each}>
              {LANGUAGE_NAMES[each]}
            </option>
          ))}
        </select>
      </div>
      <QueryState
        query={query}
        skeleton={Array.from({ length: 5 }, (_, index) => (
          <Skeleton key={index} className="h-24 w-full" />
        ))}
        title={<Trans>The articles could not be loaded</Trans>}
        body={errorText}
      />
      {data && (
        <p role="status" className="text-base-content/75 text-sm">
          <Plural value={total} one="# article" other="# articles" />
        </p>
      )}
      {data && data.data.length === 0 && (
        <EmptyState icon={<NotebookPen aria-hidden="true" />} title={<Trans>No articles here</Trans>} />
      )}
      {data && data.data.length > 0 && (
        <ul className="border-line bg-surface rounded-box divide-line divide-y border">
          {data.data.map((article) => (
            <ArticleRow
              key={article.id}
              article={article}
              onDelete={() => setAsked(article)}
              onRestore={() => restore.mutate(article.id)}
            />
          ))}
        </ul>
      )}
      {(pages > 1 || page > 1) && (
        <nav aria-label={t`Pages`} className="flex items-center justify-center gap-3">
          <Button variant="outline" isOff={page <= 1} onClick={() => filter({ page: Math.min(page - 1, pages) })}>
            <Trans>Previous</Trans>
          </Button>
          <span className="figures text-sm">
            <Trans>
              Page {page} of {pages}
            </Trans>
          </span>
          <Button variant="outline" isOff={page >= pages} onClick={() => filter({ page: page + 1 })}>
            <Trans>Next</Trans>
          </Button>
        </nav>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        title={<Trans>Delete this article?</Trans>}
        description={
          <Trans>“{asked?.title ?? ''}” disappears for readers at once. You can bring it back for 30 days.</Trans>
        }
        confirmLabel={<Trans>Delete</Trans>}
        isBusy={remove.isPending}
        onConfirm={() => asked && remove.mutate(asked.id)}
        onClose={() => setAsked(null)}
      />
    </Page>
  );
}
