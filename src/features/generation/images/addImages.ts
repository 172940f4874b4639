import { type Mode } from '../../../../contract/generation.ts';
import { MAX_INPUT_IMAGES } from '../../../../contract/limits.ts';
import { forNewPicture, withImages, withMode, type Draft, type DraftImage } from '../draft/draft.ts';
import { modeForImages } from '../modes.ts';

interface Addition {
  added: readonly DraftImage[];
  /** The modes that models offer. */
  modes: readonly Mode[];
}

/** Whether the draft's kind of result can use more than one image. */
export const takesSeveral = (mode: Mode, modes: readonly Mode[]): boolean =>
  !mode.endsWith('-video') && modes.includes('multi-image');

/** A draft with new images after its own, or instead of them if it can use only one; its mode follows. */
export function addImages(draft: Draft, { added, modes }: Addition): Draft {
  const all = takesSeveral(draft.mode, modes)
    ? [...draft.images, ...added].slice(0, MAX_INPUT_IMAGES)
    : added.slice(0, 1);
  return withMode(withImages(forNewPicture(draft), all), modeForImages({ mode: draft.mode, count: all.length, modes }));
}

/** A draft without one of its images; its mode follows. */
export function removeImage(draft: Draft, { id, modes }: { id: string; modes: readonly Mode[] }): Draft {
  const left = draft.images.filter((image) => image.id !== id);
  return withMode(withImages(draft, left), modeForImages({ mode: draft.mode, count: left.length, modes }));
}
