import { generationEndpoints, type Task } from '../../../../contract/generation.ts';
import { fetchFile } from '../../../api/callApi.ts';
import { taskFileName } from './taskFile.ts';
import { fetchTask } from './taskQuery.ts';

/** The formats in which images can be saved. One is the file itself (`storedFormat`), the others are made on the device. */
export const PICTURE_FORMATS = ['png', 'jpg', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

const MIME_TYPES: Record<PictureFormat, string> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };
const JPG_QUALITY = 0.93;

/**
 * The stored bytes of an image, or of one panel of a storyboard.
 * @param panel from 0
 */
export async function fetchPicture(task: Task, panel = 0): Promise<Blob> {
  if (task.panels.length <= 1)
    return (await fetchFile(generationEndpoints.downloadImage, { params: { id: task.id } })).blob;
  let answer = await fetch(task.panels[panel]?.url ?? '');
  if (answer.status === 403) {
    // The link has expired.
    const { data } = await fetchTask(task.kind, task.id);
    answer = await fetch(data.panels[panel]?.url ?? '');
  }
  if (!answer.ok) throw new Error(`The panel answered ${answer.status}.`);
  return answer.blob();
}

/** The format in which the engine delivered it, if it is one of them. */
export function storedFormat(task: Task, panel = 0): PictureFormat | undefined {
  const type = (task.panels[panel] ?? task.media)?.mime_type;
  return PICTURE_FORMATS.find((format) => MIME_TYPES[format] === type);
}

/** The name of that file; a panel's has its number: "kilas-pagi-di-pasar-42-2.png". */
export function pictureFileName(task: Task, format: PictureFormat, panel = 0): string {
  const number = task.panels.length > 1 ? `-${panel + 1}` : '';
  return taskFileName(task).replace(/\.\w+$/, `${number}.${format}`);
}

/**
 * Converts an image to another format. PNG keeps transparency; JPG cannot, so transparent parts become white.
 * @throws when the device cannot draw it (too large for its memory)
 */
export async function convertPicture(picture: Blob, format: PictureFormat): Promise<Blob> {
  const type = MIME_TYPES[format];
  if (picture.type === type) return picture;
  const bitmap = await createImageBitmap(picture);
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This device cannot draw the picture.');
  if (format === 'jpg') {
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  pen.drawImage(bitmap, 0, 0);
  bitmap.close();
  const converted = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, JPG_QUALITY));
  if (converted?.type !== type) throw new Error(`This device cannot make a ${format}.`);
  return converted;
}
