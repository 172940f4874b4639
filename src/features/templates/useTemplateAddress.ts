import { getRouteApi, useRouter } from '@tanstack/react-router';
import type { TemplateListSearch } from './searchParams.ts';

const route = getRouteApi('/_signedIn/template/');

/** Whether this page opened the sheet itself: then "back" closes it, and closing goes back. */
let isOpenedHere = false;

/** What the list's address says: filters, and the template whose sheet is open. The phone's back gesture closes the sheet. */
export function useTemplateAddress() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const router = useRouter();
  return {
    search,
    filter: (changes: Pick<TemplateListSearch, 'shelf' | 'search'>) =>
      // An open sheet stays: what was typed a moment ago may arrive here after its template was tapped.
      void navigate({ search: (before) => ({ ...before, ...changes }), replace: true, resetScroll: false }),
    open(id: string) {
      isOpenedHere = true;
      void navigate({ search: (before) => ({ ...before, open: id }), resetScroll: false });
    },
    close() {
      if (isOpenedHere) {
        isOpenedHere = false;
        router.history.back();
      } else {
        void navigate({ search: (before) => ({ ...before, open: undefined }), replace: true, resetScroll: false });
      }
    },
  };
}
