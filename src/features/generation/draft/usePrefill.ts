import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Mode } from '../../../../contract/generation.ts';
import { withMode } from './draft.ts';
import { draftSession } from './useDraft.ts';

const route = getRouteApi('/_signedIn/generate/{-$mode}');

/**
 * Fills the draft from the address once, then clears the address: a reload later must not undo what was changed since.
 * A draft that somebody had begun is kept for as long as the toast offers it back.
 * @param mode the mode on the screen; null while it is not known.
 * @returns whether the address still carries something: until then the draft keeps its own mode, to be given back with.
 */
export function usePrefill(mode: Mode | null): boolean {
  const { mode: param } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const isFilled = Object.values(search).some((value) => value !== undefined);

  useEffect(() => {
    if (!mode || !isFilled) return;
    let isOver = false;
    // Few addresses carry anything: what reads them comes with the first that does.
    void Promise.all([import('./prefill.ts'), import('./offerBack.ts')]).then(
      ([{ applyPrefill, readPrefill }, { offerBack }]) => {
        const prefill = isOver ? null : readPrefill(search);
        if (!prefill) return;
        const session = draftSession();
        // An address of a mode says which; /generate leaves it to the query.
        const wanted = param ? mode : (prefill.mode ?? mode);
        const before = session.read();
        session.change((current) => applyPrefill(withMode(current, wanted), prefill));
        void navigate({ search: {}, replace: true });
        if (before && before.prompt !== prefill.prompt) offerBack(before, navigate);
      },
    );
    return () => {
      isOver = true;
    };
  }, [mode, param, search, isFilled, navigate]);
  return isFilled;
}
