import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { UseNavigateResult } from '@tanstack/react-router';
import { showToast } from '../../../ui/showToast.ts';
import { modePathFor } from '../modePaths.ts';
import { randomKey } from '../../../offline/randomKey.ts';
import { type Draft, emptyDraft, isPristine, withMode } from './draft.ts';
import { draftSession } from './useDraft.ts';

/**
 * Shows a toast that offers to restore a replaced draft; nothing if it was pristine. What was written meanwhile can be
 * brought back in the same way. The composer's catalog must be loaded.
 * @param after what has replaced it, which needs no bringing back
 */
export function offerDraftRestore(
  before: Draft,
  navigate: UseNavigateResult<string>,
  after = draftSession().read(),
): void {
  if (isPristine(before)) return;

  async function restore() {
    // The address decides the mode on the screen, so it changes first.
    await navigate({ to: '/generate/{-$mode}', params: { mode: modePathFor(before.mode) }, search: {}, replace: true });
    const typed = draftSession().read();
    draftSession().change((current) => withKeyOf(current, before));
    if (typed && typed !== after) offerDraftRestore(typed, navigate);
  }

  // At the top, because phones have the submit button at the bottom.
  showToast({
    position: 'top-right',
    title: i18n._(msg`Your earlier draft is kept`),
    description: before.prompt,
    action: { label: i18n._(msg`Bring it back`), onTake: () => void restore() },
  });
}

/** Says that the generator shows another mode than a link has asked for. The composer's catalog must be loaded. */
export function tellNotOffered(): void {
  showToast({
    position: 'top-right',
    title: i18n._(msg`This mode needs a model that is not switched on. Here is the nearest one.`),
  });
}

/** Empties the draft but for its mode; the earlier one can be brought back. */
export function startFresh(before: Draft, navigate: UseNavigateResult<string>): void {
  draftSession().change((current) => withKeyOf(current, withMode(emptyDraft(randomKey), current.mode)));
  offerDraftRestore(before, navigate);
}

/** Another draft that replaces this one: no request was accepted, so the key stays. */
const withKeyOf = ({ idempotencyKey, uncertainKey }: Draft, other: Draft): Draft => ({
  ...other,
  idempotencyKey,
  uncertainKey,
});
