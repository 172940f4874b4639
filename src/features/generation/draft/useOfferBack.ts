import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { showToast } from '../../../ui/toasts.ts';
import { modePathFor } from '../modes.ts';
import { type Draft, isPristine } from './draft.ts';
import { draftSession } from './useDraft.ts';

/** Offers a draft that was replaced back, for as long as the toast is there; nothing is offered when nothing was lost. */
export function useOfferBack() {
  const { t } = useLingui();
  const navigate = useNavigate();

  async function takeBack(before: Draft) {
    // The address decides the mode on the screen, so it comes first.
    await navigate({ to: '/generate/{-$mode}', params: { mode: modePathFor(before.mode) }, search: {}, replace: true });
    draftSession().change((current) => ({ ...before, idempotencyKey: current.idempotencyKey }));
  }

  return (before: Draft): void => {
    if (isPristine(before)) return;
    // At the top: the phone's bottom is where the button with the price is.
    showToast({ position: 'top-right', title: t`Your earlier draft was replaced`, action: { label: t`Bring it back`, onTake: () => void takeBack(before) } });
  };
}
