import { generationEndpoints, type Task } from '../../../../contract/generation.ts';
import { fetchFile } from '../../../api/callApi.ts';
import type { DraftImage } from '../draft/draft.ts';
import { storePicture } from './storePicture.ts';

/** Fetches the input images of a task for a draft, in order. Throws as callApi does. */
export async function fetchInputImages({ id, inputs }: Task): Promise<DraftImage[]> {
  const images: DraftImage[] = [];
  // One at a time: a decoded photo is large, and a phone has little memory.
  for (const input of inputs)
    images.push(
      await storePicture((await fetchFile(generationEndpoints.inputImage, { params: { id, input: input.id } })).blob),
    );
  return images;
}
