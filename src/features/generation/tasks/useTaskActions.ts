import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Task } from '../../../../contract/generation.ts';
import { MAX_SEED } from '../../../../contract/limits.ts';
import { reportFailure } from '../../../api/reportFailure.ts';
import { showToast } from '../../../ui/toasts.ts';
import { withImages } from '../draft/draft.ts';
import { applyPrefill, prefillOf } from '../draft/prefill.ts';
import { useReplaceDraft } from '../draft/useReplaceDraft.ts';
import { modePathFor } from '../modes.ts';
import { downloadTask, shareTask } from './taskFile.ts';

/** What can be done with a finished task: each says itself how it went. */
export function useTaskActions(task: Task) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const replaceDraft = useReplaceDraft();
  const [isDownloading, setIsDownloading] = useState(false);
  const [isBringing, setIsBringing] = useState(false);

  async function download() {
    if (isDownloading) return;
    setIsDownloading(true);
    await downloadTask(task);
    setIsDownloading(false);
  }

  async function share() {
    try {
      await shareTask(task);
    } catch (error) {
      // The device wants a fresh press once the file is there; the file is in the cache by then.
      if (error instanceof DOMException && error.name === 'NotAllowedError') {
        showToast({ title: t`Ready to share`, action: { label: t`Share`, onTake: () => void share() } });
      } else {
        reportFailure(error);
      }
    }
  }

  async function again(seed?: number) {
    const prefill = prefillOf(task, { seed });
    if (task.inputs.length === 0)
      return navigate({ to: '/generate/{-$mode}', params: { mode: modePathFor(task.mode) }, search: prefill });
    if (isBringing) return;
    setIsBringing(true);
    try {
      const { bringInputs } = await import('../images/bringInputs.ts');
      const images = await bringInputs(task);
      await replaceDraft(task.mode, (current) => applyPrefill(withImages(current, images), prefill));
    } catch (error) {
      reportFailure(error);
    }
    setIsBringing(false);
  }

  return {
    download,
    isDownloading,
    share,
    /** The pictures it was made from are on their way into the composer. */
    isBringing,
    goAgain: () => void again(),
    goAgainWithSeed: () => void again(task.settings.seed),
    vary: () => void again(Math.floor(Math.random() * (MAX_SEED + 1))),
  };
}
