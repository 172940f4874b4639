import { KIND_OF_MODE, KINDS, type Kind, type Mode } from '../../../../contract/generation.ts';
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

export const withMode = (draft: Draft, mode: Mode): Draft => ({ ...draft, mode });

/** Whether two drafts say the same, the mode apart: each change makes a new part. */
export const isSameRequest = (one: Draft, other: Draft): boolean =>
  one.prompt === other.prompt && one.images === other.images && one.settings === other.settings;

/** Changes settings of the kind that the draft is in. */
export function withSettings(draft: Draft, changes: Partial<Settings>): Draft {
  const kind = kindOf(draft);
  return { ...draft, settings: { ...draft.settings, [kind]: { ...draft.settings[kind], ...changes } } };
}

/** After acceptance: the next request is another one. Text and settings stay, for the next variation. */
export const withNewKey = (draft: Draft, createKey: () => string): Draft => ({ ...draft, idempotencyKey: createKey() });

/** After acceptance: a number that nobody sees must not multiply the next one. Text, pictures and the other settings stay for a variation. */
export function afterSending(draft: Draft, sent: Draft): Draft {
  return { ...withSettings(draft, { count: 1 }), sentPrompt: sent.prompt };
}

/** The draft for a picture that has just come: a text that was sent already was about something else. */
export function forNewPicture(draft: Draft): Draft {
  const isOld = draft.prompt !== '' && draft.prompt === draft.sentPrompt;
  return isOld ? { ...draft, prompt: '', originalPrompt: null } : draft;
}

/** True when nothing would be lost by replacing the draft. */
export function isPristine(draft: Draft): boolean {
  return (
    draft.prompt.trim() === '' &&
    draft.images.length === 0 &&
    KINDS.every((kind) => JSON.stringify(draft.settings[kind]) === JSON.stringify(DEFAULT_SETTINGS))
  );
}

/** Takes or gives back a text as a whole: an enhanced one remembers what it was made from. Blanks alone are no text. */
export const withPrompt = (draft: Draft, prompt: string, originalPrompt: string | null): Draft => ({
  ...draft,
  ...(prompt.trim() === '' ? { prompt: '', originalPrompt: null } : { prompt, originalPrompt }),
});

export const withImages = (draft: Draft, images: DraftImage[]): Draft => ({ ...draft, images });

/** The pictures with one of them moved by so many places; at the ends it stays. */
export function moveImage(images: readonly DraftImage[], id: string, by: number): DraftImage[] {
  const from = images.findIndex((image) => image.id === id);
  const moved = images[from];
  const to = Math.min(images.length - 1, Math.max(0, from + by));
  if (!moved || from === to) return [...images];
  return images.toSpliced(from, 1).toSpliced(to, 0, moved);
}
