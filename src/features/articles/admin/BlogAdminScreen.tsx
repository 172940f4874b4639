import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { Loading } from '../../../ui/Loading.tsx';
import { ArticleList } from './list/ArticleList.tsx';

const route = getRouteApi('/_signedIn/admin/blog');
const ArticleEditor = lazy(async () => ({ default: (await import('./editor/ArticleEditor.tsx')).ArticleEditor }));

/** Blog management: the list, or the editor of one article. */
export function BlogAdminScreen() {
  const { edit } = route.useSearch();
  // An article that was new gets its id while somebody writes in it: the editor stays as it is.
  const [open, setOpen] = useState({ edit, key: edit });
  if (open.edit !== edit) setOpen({ edit, key: open.edit === 'new' && edit ? open.key : edit });
  if (!edit) return <ArticleList />;
  return (
    <Suspense fallback={<Loading />}>
      <ArticleEditor key={open.key} id={edit === 'new' ? null : edit} />
    </Suspense>
  );
}
