import type { EngineRequest } from '../engine.ts';
import { cleanPrompt } from './cleanPrompt.ts';
import type { ConfiguredModel } from './configuredModels.ts';
import { imageSize } from './imageSize.ts';
import type { ImageFamily } from './modelFamilies.ts';

/**
 * The body of an image call. It requests links, not bytes: a small answer is stored soon after it arrives.
 * @param pictures data URLs of the input pictures, in the person's order
 */
export function imageBody({
  model,
  request,
  pictures,
}: {
  model: ConfiguredModel<ImageFamily>;
  request: EngineRequest;
  pictures: string[];
}): Record<string, unknown> {
  const { family } = model;
  const { settings, mode } = request;
  const isSequence = mode === 'storyboard' && family.hasSequence && settings.max_images > 1;
  const prompt = cleanPrompt(request.prompt);
  return {
    model: model.providerId,
    // The number is only an upper bound for the API; the model follows the words.
    prompt: isSequence ? `${prompt}\n\nA coherent series of ${settings.max_images} images.` : prompt,
    ...(pictures.length > 0 && { image: pictures.length === 1 ? pictures[0] : pictures }),
    size: imageSize({ family, settings, source: request.images[0] }),
    response_format: 'url',
    watermark: settings.watermark,
    ...(family.hasSeed && { seed: settings.seed }),
    ...(family.hasOutputFormat && { output_format: 'jpeg' }),
    ...(family.hasSequence && { sequential_image_generation: isSequence ? 'auto' : 'disabled' }),
    ...(isSequence && { sequential_image_generation_options: { max_images: settings.max_images } }),
  };
}
