import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { UseNavigateResult } from '@tanstack/react-router';
import { showToast } from '../../../ui/showToast.ts';
import { modePathFor } from '../modePaths.ts';
import { type Draft, isPristine } from './draft.ts';
import { draftSession } from './useDraft.ts';

/**
 * Shows a toast that offers to restore a replaced draft; nothing if it was pristine. The composer's catalog must be
 * loaded.
 */
export function offerDraftRestore(before: Draft, navigate: UseNavigateResult<string>): void {
  if (isPristine(before)) return;

  async function restore() {
    // The address decides the mode on the screen, so it changes first.
    await navigate({ to: '/generate/{-$mode}', params: { mode: modePathFor(before.mode) }, search: {}, replace: true });
    draftSession().change((current) => ({ ...before, idempotencyKey: current.idempotencyKey }));
  }

  // At the top, because phones have the submit button at the bottom.
  showToast({
    position: 'top-right',
    title: i18n._(msg`Your earlier draft is kept`),
    action: { label: i18n._(msg`Bring it back`), onTake: () => void restore() },
  });
}
