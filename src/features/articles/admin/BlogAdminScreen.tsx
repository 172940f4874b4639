import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { Loading } from '../../../ui/Loading.tsx';
import { ArticleList } from './ArticleList.tsx';

const route = getRouteApi('/_signedIn/admin/blog');
const ArticleEditor = lazy(async () => ({ default: (await import('./editor/ArticleEditor.tsx')).ArticleEditor }));

/** Manages the blog: the list, or the editor of one article. */
export function BlogAdminScreen() {
  const { edit } = route.useSearch();
  // A new article gets its id while somebody is writing: the editor must not be re-created then.
  const [open, setOpen] = useState({ edit, key: edit });
  if (open.edit !== edit) setOpen({ edit, key: open.edit === 'new' && edit ? open.key : edit });
  if (!edit) return <ArticleList />;
  return (
    <Suspense fallback={<Loading />}>
      <ArticleEditor key={open.key} id={edit === 'new' ? null : edit} />
    </Suspense>
  );
}
