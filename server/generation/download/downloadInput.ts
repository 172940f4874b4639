import { sendFile } from '../../media/sendFile.ts';
import { inputKey } from '../../media/storageKeys.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { findTask } from '../library/findTask.ts';
import type { GenerationDeps } from '../generationDeps.ts';

/** The full-size input picture of a task, so that it can be used again. @throws ApiError not_found */
export async function downloadInput({
  deps,
  userId,
  id,
  inputId,
  request,
}: {
  deps: GenerationDeps;
  userId: string;
  id: string;
  inputId: string;
  request: Request;
}): Promise<Response> {
  const task = await findTask(deps.database, { userId, id });
  if (!task.inputIds.includes(inputId)) throw new ApiError('not_found');
  return sendFile({ storage: deps.storage, key: inputKey(inputId, 'main'), mimeType: 'image/webp', request });
}
