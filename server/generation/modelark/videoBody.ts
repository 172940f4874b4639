import type { EngineRequest } from '../engine.ts';
import { cleanPrompt } from './cleanPrompt.ts';
import type { ConfiguredModel } from './configuredModels.ts';
import type { VideoFamily } from './modelFamilies.ts';

/** Seconds after which the provider gives up by itself, the least it takes: nothing of ours waits longer. */
const EXPIRES_AFTER_SECONDS = 3600;

/**
 * The body that creates a video task. The API refuses every field that a model does not have, so each is sent only where
 * the family's row says so; settings never travel in the prompt.
 * @param firstFrame data address of the picture to start from
 */
export function videoBody({
  model,
  request,
  firstFrame,
  safetyIdentifier,
  callbackUrl,
}: {
  model: ConfiguredModel<VideoFamily>;
  request: EngineRequest;
  firstFrame: string | null;
  safetyIdentifier: string;
  callbackUrl: string | null;
}): Record<string, unknown> {
  const { settings } = request;
  const { family } = model;
  const isChosenByModel = settings.aspect_ratio === 'adaptive' && !firstFrame && !family.adaptsWithoutPicture;
  return {
    model: model.providerId,
    content: [
      { type: 'text', text: cleanPrompt(request.prompt) },
      ...(firstFrame ? [{ type: 'image_url', image_url: { url: firstFrame }, role: 'first_frame' }] : []),
    ],
    resolution: settings.resolution,
    ...(!isChosenByModel && { ratio: settings.aspect_ratio }),
    duration: settings.duration_seconds,
    seed: settings.seed,
    watermark: settings.watermark,
    ...(family.hasFixedCamera && { camera_fixed: settings.fixed_camera }),
    ...(family.hasAudio && { generate_audio: true }),
    execution_expires_after: EXPIRES_AFTER_SECONDS,
    safety_identifier: safetyIdentifier,
    ...(callbackUrl && { callback_url: callbackUrl }),
  };
}
