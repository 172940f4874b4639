import type { EngineRequest } from '../engine.ts';
import { pixelSize } from '../pixelSize.ts';
import type { Flavour } from './flavours.ts';

/** stable-diffusion.cpp reads its own parameters out of this tag in a prompt. */
const PARAMETER_TAG = /<\/?\s*sd_cpp_extra_args\b[^>]*>?/giu;
const TAGGED = /<\s*sd_cpp_extra_args\b[^>]*>[\s\S]*?(?:<\/\s*sd_cpp_extra_args\s*>|$)/giu;

/** A prompt that cannot carry a server's parameters. */
export function cleanPrompt(prompt: string): string {
  let text = prompt;
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(TAGGED, ' ').replace(PARAMETER_TAG, ' ');
  }
  return text.replace(/\s+/gu, ' ').trim() || '.';
}

/** `WxH`, as these servers write sizes. */
export function sizeOf(
  { settings, images, kind }: Pick<EngineRequest, 'settings' | 'images' | 'kind'>,
  flavour: Flavour,
): string {
  const { width, height } = pixelSize(settings.resolution, settings.aspect_ratio, images[0]);
  if (kind === 'video' && !flavour.hasFreeVideoSizes) return width >= height ? '1280x720' : '720x1280';
  return `${width}x${height}`;
}

/** What every video request says. A seed always goes along: some servers otherwise draw the same clip for everybody. */
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

/** Bytes are asked for, not links: which hosts a server of the operator's would name is anybody's guess. */
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

/** A form of the same fields, with files. */
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
