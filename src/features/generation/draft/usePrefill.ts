import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { Mode } from '../../../../contract/generation.ts';
import { withMode } from './draft.ts';
import { draftSession } from './useDraft.ts';

const route = getRouteApi('/_signedIn/generate/{-$mode}');

/**
 * Fills the draft from the address once, then clears the address: a later reload must not undo later changes. A toast
 * offers to restore the earlier draft if the address replaced its prompt.
 * @param mode the mode on the screen; null while unknown.
 * @param offered the modes that can be chosen; null while some are unknown
 * @returns whether the address still has values: until it is cleared the draft keeps its own mode, so that a restore
 * includes it.
 */
export function usePrefill(mode: Mode | null, offered: readonly Mode[] | null): boolean {
  const { mode: param } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const isFilled = Object.values(search).some((value) => value !== undefined);

  const isMissing = useEffectEvent((wanted: Mode) => offered?.includes(wanted) === false);
  useEffect(() => {
    if (!mode || !isFilled) return;
    let isOver = false;
    // Few addresses have values, so the code that reads them is loaded on demand.
    void Promise.all([import('./prefill.ts'), import('./offerDraftRestore.ts')]).then(
      ([{ applyPrefill, readPrefill, replacesPrompt }, { offerDraftRestore, tellNotOffered }]) => {
        const prefill = isOver ? null : readPrefill(search);
        if (!prefill) return;
        const session = draftSession();
        // An address with a mode decides it; for /generate the query does.
        const wanted = param ? mode : (prefill.mode ?? mode);
        const before = session.read();
        session.change((current) => applyPrefill(withMode(current, wanted), prefill));
        void navigate({ search: {}, replace: true });
        if (isMissing(wanted)) tellNotOffered();
        if (before && replacesPrompt(before, prefill)) offerDraftRestore(before, navigate);
      },
    );
    return () => {
      isOver = true;
    };
  }, [mode, param, search, isFilled, navigate]);
  return isFilled;
}
