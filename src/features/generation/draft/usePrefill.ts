import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { Mode } from '../../../../contract/generation.ts';

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
  const readOffered = useEffectEvent(() => offered);

  useEffect(() => {
    if (!mode || !isFilled) return;
    let isOver = false;
    // Few addresses have values, so the code that reads them is loaded on demand.
    void import('./fillDraft.ts').then(({ fillDraft }) => {
      if (!isOver) fillDraft(search, { mode, hasMode: param !== undefined, offered: readOffered(), navigate });
    });
    return () => {
      isOver = true;
    };
  }, [mode, param, search, isFilled, navigate]);
  return isFilled;
}
