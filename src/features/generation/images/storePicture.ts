import type { DraftImage } from '../draft/draft.ts';
import { randomKey } from '../../../offline/randomKey.ts';
import { draftImages } from '../draft/useDraft.ts';
import { type PreparedImage, prepareImage } from './prepareImage.ts';

/** Checks a picture, makes it ready to send and keeps it for the draft. @throws ImageRefusedError */
export async function storePicture(file: Blob): Promise<DraftImage> {
  return storePrepared(await prepareImage(file));
}

/** Keeps a picture that is ready. The bytes first: a draft never names what is not there. */
export async function storePrepared({ blob, width, height }: PreparedImage): Promise<DraftImage> {
  const id = randomKey();
  await draftImages().keep(id, blob);
  return { id, width, height };
}
