import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Task } from '../../../../contract/generation.ts';
import { saveBlob } from '../../../api/downloadFile.ts';
import { reportDownloadFailure } from '../../../api/reportFailure.ts';
import { showToast } from '../../../ui/showToast.ts';
import { downloadTask, taskFileName } from './taskFile.ts';
import { convertPicture, fetchPicture, type PictureFormat, pictureFileName } from './taskPicture.ts';

/** Saves results on the device and confirms it; a failure is reported by a toast, "Download Failed". */
export function useDownload(task: Task, panel = 0) {
  const { t } = useLingui();
  const [isBusy, setIsBusy] = useState(false);

  async function during(work: () => Promise<string | null>) {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const name = await work();
      if (name) showToast({ type: 'success', title: t`Saved in your downloads`, description: name });
    } catch (error) {
      reportDownloadFailure(error);
    }
    setIsBusy(false);
  }

  return {
    isBusy,
    downloadClip: () => during(async () => ((await downloadTask(task)) ? taskFileName(task) : null)),
    downloadPicture: (format: PictureFormat) =>
      during(async () => {
        const name = pictureFileName(task, format, panel);
        saveBlob(await convertPicture(await fetchPicture(task, panel), format), name);
        return name;
      }),
  };
}
