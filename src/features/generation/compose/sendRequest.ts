import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { generationEndpoints } from '../../../../contract/generation.ts';
import type { ErrorCode } from '../../../../contract/errorCodes.ts';
import { callApi } from '../../../api/callApi.ts';
import { ApiError, isConnectionError } from '../../../api/errors.ts';
import { reportFailure } from '../../../api/reportFailure.ts';
import { cacheSpendable } from '../../credits/balanceCache.ts';
import { type ModeRequest, toRequest } from '../draft/toRequest.ts';
import { isUncertain, recordSending } from '../draft/uncertainKey.ts';
import { draftSession } from '../draft/useDraft.ts';
import { classifyRefusal } from '../refusals/refusal.ts';
import { RefusedError } from '../refusals/refusedError.ts';
import { cacheTask } from '../tasks/taskCache.ts';
import type { GenerationRequest } from './generationRequest.ts';

/** The code that reads images is loaded with the first one. */
async function readImages(ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { encodeImages } = await import('../images/encodeImages.ts');
  return encodeImages(ids);
}

/**
 * Sends the composer's request and caches the new tasks and balance. Offline, while the model is paused, or when no
 * answer arrives, it is queued instead under the same key: if the server did receive it, it recognises the key. Then it
 * counts as one that may have arrived, which is withdrawn when it is taken back.
 * @throws RefusedError, or as callApi does; an error with neither a field nor a dialog to show it is also reported by a
 * toast
 */
export async function sendOrQueue(queryClient: QueryClient, request: GenerationRequest): Promise<void> {
  // Without a price it was pressed offline: the network may be back by now, but nobody has seen what it costs.
  const isSent = onlineManager.isOnline() && !request.isPaused && request.maxCoins !== null;
  if (isSent) {
    try {
      const { data } = await send(request);
      for (const task of data.items.toReversed()) cacheTask(queryClient, task);
      cacheSpendable(queryClient, data.balance);
      return;
    } catch (error) {
      if (!isConnectionError(error)) throw error;
    }
  }
  const { queueRequest } = await import('../outbox/queueRequest.ts');
  await queueRequest(queryClient, request, { wasSent: isSent || isUncertain(request.draft) });
}

async function send({ mode, prompt, settings, imageIds, maxCoins, draft }: GenerationRequest) {
  const checked = toRequest({
    mode,
    prompt,
    settings,
    images: await readImages(imageIds),
    maxCoins: maxCoins ?? undefined,
  });
  if (!checked.isValid) throw new RefusedError({ kind: 'fields', issues: checked.issues });
  const { idempotencyKey } = draft;
  // Stored before anything is sent, because the app may be closed before the answer.
  draftSession().change((current) => recordSending(current, idempotencyKey, true));
  try {
    return await callMode(checked.request, idempotencyKey);
  } catch (error) {
    if (isOwnRefusal(error)) draftSession().change((current) => recordSending(current, idempotencyKey, false));
    const refusal = error instanceof ApiError ? classifyRefusal(error) : null;
    const isTold = refusal ? refusal.kind !== 'other' || isPlanned(refusal.code) : isConnectionError(error);
    // The button to try again with is at the bottom.
    if (!isTold) reportFailure(error, 'top-right');
    throw refusal ? new RefusedError(refusal) : error;
  }
}

/** True when our server has said no; a proxy's answer, or a failure, says nothing about what was executed. */
const isOwnRefusal = (error: unknown) => error instanceof ApiError && error.status < 500 && error.code !== 'http_error';

/** The plan below the text has shown this already, with alternatives. */
const isPlanned = (code: ErrorCode | null) => code === 'subject_unknown' || code === 'edit_unknown';

function callMode(request: ModeRequest, idempotencyKey: string) {
  switch (request.mode) {
    case 'text-to-video':
      return callApi(generationEndpoints.generateVideo, { body: request.body, idempotencyKey });
    case 'image-to-video':
      return callApi(generationEndpoints.generateFromImage, { body: request.body, idempotencyKey });
    case 'text-to-image':
      return callApi(generationEndpoints.generateImage, { body: request.body, idempotencyKey });
    case 'image-edit':
      return callApi(generationEndpoints.editImage, { body: request.body, idempotencyKey });
    case 'multi-image':
      return callApi(generationEndpoints.generateMultiImage, { body: request.body, idempotencyKey });
    case 'storyboard':
      return callApi(generationEndpoints.generateStoryboard, { body: request.body, idempotencyKey });
  }
}
