import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Task } from '../../../../contract/generation.ts';
import { MAX_SEED } from '../../../../contract/limits.ts';
import { reportFailure } from '../../../api/reportFailure.ts';
import { showToast } from '../../../ui/showToast.ts';
import { withImages } from '../draft/draft.ts';
import { applyPrefill, prefillOf } from '../draft/prefill.ts';
import { useReplaceDraft } from '../draft/useReplaceDraft.ts';
import { modePathFor } from '../modePaths.ts';
import { shareTask } from './shareTask.ts';

/** The actions on a finished task; each reports its own result. @param panel the panel of a storyboard, from 0 */
export function useTaskActions(task: Task, panel = 0) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const replaceDraft = useReplaceDraft();
  const [isBringing, setIsBringing] = useState(false);

  async function share() {
    try {
      await shareTask(task, panel);
    } catch (error) {
      // Some devices want a new press once the file is loaded; it is cached by then.
      if (error instanceof DOMException && error.name === 'NotAllowedError') {
        showToast({ title: t`Ready to share`, action: { label: t`Share`, onTake: () => void share() } });
      } else {
        reportFailure(error);
      }
    }
  }

  async function again(wanted?: Parameters<typeof prefillOf>[1]) {
    const prefill = prefillOf(task, wanted);
    if (task.inputs.length === 0)
      return navigate({ to: '/generate/{-$mode}', params: { mode: modePathFor(task.mode) }, search: prefill });
    if (isBringing) return;
    setIsBringing(true);
    try {
      const { fetchInputImages } = await import('../images/fetchInputImages.ts');
      const images = await fetchInputImages(task);
      await replaceDraft(task.mode, (current) => applyPrefill(withImages(current, images), prefill));
    } catch (error) {
      reportFailure(error);
    }
    setIsBringing(false);
  }

  return {
    share,
    /** The input images are being copied into the composer. */
    isBringing,
    goAgain: () => void again(),
    goAgainWithSeed: () => void again({ seed: task.settings.seed }),
    vary: () => void again({ seed: Math.floor(Math.random() * (MAX_SEED + 1)), isVariation: true }),
  };
}
