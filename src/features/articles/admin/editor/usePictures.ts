import { useRef, useState } from 'react';
import { articlesEndpoints } from '../../../../../contract/articles.ts';
import { UPLOAD_FIELD } from '../../../../../contract/articleWords.ts';
import { callApi } from '../../../../api/callApi.ts';
import { ApiError } from '../../../../api/errors.ts';
import { codeText, errorText } from '../../../../api/errorTexts.ts';
import { uploadFile } from '../../../../api/uploadFile.ts';
import type { UploadedPicture } from '../tools/PictureTool.ts';

/** The text for a refused picture: that of its own field, else the error's. */
function describePictureError(error: unknown): string {
  const field = error instanceof ApiError ? (error.fields[UPLOAD_FIELD] ?? error.fields.media_id) : undefined;
  return field ? codeText(field.code, field.message) : errorText(error);
}

/** The sources of an article's pictures: files, and a dialog with the writer's own items. */
export function usePictures() {
  const [isChoosing, setIsChoosing] = useState(false);
  const answer = useRef<((mediaId: string | null) => void) | null>(null);

  function finish(mediaId: string | null): void {
    setIsChoosing(false);
    answer.current?.(mediaId);
    answer.current = null;
  }

  return {
    pictures: {
      upload: async (file: Blob, onProgress: (share: number) => void): Promise<UploadedPicture> =>
        (await uploadFile(articlesEndpoints.uploadMedia, { field: UPLOAD_FIELD, file, onProgress })).data,
      async chooseItem(onChosen: () => void): Promise<UploadedPicture | null> {
        setIsChoosing(true);
        const mediaId = await new Promise<string | null>((resolve) => (answer.current = resolve));
        if (!mediaId) return null;
        onChosen();
        return (await callApi(articlesEndpoints.useWork, { body: { media_id: mediaId } })).data;
      },
      describe: describePictureError,
    },
    dialog: { isOpen: isChoosing, onClose: () => finish(null), onChoose: finish },
  };
}
