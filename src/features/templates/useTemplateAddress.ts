import { getRouteApi, useRouter } from '@tanstack/react-router';
import type { TemplateListSearch } from './searchParams.ts';

const route = getRouteApi('/_signedIn/template/');

/** Whether the sheet was opened from this page: then closing it goes back in the history. */
let isOpenedHere = false;

/** The list's search params: filters, and the template whose sheet is open. The back gesture closes the sheet. */
export function useTemplateAddress() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const router = useRouter();
  return {
    search,
    filter: (changes: Pick<TemplateListSearch, 'shelf' | 'search'>) =>
      // Keeps an open sheet open: a debounced search may arrive after a template was tapped.
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
