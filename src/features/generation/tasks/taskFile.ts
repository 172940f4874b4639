import { generationEndpoints, type Task } from '../../../../contract/generation.ts';
import { downloadFile } from '../../../api/downloadFile.ts';

const EXTENSIONS: Record<string, string> = {
  'video/mp4': 'mp4',
  'image/webp': 'webp',
  'image/png': 'png',
  'image/jpeg': 'jpg',
};
/** Long enough to tell files apart, short enough for every file system. */
const SLUG_LENGTH = 48;

/** A file name made from the prompt: "kilas-pantai-saat-senja-42.mp4". */
export function taskFileName(task: Task): string {
  const words =
    task.prompt
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const slug = words.join('-').slice(0, SLUG_LENGTH).replace(/-+$/, '');
  const extension = EXTENSIONS[task.media?.mime_type ?? ''] ?? (task.kind === 'video' ? 'mp4' : 'webp');
  return `${['kilas', slug, task.settings.seed].filter((part) => part !== '').join('-')}.${extension}`;
}

const endpointOf = (task: Task) =>
  task.kind === 'video' ? generationEndpoints.downloadVideo : generationEndpoints.downloadImage;

/** Saves the result on the device. A failure is reported by a toast, "Download Failed". */
export function downloadTask(task: Task): Promise<boolean> {
  return downloadFile(endpointOf(task), taskFileName(task), { params: { id: task.id } });
}

/** Whether this device can share a file of that type with other apps. */
export function canShareTask(task: Task): boolean {
  if (!task.media || typeof navigator.canShare !== 'function') return false;
  return navigator.canShare({ files: [new File([], taskFileName(task), { type: task.media.mime_type })] });
}
