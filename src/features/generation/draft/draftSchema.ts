import * as v from 'valibot';
import { ASPECT_RATIOS, Count, mapSwitches, MODES, RESOLUTIONS } from '../../../../contract/generation.ts';
import { MAX_SEED } from '../../../../contract/limits.ts';

/*
 * The schema of a stored draft. Only reading one needs it: the first visit has none, and does not load valibot.
 */

/**
 * The form's choices for one kind of result. `null` means the model's default, so that a draft made before the models
 * were known, or with another model, contains only what the person chose.
 */
const Choices = v.object({
  model: v.nullable(v.string()),
  resolution: v.nullable(v.picklist(RESOLUTIONS)),
  /** Seconds; null for images. */
  duration: v.nullable(v.number()),
  aspectRatio: v.nullable(v.picklist(ASPECT_RATIOS)),
  /** Drafts of an earlier version may lack one. */
  ...mapSwitches(() => v.optional(v.boolean(), false)),
  /** Null: a random one for each request. */
  seed: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SEED))),
  /** The seed was drawn for one variation: this one returns once the request was accepted. */
  seedBefore: v.optional(v.nullable(v.number())),
  count: Count,
  /** The most panels of a storyboard. Drafts of an earlier version have none. */
  maxImages: v.optional(Count, 4),
});
export type Settings = v.InferOutput<typeof Choices>;

/** Drafts of an earlier version call the fixed camera `fixedCamera`. */
export const Settings = v.pipe(
  v.looseObject({ fixedCamera: v.optional(v.boolean()) }),
  v.transform(({ fixedCamera, ...settings }) => ({ fixed_camera: fixedCamera, ...settings })),
  Choices,
);

/** An input image. Its bytes are stored apart from the draft (draftImages.ts), so that typing does not rewrite them. */
export const DraftImage = v.object({ id: v.string(), width: v.number(), height: v.number() });
export type DraftImage = v.InferOutput<typeof DraftImage>;

/** The request being prepared. It survives reloads, closed tabs and being offline; one per account. */
export const Draft = v.object({
  mode: v.picklist(MODES),
  /**
   * As typed; it is trimmed on sending. Without an upper limit, so that a text that is too long is shown and not lost.
   * White space alone becomes an empty text.
   */
  prompt: v.pipe(
    v.string(),
    v.transform((prompt) => (prompt.trim() === '' ? '' : prompt)),
  ),
  /** The text before the enhancer's additions; null when there is nothing to undo. */
  originalPrompt: v.optional(v.nullable(v.string()), null),
  /**
   * In the order in which the prompt refers to them. Optional like the line above: drafts of an earlier version lack
   * both.
   */
  images: v.optional(v.array(DraftImage), () => []),
  settings: v.object({ video: Settings, image: Settings }),
  /** The prompt of the last accepted request; a draft that still has it is about something already sent. */
  sentPrompt: v.optional(v.nullable(v.string()), null),
  /** Sent with the request. Created with the draft, renewed only once a request was accepted. */
  idempotencyKey: v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/)),
  /** The key under which it was sent and has not been answered: the app may have been closed meanwhile. */
  uncertainKey: v.optional(v.string()),
});
export type Draft = v.InferOutput<typeof Draft>;

/** A stored draft; null when it does not fit the schema (an older version of the product, a damaged store). */
export function readDraft(stored: unknown): Draft | null {
  const result = v.safeParse(Draft, stored);
  return result.success ? result.output : null;
}
