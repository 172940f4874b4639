import type { QueryClient } from '@tanstack/react-query';
import { generationEndpoints, type Mode } from '../../../../contract/generation.ts';
import { callApi } from '../../../api/callApi.ts';
import { ApiError } from '../../../api/errors.ts';
import { reportFailure } from '../../../api/reportFailure.ts';
import { keepSpendable } from '../../credits/balanceCache.ts';
import type { Draft } from '../draft/draft.ts';
import type { FittedSettings } from '../draft/fitSettings.ts';
import { type ModeRequest, toRequest } from '../draft/toRequest.ts';
import { sortRefusal, type Refusal } from '../refusals/refusal.ts';
import { keepTask } from '../tasks/taskCache.ts';

export interface GenerationRequest {
  mode: Mode;
  prompt: string;
  settings: FittedSettings;
  /** Pictures of the draft that the mode uses, in order. */
  imageIds: readonly string[];
  /** What it was made of; the key is its. */
  draft: Draft;
}

/** The server refused, or the form turned out wrong after all: the browser may have thrown a picture away. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super('The request was refused.');
    this.refusal = refusal;
  }
}

/** Reading pictures comes with the first one. */
async function readImages(ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { encodeImages } = await import('../images/encodeImages.ts');
  return encodeImages(ids);
}

/**
 * Sends what the composer holds, and brings the new tasks to every list and the new balance to whoever shows it. Throws
 * RefusedError, or as callApi does when no answer came; what has neither a field nor a dialog to stand in is told by the
 * generic toast too (specification, section 8).
 */
export async function sendRequest(queryClient: QueryClient, request: GenerationRequest): Promise<void> {
  const { data } = await send(request);
  for (const task of data.items.toReversed()) keepTask(queryClient, task);
  keepSpendable(queryClient, data.balance);
}

async function send({ mode, prompt, settings, imageIds, draft }: GenerationRequest) {
  const checked = toRequest({ mode, prompt, settings, images: await readImages(imageIds) });
  if (!checked.isValid) throw new RefusedError({ kind: 'fields', issues: checked.issues });
  try {
    return await callMode(checked.request, draft.idempotencyKey);
  } catch (error) {
    const refusal = error instanceof ApiError ? sortRefusal(error) : null;
    // The button to try again with is at the bottom.
    if (!refusal || refusal.kind === 'rejection') reportFailure(error, 'top-right');
    throw refusal ? new RefusedError(refusal) : error;
  }
}

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
