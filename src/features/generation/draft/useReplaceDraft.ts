import { useNavigate } from '@tanstack/react-router';
import type { Mode } from '../../../../contract/generation.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { modePathFor } from '../modePaths.ts';
import { type Draft, withMode } from './draft.ts';
import { offerDraftRestore } from './offerDraftRestore.ts';
import { draftSession } from './useDraft.ts';

/** Replaces the draft with another one of this mode, goes to the composer, and offers to restore the earlier draft. */
export function useReplaceDraft() {
  const navigate = useNavigate();
  return async (mode: Mode, edit: (draft: Draft) => Draft): Promise<void> => {
    const session = draftSession();
    // The toast's texts may not be loaded: this is also used outside of the generator.
    const [before] = await Promise.all([session.opened(), loadMessages('composer')]);
    session.change((current) => edit(withMode(current, mode)));
    void navigate({ to: '/generate/{-$mode}', params: { mode: modePathFor(mode) }, search: {} });
    // What was sent as it is can be used again from its result.
    if (before.prompt !== before.sentPrompt || before.images.length > 0) offerDraftRestore(before, navigate);
  };
}
