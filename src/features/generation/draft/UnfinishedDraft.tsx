import type { ReactNode } from 'react';
import { useDraft } from './useDraft.ts';

/** Passes the current draft's prompt to its children; an empty one when there is none. */
export function UnfinishedDraft({ children }: { children: (prompt: string) => ReactNode }) {
  const { draft } = useDraft();
  return children(draft?.prompt.trim() ?? '');
}
