import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Task } from '../../../../contract/generation.ts';
import { MAX_SEED } from '../../../../contract/limits.ts';
import { reportFailure } from '../../../api/reportFailure.ts';
import { showToast } from '../../../ui/toasts.ts';
import { prefillOf } from '../draft/prefill.ts';
import { modePathFor } from '../modes.ts';
import { downloadTask, shareTask } from './taskFile.ts';

/** What can be done with a finished task: each says itself how it went. */
export function useTaskActions(task: Task) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isDownloading, setIsDownloading] = useState(false);

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

  const again = (seed?: number) => void navigate({ to: '/generate/{-$mode}', params: { mode: modePathFor(task.mode) }, search: prefillOf(task, { seed }) });

  return { download, isDownloading, share, goAgain: () => again(), goAgainWithSeed: () => again(task.settings.seed), vary: () => again(Math.floor(Math.random() * (MAX_SEED + 1))) };
}
