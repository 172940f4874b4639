import { sendFile } from '../media/sendFile.ts';
import { inputKey } from '../media/storageKeys.ts';
import { ApiError } from '../platform/http/apiError.ts';
import { findTask } from './findTask.ts';
import type { GenerationParts } from './parts.ts';

/** A picture that a task was made from, whole, to start from it again. @throws ApiError not_found */
export async function downloadInput({
  parts,
  userId,
  id,
  inputId,
  request,
}: {
  parts: GenerationParts;
  userId: string;
  id: string;
  inputId: string;
  request: Request;
}): Promise<Response> {
  const task = await findTask(parts.database, { userId, id });
  if (!task.inputIds.includes(inputId)) throw new ApiError('not_found');
  return sendFile({ storage: parts.storage, key: inputKey(inputId, 'main'), mimeType: 'image/webp', request });
}
