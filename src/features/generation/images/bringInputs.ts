import { generationEndpoints, type Task } from '../../../../contract/generation.ts';
import { fetchFile } from '../../../api/callApi.ts';
import type { DraftImage } from '../draft/draft.ts';
import { storePicture } from './storePicture.ts';

/** Brings the pictures that an item was made from back for a draft, in their order. Throws as callApi does. */
export async function bringInputs({ id, inputs }: Task): Promise<DraftImage[]> {
  const images: DraftImage[] = [];
  // One by one: a decoded photo is large, and a phone's memory is not.
  for (const input of inputs)
    images.push(
      await storePicture((await fetchFile(generationEndpoints.inputImage, { params: { id, input: input.id } })).blob),
    );
  return images;
}
