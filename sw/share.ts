import { MAX_IMAGE_BYTES, MAX_PROMPT_LENGTH } from '../contract/limits.ts';
import type { SharedPicture } from '../src/offline/deviceNotes.ts';

/** Where the phone's share sheet posts to (manifest.webmanifest). */
export const SHARE_PATH = '/share';

const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

export interface ShareParts {
  /** Keeps the picture until somebody who is signed in opens the generator. */
  keep(shared: SharedPicture): Promise<void>;
  now(): number;
}

/**
 * Takes what another app shares. A picture opens image-to-video, also for whoever has to sign in first; a text becomes
 * the prompt. Needs no network. What is too large or no picture opens the generator as it is.
 */
export async function answerShare(request: Request, { keep, now }: ShareParts): Promise<Response> {
  const { origin } = new URL(request.url);
  const to = (path: string) => Response.redirect(origin + path, 303);
  const form = await request.formData().catch(() => new FormData());
  const picture = form.getAll('photo').find(isPicture);
  if (picture) {
    await keep({ picture: new Blob([await picture.arrayBuffer()], { type: picture.type }), at: now() });
    return to('/generate/image-to-video?source=share');
  }
  const text = ['text', 'title'].map((name) => form.get(name)).find((each) => typeof each === 'string' && each.trim());
  if (typeof text !== 'string') return to('/generate?source=share');
  const prompt = [...text.trim()].slice(0, MAX_PROMPT_LENGTH).join('');
  return to(`/generate/text-to-video?${new URLSearchParams({ source: 'share', prompt })}`);
}

const isPicture = (entry: FormDataEntryValue): entry is File =>
  typeof entry !== 'string' && PICTURE_TYPES.includes(entry.type) && entry.size <= MAX_IMAGE_BYTES;
