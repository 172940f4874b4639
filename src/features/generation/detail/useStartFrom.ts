import { useState } from 'react';
import { generationEndpoints, type Mode, type Task } from '../../../../contract/generation.ts';
import { fetchFile } from '../../../api/callApi.ts';
import { reportFailure } from '../../../api/reportFailure.ts';
import { withImages, withPrompt } from '../draft/draft.ts';
import { useReplaceDraft } from '../draft/useReplaceDraft.ts';
import { keepPicture } from '../images/keepPicture.ts';

/** Opens the generator with an own picture attached: to make it move, or to change it. */
export function useStartFrom(task: Task) {
  const replaceDraft = useReplaceDraft();
  const [busyMode, setBusyMode] = useState<Mode | null>(null);

  async function start(mode: Mode) {
    if (busyMode) return;
    setBusyMode(mode);
    try {
      const { blob } = await fetchFile(generationEndpoints.downloadImage, { params: { id: task.id } });
      const image = await keepPicture(blob);
      // What is to move is described by what is seen; what is to change is not.
      const prompt = mode === 'image-to-video' ? task.prompt : '';
      await replaceDraft(mode, (current) => withPrompt(withImages(current, [image]), prompt, null));
    } catch (error) {
      reportFailure(error);
    }
    setBusyMode(null);
  }

  return { start, busyMode };
}
