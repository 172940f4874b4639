import { generationEndpoints, type Task } from '../../../../contract/generation.ts';
import { fetchFile } from '../../../api/callApi.ts';
import { taskFileName } from './taskFile.ts';
import { fetchPicture, pictureFileName, storedFormat } from './taskPicture.ts';

/**
 * Shares the result, or the shown panel of a storyboard, with another app. Throws AbortError when the person closes the
 * device's share sheet, which is not a failure (reportFailure).
 * @param panel from 0
 */
export async function shareTask(task: Task, panel = 0): Promise<void> {
  const isPicture = task.kind === 'image';
  const blob = isPicture
    ? await fetchPicture(task, panel)
    : (await fetchFile(generationEndpoints.downloadVideo, { params: { id: task.id } })).blob;
  const name = isPicture ? pictureFileName(task, storedFormat(task, panel) ?? 'webp', panel) : taskFileName(task);
  const file = new File([blob], name, { type: blob.type });
  await navigator.share({ files: [file], text: task.prompt });
}
