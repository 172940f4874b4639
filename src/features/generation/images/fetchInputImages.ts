import { i18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { generationEndpoints, type Task } from '../../../../contract/generation.ts';
import { fetchFile } from '../../../api/callApi.ts';
import { ApiError } from '../../../api/errors.ts';
import { showToast } from '../../../ui/showToast.ts';
import type { DraftImage } from '../draft/draft.ts';
import { storePicture } from './storePicture.ts';

const NOT_FOUND = 404;

/**
 * Fetches the input images of a task for a draft, in order. Those that no longer exist are left out, which a toast says.
 * Throws as callApi does.
 */
export async function fetchInputImages({ id, inputs }: Task): Promise<DraftImage[]> {
  const images: DraftImage[] = [];
  // One at a time: a decoded photo is large, and a phone has little memory.
  for (const input of inputs) {
    const file = await fetchFile(generationEndpoints.inputImage, { params: { id, input: input.id } }).catch(
      (error: unknown) => {
        if (error instanceof ApiError && error.status === NOT_FOUND) return null;
        throw error;
      },
    );
    if (file) images.push(await storePicture(file.blob));
  }
  const missing = inputs.length - images.length;
  if (missing > 0)
    // At the top, because phones have the submit button at the bottom.
    showToast({
      position: 'top-right',
      title: i18n._(
        msg`${plural(missing, {
          one: 'One image of this work no longer exists',
          other: '# images of this work no longer exist',
        })}`,
      ),
      description:
        images.length > 0
          ? i18n._(msg`Add another one, or go on with what is here.`)
          : i18n._(msg`Only the text and the settings are here. Add an image to go on.`),
    });
  return images;
}
