import { useNavigate } from '@tanstack/react-router';
import type { Mode } from '../../../../contract/generation.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { modePathFor } from '../modes.ts';
import { type Draft, withMode } from './draft.ts';
import { offerBack } from './offerBack.ts';
import { draftSession } from './useDraft.ts';

/** Puts another request into the composer, of this mode, and goes there. What somebody had begun is offered back. */
export function useReplaceDraft() {
  const navigate = useNavigate();
  return async (mode: Mode, edit: (draft: Draft) => Draft): Promise<void> => {
    const session = draftSession();
    // The toast's words may not be there yet: this is used outside of the generator too.
    const [before] = await Promise.all([session.opened(), loadMessages('composer')]);
    session.change((current) => edit(withMode(current, mode)));
    void navigate({ to: '/generate/{-$mode}', params: { mode: modePathFor(mode) }, search: {} });
    offerBack(before, navigate);
  };
}
