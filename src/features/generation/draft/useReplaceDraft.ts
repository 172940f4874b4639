import { useNavigate } from '@tanstack/react-router';
import type { Mode } from '../../../../contract/generation.ts';
import { modePathFor } from '../modes.ts';
import { type Draft, withMode } from './draft.ts';
import { useOfferBack } from './useOfferBack.ts';
import { draftSession } from './useDraft.ts';

/** Puts another request into the composer, of this mode, and goes there. What somebody had begun is offered back. */
export function useReplaceDraft() {
  const navigate = useNavigate();
  const offerBack = useOfferBack();
  return async (mode: Mode, edit: (draft: Draft) => Draft): Promise<void> => {
    const session = draftSession();
    const before = await session.opened();
    session.change((current) => edit(withMode(current, mode)));
    void navigate({ to: '/generate/{-$mode}', params: { mode: modePathFor(mode) }, search: {} });
    offerBack(before);
  };
}
