import { MAX_IMAGE_BYTES, MAX_PROMPT_LENGTH } from '../contract/limits.ts';
import type { SharedPicture } from '../src/offline/deviceStore.ts';

/** Where the phone's share sheet posts to (manifest.webmanifest). */
export const SHARE_PATH = '/share';

export interface ShareDeps {
  /** Stores the picture until a signed-in user opens the generator. */
  persist(shared: SharedPicture): Promise<void>;
  now(): number;
}

/**
 * Receives what another app shares. A picture opens image-to-video, after sign-in if needed, where any problem with it
 * is reported; a text becomes the prompt. Needs no network.
 */
export async function answerShare(request: Request, { persist, now }: ShareDeps): Promise<Response> {
  const { origin } = new URL(request.url);
  const to = (path: string) => Response.redirect(origin + path, 303);
  const form = await request.formData().catch(() => new FormData());
  const photo = form.getAll('photo').find((entry) => typeof entry !== 'string');
  if (photo) {
    const isTooLarge = photo.size > MAX_IMAGE_BYTES;
    const picture = isTooLarge ? null : new Blob([await photo.arrayBuffer()], { type: photo.type });
    // On a device without room the generator reports that the picture is missing.
    await persist({ picture, at: now() }).catch(() => undefined);
    return to('/generate/image-to-video?source=share');
  }
  const text = ['text', 'title'].map((name) => form.get(name)).find((each) => typeof each === 'string' && each.trim());
  if (typeof text !== 'string') return to('/generate?source=share');
  const prompt = [...text.trim()].slice(0, MAX_PROMPT_LENGTH).join('');
  return to(`/generate/text-to-video?${new URLSearchParams({ source: 'share', prompt })}`);
}
