import '../errorTexts.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import History from 'lucide-react/icons/history';
import { useState } from 'react';
import { type AdminArticle, type ArticleBlock, articlesEndpoints } from '../../../../../contract/articles.ts';
import { MAX_ARTICLE_TITLE_LENGTH } from '../../../../../contract/articleWords.ts';
import { callApi } from '../../../../api/callApi.ts';
import { ApiError } from '../../../../api/errors.ts';
import { useErrorTexts } from '../../../../api/useErrorTexts.ts';
import { useLanguage } from '../../../../i18n/useLanguage.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { Loading } from '../../../../ui/Loading.tsx';
import { showToast } from '../../../../ui/showToast.ts';
import { ArticleView } from '../../reader/ArticleView.tsx';
import { StatusMark } from '../StatusMark.tsx';
import { BlockEditor } from './BlockEditor.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { PublishSheet } from './PublishSheet.tsx';
import { RevisionsSheet } from './RevisionsSheet.tsx';
import { SaveMark } from './SaveMark.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';
import { useArticleEditing } from './useArticleEditing.ts';
import { useEditorTexts } from './useEditorTexts.ts';
import { usePictures } from './usePictures.ts';
import { OwnItemsDialog } from './OwnItemsDialog.tsx';

/** The editor of one article. @param id null for one that was never saved */
export function ArticleEditor({ id }: { id: string | null }) {
  const { t } = useLingui();
  const { codeText, errorText } = useErrorTexts();
  const language = useLanguage();
  const texts = useEditorTexts();
  const editing = useArticleEditing(id, language);
  const { pictures, dialog } = usePictures();
  const [isPreview, setIsPreview] = useState(false);
  /** The date that the preview shows for an article without one. */
  const [openedAt] = useState(() => new Date().toISOString());
  const [openSheet, setOpenSheet] = useState<'publish' | 'unpublish' | 'history' | null>(null);
  const { fields, article, state, error } = editing;
  /** Closes one sheet only: an answer may arrive when another one is open. */
  const close = (sheet: typeof openSheet) => setOpenSheet((now) => (now === sheet ? null : now));

  const publish = useMutation({
    async mutationFn(publishAt: string | null) {
      // Publishes exactly what is on the screen: without a save nothing is published.
      const saved = await editing.saveAll();
      if (!saved) return null;
      const query = publishAt ? { publish_at: publishAt } : {};
      return callApi(articlesEndpoints.publishArticle, { params: { id: saved.id }, query });
    },
    onSuccess(answer) {
      close('publish');
      if (!answer) {
        return showToast({
          type: 'error',
          title: t`Not published`,
          description: t`What is on the screen could not be saved yet. At the top it says why.`,
        });
      }
      const { data } = answer;
      editing.take(data);
      showToast({ type: 'success', title: data.status === 'scheduled' ? t`Scheduled` : t`Published` });
    },
  });
  const unpublish = useMutation({
    mutationFn: ({ id: articleId }: AdminArticle) =>
      callApi(articlesEndpoints.unpublishArticle, { params: { id: articleId } }),
    onSuccess({ data }, { status }) {
      close('unpublish');
      editing.take(data);
      showToast({ title: status === 'scheduled' ? t`It is no longer scheduled` : t`Readers no longer see it` });
    },
  });

  if (error)
    return (
      <ErrorState
        title={<Trans>The article could not be loaded</Trans>}
        body={errorText(error)}
        onRetry={editing.reopen}
      />
    );
  if (!fields) return <Loading />;

  const refusal = state.name === 'refused' && state.error instanceof ApiError ? state.error.fields : {};
  const problemOf = (field: string) => {
    const found = refusal[field];
    return found && codeText(found.code, found.message);
  };
  return (
    <div data-kept className="px-page mx-auto w-full max-w-7xl py-4 lg:py-6">
      <div className="bg-base-100 border-line tall:sticky tall:top-[calc(4rem+env(safe-area-inset-top))] tiny:static z-30 -mx-4 flex flex-wrap items-center gap-2 border-b px-4 py-2">
        <Link to="/admin/blog" className="btn btn-ghost btn-square" aria-label={t`All articles`}>
          <ArrowLeft className="size-5" aria-hidden="true" />
        </Link>
        <div className="min-w-0 grow max-sm:order-last max-sm:flex max-sm:w-full max-sm:flex-wrap max-sm:items-center max-sm:gap-x-2">
          {article && (
            <p className="flex flex-wrap gap-2">
              <StatusMark article={article} />
            </p>
          )}
          {(article || state.name !== 'saved') && <SaveMark state={state} />}
        </div>
        <Button
          variant="ghost"
          className="max-sm:ms-auto max-sm:px-3"
          aria-pressed={isPreview}
          onClick={() => setIsPreview(!isPreview)}
          icon={<Eye className="size-5" aria-hidden="true" />}
        >
          <span className="max-sm:sr-only">
            <Trans>Preview</Trans>
          </span>
        </Button>
        {article && (
          <Button
            variant="ghost"
            className="max-sm:px-3"
            onClick={() => setOpenSheet('history')}
            icon={<History className="size-5" aria-hidden="true" />}
          >
            <span className="max-sm:sr-only">
              <Trans>Versions</Trans>
            </span>
          </Button>
        )}
        {article && article.status !== 'draft' && (
          <Button
            variant="outline"
            className="max-sm:border-transparent max-sm:px-3"
            onClick={() => setOpenSheet('unpublish')}
            icon={<EyeOff className="size-5" aria-hidden="true" />}
          >
            <span className="max-sm:sr-only">
              <Trans>Unpublish</Trans>
            </span>
          </Button>
        )}
        <Button onClick={() => setOpenSheet('publish')}>
          {article?.status === 'published' ? (
            <>
              <span className="sm:hidden">
                <Trans>Publish</Trans>
              </span>
              <span className="max-sm:hidden">
                <Trans>Publish changes</Trans>
              </span>
            </>
          ) : (
            <Trans>Publish</Trans>
          )}
        </Button>
      </div>
      <h1 className="sr-only">{fields.title || t`New article`}</h1>
      {isPreview && (
        <div className="mx-auto max-w-2xl pb-10">
          <ArticleView
            article={{
              ...fields,
              author: article?.author ?? '',
              published_at: article?.publish_at ?? openedAt,
              updated_at: article?.publish_at ?? openedAt,
              reading_minutes: null,
              content: { blocks: fields.blocks as ArticleBlock[] },
            }}
          />
        </div>
      )}
      <div hidden={isPreview} className="mt-4 lg:grid lg:grid-cols-[1fr_22rem] lg:gap-10">
        {/* From this width on, Editor.js places a block's two buttons and their menus to the left of it. */}
        <div className="min-w-0 min-[651px]:ps-24" lang={fields.language}>
          <textarea
            aria-label={t`Title`}
            rows={2}
            value={fields.title}
            maxLength={MAX_ARTICLE_TITLE_LENGTH}
            placeholder={t`Title`}
            onChange={(event) => editing.change({ title: event.target.value.replace(/\n/g, ' ') })}
            className="placeholder:text-base-content/50 field-sizing-content min-h-11 w-full resize-none bg-transparent text-3xl leading-tight font-extrabold sm:text-4xl"
          />
          <BlockEditor
            key={`${editing.edition} ${language}`}
            blocks={fields.blocks}
            texts={texts}
            label={t`Text of the article`}
            pictures={pictures}
            {...editing.text}
          />
        </div>
        <aside aria-label={t`About the article`} className="border-line max-lg:mt-6 max-lg:border-t max-lg:pt-6">
          <SettingsPanel
            key={editing.edition}
            fields={fields}
            pictures={pictures}
            problemOf={problemOf}
            onChange={editing.change}
          />
        </aside>
      </div>
      <PublishSheet
        key={openSheet}
        isOpen={openSheet === 'publish'}
        scheduledFor={article?.status === 'scheduled' ? article.publish_at : null}
        isBusy={publish.isPending}
        onClose={() => setOpenSheet(null)}
        onPublish={(at) => publish.mutate(at)}
      />
      {article && (
        <RevisionsSheet
          id={article.id}
          isOpen={openSheet === 'history'}
          onClose={() => setOpenSheet(null)}
          onRestore={(revived) => {
            setOpenSheet(null);
            editing.replace({ ...fields, ...revived }, 'restore');
          }}
        />
      )}
      <ConfirmDialog
        isOpen={openSheet === 'unpublish'}
        title={<Trans>Take this article away from readers?</Trans>}
        description={
          article?.status === 'scheduled' ? (
            <Trans>It will not appear at its time. It stays here as a draft.</Trans>
          ) : (
            <Trans>
              Its page, searches and feeds end at once. It stays here as a draft; published again, it gets a new date.
            </Trans>
          )
        }
        confirmLabel={<Trans>Unpublish</Trans>}
        isBusy={unpublish.isPending}
        onConfirm={() => article && unpublish.mutate(article)}
        onClose={() => setOpenSheet(null)}
      />
      <OwnItemsDialog {...dialog} />
      <ConflictDialog
        mine={fields}
        theirs={state.name === 'conflict' ? state.theirs : null}
        onOverwriteTheirs={editing.overwriteTheirs}
        onTakeTheirs={editing.takeTheirs}
      />
    </div>
  );
}
