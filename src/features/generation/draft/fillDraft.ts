import type { UseNavigateResult } from '@tanstack/react-router';
import type { Mode } from '../../../../contract/generation.ts';
import { withMode } from './draft.ts';
import { offerDraftRestore, tellNotOffered } from './offerDraftRestore.ts';
import { applyPrefill, readPrefill, replacesPrompt } from './prefill.ts';
import { draftSession } from './useDraft.ts';

interface Filling {
  /** The mode on the screen. */
  mode: Mode;
  /** Whether the address has a mode, which decides it; for /generate the query does. */
  hasMode: boolean;
  /** The modes that can be chosen; null while some are unknown. */
  offered: readonly Mode[] | null;
  navigate: UseNavigateResult<string>;
}

/** Fills the draft from the query of an address and clears the query. Does nothing if it has no values. */
export function fillDraft(search: unknown, { mode, hasMode, offered, navigate }: Filling): void {
  const prefill = readPrefill(search);
  if (!prefill) return;
  const session = draftSession();
  const wanted = hasMode ? mode : (prefill.mode ?? mode);
  const before = session.read();
  session.change((current) => applyPrefill(withMode(current, wanted), prefill));
  void navigate({ search: {}, replace: true } as never);
  if (offered && !offered.includes(wanted)) tellNotOffered();
  if (before && replacesPrompt(before, prefill)) offerDraftRestore(before, navigate);
}
