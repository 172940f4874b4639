import type { DraftImage } from '../draft/draft.ts';
import { randomKey } from '../../../offline/randomKey.ts';
import { draftImages } from '../draft/useDraft.ts';
import { type PreparedImage, prepareImage } from './prepareImage.ts';

/** Checks an image, prepares it for sending and stores it for the draft. @throws ImageRefusedError */
export async function storePicture(file: Blob): Promise<DraftImage> {
  return storePrepared(await prepareImage(file));
}

/** Stores a prepared image. Its bytes first, so that a draft never refers to missing ones. */
export async function storePrepared({ blob, width, height }: PreparedImage): Promise<DraftImage> {
  const id = randomKey();
  await draftImages().keep(id, blob);
  return { id, width, height };
}
