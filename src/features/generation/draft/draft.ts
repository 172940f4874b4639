import * as v from 'valibot';
import { KIND_OF_MODE, KINDS, MODES, type Kind, type Mode } from '../../../../contract/generation.ts';
import { DEFAULT_SETTINGS, Settings } from './settings.ts';

/** A picture to start from. Its bytes are kept beside the draft (draftImages.ts), so that typing does not write them anew. */
export const DraftImage = v.object({ id: v.string(), width: v.number(), height: v.number() });
export type DraftImage = v.InferOutput<typeof DraftImage>;

/** What the person is about to ask for. It survives reload, tab death and being offline; one per account. */
export const Draft = v.object({
  mode: v.picklist(MODES),
  /** As typed: trimming happens when it is sent. No upper limit here, so that a too long text is shown and not lost. */
  prompt: v.string(),
  /** The text before the enhancer's additions were taken; null once there is nothing to go back to. */
  originalPrompt: v.optional(v.nullable(v.string()), null),
  /** In the order in which the text means them. Optional like the line above: drafts of an earlier version lack both. */
  images: v.optional(v.array(DraftImage), () => []),
  settings: v.object({ video: Settings, image: Settings }),
  /** Sent with the request; made with the draft and renewed only once a request was accepted. */
  idempotencyKey: v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/)),
});
export type Draft = v.InferOutput<typeof Draft>;

export function emptyDraft(createKey: () => string): Draft {
  return {
    mode: 'text-to-video',
    prompt: '',
    originalPrompt: null,
    images: [],
    settings: { video: DEFAULT_SETTINGS, image: DEFAULT_SETTINGS },
    idempotencyKey: createKey(),
  };
}

/** A stored draft, or null when it is of another shape (an older version of the product, a damaged store). */
export function readDraft(stored: unknown): Draft | null {
  const result = v.safeParse(Draft, stored);
  return result.success ? result.output : null;
}

export const kindOf = (draft: Draft): Kind => KIND_OF_MODE[draft.mode];

export const settingsOf = (draft: Draft): Settings => draft.settings[kindOf(draft)];

export const withMode = (draft: Draft, mode: Mode): Draft => ({ ...draft, mode });

/** Changes settings of the kind that the draft is in. */
export function withSettings(draft: Draft, changes: Partial<Settings>): Draft {
  const kind = kindOf(draft);
  return { ...draft, settings: { ...draft.settings, [kind]: { ...draft.settings[kind], ...changes } } };
}

/** After acceptance: the next request is another one. Text and settings stay, for the next variation. */
export const withNewKey = (draft: Draft, createKey: () => string): Draft => ({ ...draft, idempotencyKey: createKey() });

/** True when nothing would be lost by replacing the draft. */
export function isPristine(draft: Draft): boolean {
  return draft.prompt.trim() === '' && draft.images.length === 0 && KINDS.every((kind) => JSON.stringify(draft.settings[kind]) === JSON.stringify(DEFAULT_SETTINGS));
}

/** Takes or gives back a text as a whole: an enhanced one remembers what it was made from. */
export const withPrompt = (draft: Draft, prompt: string, originalPrompt: string | null): Draft => ({ ...draft, prompt, originalPrompt });

export const withImages = (draft: Draft, images: DraftImage[]): Draft => ({ ...draft, images });

/** The pictures with one of them moved by so many places; at the ends it stays. */
export function moveImage(images: readonly DraftImage[], id: string, by: number): DraftImage[] {
  const from = images.findIndex((image) => image.id === id);
  const moved = images[from];
  const to = Math.min(images.length - 1, Math.max(0, from + by));
  if (!moved || from === to) return [...images];
  return images.toSpliced(from, 1).toSpliced(to, 0, moved);
}
