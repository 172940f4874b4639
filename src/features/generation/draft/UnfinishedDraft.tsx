import type { ReactNode } from 'react';
import { useDraft } from './useDraft.ts';

/** Hands the prompt of the draft in the composer to whoever leads back to it; empty when there is none. */
export function UnfinishedDraft({ children }: { children: (prompt: string) => ReactNode }) {
  const { draft } = useDraft();
  return children(draft?.prompt.trim() ?? '');
}
