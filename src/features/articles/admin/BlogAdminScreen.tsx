import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Loading } from '../../../ui/Loading.tsx';
import { ArticleList } from './list/ArticleList.tsx';

const route = getRouteApi('/_signedIn/admin/blog');
const ArticleEditor = lazy(async () => ({ default: (await import('./editor/ArticleEditor.tsx')).ArticleEditor }));

/** Blog management (specification, section 2): the list, or the editor of one article. */
export function BlogAdminScreen() {
  const { edit } = route.useSearch();
  if (!edit) return <ArticleList />;
  return (
    <Suspense fallback={<Loading />}>
      <ArticleEditor key={edit === 'new' ? 'new' : 'one'} id={edit === 'new' ? null : edit} />
    </Suspense>
  );
}
