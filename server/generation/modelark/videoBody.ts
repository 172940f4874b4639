import type { EngineRequest } from '../engine.ts';
import { cleanPrompt } from './cleanPrompt.ts';
import type { ConfiguredModel } from './configuredModels.ts';
import type { VideoFamily } from './modelFamilies.ts';

/** Seconds until the provider expires the task: the minimum it accepts, and longer than any task here waits. */
const EXPIRES_AFTER_SECONDS = 3600;

/**
 * The body that creates a video task. The API refuses fields that a model does not support, so each is sent only if its
 * family has it; settings are never put into the prompt.
 * @param firstFrame data URL of the input picture
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
    ...(family.switches.includes('fixed_camera') && { camera_fixed: settings.fixed_camera }),
    ...(family.hasAudio && { generate_audio: true }),
    execution_expires_after: EXPIRES_AFTER_SECONDS,
    safety_identifier: safetyIdentifier,
    ...(callbackUrl && { callback_url: callbackUrl }),
  };
}
