import { useState } from 'react';
import type { Task } from '../../../../contract/generation.ts';
import { saveBlob } from '../../../api/downloadFile.ts';
import { reportDownloadFailure } from '../../../api/reportFailure.ts';
import { downloadTask } from './taskFile.ts';
import { convertPicture, fetchPicture, type PictureFormat, pictureFileName } from './taskPicture.ts';

/** Saves results on the device, which a toast confirms; a failure is reported by a toast, "Download Failed". */
export function useDownload(task: Task, panel = 0) {
  const [isBusy, setIsBusy] = useState(false);

  async function during(work: () => Promise<unknown>) {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      reportDownloadFailure(error);
    }
    setIsBusy(false);
  }

  return {
    isBusy,
    downloadClip: () => during(() => downloadTask(task)),
    downloadPicture: (format: PictureFormat) =>
      during(async () =>
        saveBlob(await convertPicture(await fetchPicture(task, panel), format), pictureFileName(task, format, panel)),
      ),
  };
}
