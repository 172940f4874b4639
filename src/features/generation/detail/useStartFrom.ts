import { useState } from 'react';
import type { Mode, Task } from '../../../../contract/generation.ts';
import { reportFailure } from '../../../api/reportFailure.ts';
import { useModels } from '../compose/useModels.ts';
import { withImages, withPrompt, withSettings } from '../draft/draft.ts';
import { useReplaceDraft } from '../draft/useReplaceDraft.ts';
import { storePicture } from '../images/storePicture.ts';
import { fetchPicture } from '../tasks/taskPicture.ts';
import { startingPrompt } from './startingPrompt.ts';

/** Opens the generator with an own image attached (of a storyboard, the shown panel), to animate or edit it. */
export function useStartFrom(task: Task, panel: number) {
  const replaceDraft = useReplaceDraft();
  const { all } = useModels();
  const [busyMode, setBusyMode] = useState<Mode | null>(null);

  async function start(mode: Mode) {
    if (busyMode) return;
    setBusyMode(mode);
    try {
      const image = await storePicture(await fetchPicture(task, panel));
      const models = all.filter(({ modes }) => modes.includes(mode));
      const prompt = startingPrompt(task, panel, { wanted: mode, models });
      // One: how many were wanted of something else is not how many are wanted of this.
      await replaceDraft(mode, (current) =>
        withSettings(withPrompt(withImages(current, [image]), prompt, null), { count: 1 }),
      );
    } catch (error) {
      reportFailure(error);
    }
    setBusyMode(null);
  }

  return { start, busyMode };
}
