import { eq } from 'drizzle-orm';
import type { Kind } from '../../../contract/generation.ts';
import { sendFile } from '../../media/sendFile.ts';
import { resultKey } from '../../media/storageKeys.ts';
import { mediaFiles } from '../../media/tables.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { downloadName } from './downloadName.ts';
import { findTask } from '../library/findTask.ts';
import type { GenerationDeps } from '../generationDeps.ts';

/** The finished file, named after its prompt. @throws ApiError not_found, task_not_ready */
export async function downloadTask({
  deps,
  userId,
  kind,
  id,
  request,
}: {
  deps: GenerationDeps;
  userId: string;
  kind: Kind;
  id: string;
  request: Request;
}): Promise<Response> {
  const task = await findTask(deps.database, { userId, kind, id });
  if (!task.mediaId) throw new ApiError('task_not_ready');
  const [file] = await deps.database.select().from(mediaFiles).where(eq(mediaFiles.id, task.mediaId));
  if (!file) throw new ApiError('not_found');
  return sendFile({
    storage: deps.storage,
    key: resultKey(file.id, 'main'),
    mimeType: file.mimeType,
    sizeBytes: file.sizeBytes,
    request,
    downloadName: downloadName({ prompt: task.prompt, mimeType: file.mimeType }),
  });
}
