import type { ReactNode } from 'react';
import { useDraft } from './useDraft.ts';

/** Passes the current draft's prompt to its children; an empty one when there is none, or it was sent already. */
export function UnfinishedDraft({ children }: { children: (prompt: string) => ReactNode }) {
  const { draft } = useDraft();
  return children(draft && draft.prompt !== draft.sentPrompt ? draft.prompt.trim() : '');
}
