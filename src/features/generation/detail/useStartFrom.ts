import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { generationEndpoints, type Mode, type Task } from '../../../../contract/generation.ts';
import { fetchFile } from '../../../api/callApi.ts';
import { reportFailure } from '../../../api/reportFailure.ts';
import { showToast } from '../../../ui/toasts.ts';
import { isPristine, withImages, withMode, withPrompt } from '../draft/draft.ts';
import { createKey, draftImages, draftSession } from '../draft/useDraft.ts';
import { prepareImage } from '../images/prepareImage.ts';
import { modePathFor } from '../modes.ts';

/** Opens the generator with an own picture attached: to make it move, or to change it. An earlier draft is offered back. */
export function useStartFrom(task: Task) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [busyMode, setBusyMode] = useState<Mode | null>(null);

  async function start(mode: Mode) {
    if (busyMode) return;
    setBusyMode(mode);
    try {
      const { blob } = await fetchFile(generationEndpoints.downloadImage, { params: { id: task.id } });
      const { blob: ready, width, height } = await prepareImage(blob);
      const id = createKey();
      await draftImages().keep(id, ready);
      const session = draftSession();
      const before = session.read();
      // What is to move is described by what is seen; what is to change is not.
      const prompt = mode === 'image-to-video' ? task.prompt : '';
      session.change((current) => withMode(withPrompt(withImages(current, [{ id, width, height }]), prompt, null), mode));
      void navigate({ to: '/generate/{-$mode}', params: { mode: modePathFor(mode) }, search: {} });
      if (before && !isPristine(before)) {
        showToast({ title: t`Your earlier draft was replaced`, action: { label: t`Bring it back`, onTake: () => session.change((current) => ({ ...before, mode, idempotencyKey: current.idempotencyKey })) } });
      }
    } catch (error) {
      reportFailure(error);
    }
    setBusyMode(null);
  }

  return { start, busyMode };
}
