import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { UseNavigateResult } from '@tanstack/react-router';
import { showToast } from '../../../ui/toasts.ts';
import { modePathFor } from '../modes.ts';
import { type Draft, isPristine } from './draft.ts';
import { draftSession } from './useDraft.ts';

/**
 * Offers a draft that was replaced back, for as long as the toast is there; nothing is offered when nothing was lost.
 * The composer's catalog must be loaded.
 */
export function offerBack(before: Draft, navigate: UseNavigateResult<string>): void {
  if (isPristine(before)) return;

  async function takeBack() {
    // The address decides the mode on the screen, so it comes first.
    await navigate({ to: '/generate/{-$mode}', params: { mode: modePathFor(before.mode) }, search: {}, replace: true });
    draftSession().change((current) => ({ ...before, idempotencyKey: current.idempotencyKey }));
  }

  // At the top: the phone's bottom is where the button with the price is.
  showToast({
    position: 'top-right',
    title: i18n._(msg`Your earlier draft is kept`),
    action: { label: i18n._(msg`Bring it back`), onTake: () => void takeBack() },
  });
}
