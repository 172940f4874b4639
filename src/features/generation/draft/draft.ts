import { KIND_OF_MODE, KINDS, type Kind, type Mode, startsFromImages } from '../../../../contract/generation.ts';
import type { Draft, DraftImage } from './draftSchema.ts';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';

export type { Draft, DraftImage };

export function emptyDraft(createKey: () => string): Draft {
  return {
    mode: 'text-to-video',
    prompt: '',
    originalPrompt: null,
    sentPrompt: null,
    images: [],
    settings: { video: DEFAULT_SETTINGS, image: DEFAULT_SETTINGS },
    idempotencyKey: createKey(),
  };
}

export const kindOf = (draft: Draft): Kind => KIND_OF_MODE[draft.mode];

export const settingsOf = (draft: Draft): Settings => draft.settings[kindOf(draft)];

const changesImages = (mode: Mode): boolean => startsFromImages(mode) && KIND_OF_MODE[mode] === 'image';

/**
 * The draft in another mode. A shape chosen for images from text is not taken along to the changing of an image: the
 * image would be cropped or extended to it, which nobody asked for.
 */
export function withMode(draft: Draft, mode: Mode): Draft {
  const next = { ...draft, mode };
  return changesImages(mode) && !changesImages(draft.mode) && settingsOf(next).aspectRatio
    ? withSettings(next, { aspectRatio: null })
    : next;
}

/**
 * Whether two drafts are the same apart from the mode. Compares by reference, because each change makes a new object.
 */
export const isSameRequest = (one: Draft, other: Draft): boolean =>
  one.prompt === other.prompt && one.images === other.images && one.settings === other.settings;

/** Changes the settings of the draft's current kind. */
export function withSettings(draft: Draft, changes: Partial<Settings>): Draft {
  const kind = kindOf(draft);
  return { ...draft, settings: { ...draft.settings, [kind]: { ...draft.settings[kind], ...changes } } };
}

/** For the draft after a request was accepted: the next request needs a new key. */
export const withNewKey = (draft: Draft, createKey: () => string): Draft => ({ ...draft, idempotencyKey: createKey() });

/**
 * For the draft after a request was accepted: text, images and settings stay for another one like it, but the count
 * returns to 1, because it is not always visible, and the seed to what it was before a variation.
 */
export function afterSending(draft: Draft, sent: Draft): Draft {
  const { seed, seedBefore = seed } = settingsOf(draft);
  return { ...withSettings(draft, { count: 1, seed: seedBefore, seedBefore: undefined }), sentPrompt: sent.prompt };
}

/** For a new image: drops a text that was sent already, because it was about something else. */
export function forNewPicture(draft: Draft): Draft {
  const isOld = draft.prompt !== '' && draft.prompt === draft.sentPrompt;
  return isOld ? { ...draft, prompt: '', originalPrompt: null } : draft;
}

/** True when replacing the draft would lose nothing. */
export function isPristine(draft: Draft): boolean {
  return (
    draft.prompt.trim() === '' &&
    draft.images.length === 0 &&
    KINDS.every((kind) => JSON.stringify(draft.settings[kind]) === JSON.stringify(DEFAULT_SETTINGS))
  );
}

/**
 * Replaces the text as a whole; an enhanced one keeps the text it was made from. White space alone becomes an empty
 * text.
 */
export const withPrompt = (draft: Draft, prompt: string, originalPrompt: string | null): Draft => ({
  ...draft,
  ...(prompt.trim() === '' ? { prompt: '', originalPrompt: null } : { prompt, originalPrompt }),
});

export const withImages = (draft: Draft, images: DraftImage[]): Draft => ({ ...draft, images });

/** The images with one moved by some places, at most to the ends. */
export function moveImage(images: readonly DraftImage[], id: string, by: number): DraftImage[] {
  const from = images.findIndex((image) => image.id === id);
  const moved = images[from];
  const to = Math.min(images.length - 1, Math.max(0, from + by));
  if (!moved || from === to) return [...images];
  return images.toSpliced(from, 1).toSpliced(to, 0, moved);
}
