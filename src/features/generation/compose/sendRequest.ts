import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { generationEndpoints, type Mode } from '../../../../contract/generation.ts';
import type { MessageCode } from '../../../../contract/messages.ts';
import { callApi } from '../../../api/callApi.ts';
import { ApiError, isConnectionError } from '../../../api/errors.ts';
import { reportFailure } from '../../../api/reportFailure.ts';
import { cacheSpendable } from '../../credits/balanceCache.ts';
import type { Draft } from '../draft/draft.ts';
import type { FittedSettings } from '../draft/fitSettings.ts';
import { type ModeRequest, toRequest } from '../draft/toRequest.ts';
import { sortRefusal } from '../refusals/refusal.ts';
import { RefusedError } from '../refusals/refusedError.ts';
import { cacheTask } from '../tasks/taskCache.ts';

export interface GenerationRequest {
  mode: Mode;
  prompt: string;
  settings: FittedSettings;
  /** Pictures of the draft that the mode uses, in order. */
  imageIds: readonly string[];
  /** The price on the button: the server refuses a higher one. Null where it could not be asked for. */
  maxCoins: number | null;
  /** The model begins nothing new for now: it waits in the queue until it does. */
  isPaused: boolean;
  /** What it was made of; the key is its. */
  draft: Draft;
}

/** Reading pictures comes with the first one. */
async function readImages(ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { encodeImages } = await import('../images/encodeImages.ts');
  return encodeImages(ids);
}

/**
 * Sends what the composer holds, and brings the new tasks to every list and the new balance to whoever shows it. Without
 * a network, while the model is paused, or when no answer comes, it goes into the queue instead, under the same key: should it have arrived after
 * all, the server knows it again.
 * Throws RefusedError, or as callApi does; what has neither a field nor a dialog to stand in
 * is told by the generic toast too.
 */
export async function sendOrQueue(queryClient: QueryClient, request: GenerationRequest): Promise<void> {
  if (onlineManager.isOnline() && !request.isPaused) {
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
  await queueRequest(queryClient, request);
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
  try {
    return await callMode(checked.request, draft.idempotencyKey);
  } catch (error) {
    const refusal = error instanceof ApiError ? sortRefusal(error) : null;
    // The button to try again with is at the bottom.
    const isTold = refusal ? refusal.kind !== 'rejection' || isPlanned(refusal.code) : isConnectionError(error);
    if (!isTold) reportFailure(error, 'top-right');
    throw refusal ? new RefusedError(refusal) : error;
  }
}

/** What the plan under the text has said already, with what can be done instead. */
const isPlanned = (code: MessageCode | null) => code === 'subject_unknown' || code === 'edit_unknown';

/** The call of each mode. */
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
