import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { generationEndpoints, type Mode } from '../../../../contract/generation.ts';
import type { OutboxRequest } from '../../../offline/outbox/outboxEntry.ts';
import { showToast } from '../../../ui/showToast.ts';
import { draftImages } from '../draft/useDraft.ts';
import { toRequest } from '../draft/toRequest.ts';
import { RefusedError } from '../refusals/refusedError.ts';
import type { GenerationRequest } from '../compose/generationRequest.ts';
import { addToQueue } from './addToQueue.ts';
import { estimateCoins } from './estimateCoins.ts';
import type { QueuedForm } from './queueForm.ts';

const CALLS: Record<Mode, { path: string; imageField: OutboxRequest['imageField'] }> = {
  'text-to-video': { path: generationEndpoints.generateVideo.path, imageField: null },
  'image-to-video': { path: generationEndpoints.generateFromImage.path, imageField: 'image_base64' },
  'text-to-image': { path: generationEndpoints.generateImage.path, imageField: null },
  'image-edit': { path: generationEndpoints.editImage.path, imageField: 'image_base64' },
  'multi-image': { path: generationEndpoints.generateMultiImage.path, imageField: 'images' },
  storyboard: { path: generationEndpoints.generateStoryboard.path, imageField: null },
};

/** A placeholder in the body for images, which are stored separately. */
const PICTURE = '-';

/**
 * Queues the composer's request with its images. It is sent automatically once there is a network and the model accepts
 * new requests.
 * @param wasSent the composer has sent it under its key, and got no answer
 * @throws RefusedError when an image is gone or the form is invalid; OutboxFullError; the store's own error if it
 * cannot be stored.
 */
export async function queueRequest(
  queryClient: QueryClient,
  request: GenerationRequest,
  { wasSent }: { wasSent: boolean },
): Promise<void> {
  const { mode, prompt, settings, imageIds, draft } = request;
  const checked = toRequest({ mode, prompt, settings, images: imageIds.map(() => PICTURE), maxCoins: 0 });
  if (!checked.isValid) throw new RefusedError({ kind: 'fields', issues: checked.issues });
  const images = new Map<string, Blob>();
  for (const id of imageIds) {
    const blob = await draftImages().load(id);
    if (!blob) throw new RefusedError({ kind: 'fields', issues: { image_base64: 'image_required' } });
    images.set(id, blob);
  }
  const { idempotencyKey, uncertainKey: _, ...form } = draft;
  const entry: OutboxRequest = {
    kind: 'generation',
    method: 'POST',
    ...CALLS[mode],
    body: { ...checked.request.body },
    imageIds,
    quotedCoins: request.maxCoins ?? (await estimateCoins(queryClient, mode, settings)),
    form: { ...form, mode, images: form.images.filter(({ id }) => images.has(id)) } satisfies QueuedForm,
  };
  await addToQueue(entry, { key: idempotencyKey, wasSent, images });
  showToast({
    position: 'top-right',
    type: 'success',
    title: i18n._(msg`Queued on this device`),
    isForOffline: !request.isPaused,
    description: request.isPaused
      ? i18n._(msg`It is sent by itself once this model goes on. Nothing is charged until then.`)
      : wasSent
        ? i18n._(msg`No answer came, so it is sent again by itself. It counts only once.`)
        : i18n._(msg`It is sent by itself as soon as you are connected again.`),
  });
}
