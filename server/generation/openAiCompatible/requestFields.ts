import type { EngineRequest } from '../engine.ts';
import { pixelSize } from '../pixelSize.ts';
import type { Flavour } from './flavours.ts';

/** stable-diffusion.cpp reads parameters from this tag in a prompt. */
const PARAMETER_TAG = /<\/?\s*sd_cpp_extra_args\b[^>]*>?/giu;
const TAGGED = /<\s*sd_cpp_extra_args\b[^>]*>[\s\S]*?(?:<\/\s*sd_cpp_extra_args\s*>|$)/giu;

/** Removes a server's parameters from a prompt. */
export function cleanPrompt(prompt: string): string {
  let text = prompt;
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(TAGGED, ' ').replace(PARAMETER_TAG, ' ');
  }
  return text.replace(/\s+/gu, ' ').trim() || '.';
}

/** The size as `WxH`, the format of these servers. */
function sizeOf(
  { settings, images, kind }: Pick<EngineRequest, 'settings' | 'images' | 'kind'>,
  flavour: Flavour,
): string {
  const { width, height } = pixelSize(settings.resolution, settings.aspect_ratio, images[0]);
  if (kind === 'video' && !flavour.hasFreeVideoSizes) return width >= height ? '1280x720' : '720x1280';
  return `${width}x${height}`;
}

/** Fields of every video request. Always with a seed: without one some servers make the same clip for everybody. */
export function videoFields(request: EngineRequest, model: string, flavour: Flavour): Record<string, string | number> {
  const seconds = request.settings.duration_seconds ?? flavour.seconds.default;
  return {
    model,
    prompt: cleanPrompt(request.prompt),
    seconds: flavour.secondsType === 'number' ? seconds : String(seconds),
    size: sizeOf(request, flavour),
    seed: request.settings.seed,
  };
}

/**
 * Fields of an image request. It asks for bytes, not links: the hosts that a self-hosted server would link to are
 * unknown.
 */
export function imageFields(request: EngineRequest, model: string, flavour: Flavour): Record<string, string | number> {
  return {
    model,
    prompt: cleanPrompt(request.prompt),
    n: 1,
    size: sizeOf(request, flavour),
    response_format: 'b64_json',
    seed: request.settings.seed,
  };
}

/** The same fields as a form, with files. */
export function formOf(
  fields: Record<string, string | number>,
  files: { field: string; content: Uint8Array<ArrayBuffer> }[],
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  for (const [place, { field, content }] of files.entries())
    form.append(field, new Blob([content], { type: 'image/png' }), `input-${place + 1}.png`);
  return form;
}
