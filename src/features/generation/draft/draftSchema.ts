import * as v from 'valibot';
import { ASPECT_RATIOS, Count, mapSwitches, MODES, RESOLUTIONS } from '../../../../contract/generation.ts';
import { MAX_SEED } from '../../../../contract/limits.ts';

/*
 * What a kept draft must look like. Only reading one needs the schemas: the first visit has none, and goes without
 * valibot.
 */

/**
 * The choices of the form for one kind of result. `null` means "what the model does by default", so that a draft
 * made before the models were known, or with another model, still says what the person chose and nothing more.
 */
const Choices = v.object({
  model: v.nullable(v.string()),
  resolution: v.nullable(v.picklist(RESOLUTIONS)),
  /** Seconds; always null for images. */
  duration: v.nullable(v.number()),
  aspectRatio: v.nullable(v.picklist(ASPECT_RATIOS)),
  /** Drafts of an earlier version may lack one. */
  ...mapSwitches(() => v.optional(v.boolean(), false)),
  /** Null: a random one for each request. */
  seed: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SEED))),
  count: Count,
  /** Pictures of a storyboard at most. Drafts kept by an earlier version have none. */
  maxImages: v.optional(Count, 4),
});
export type Settings = v.InferOutput<typeof Choices>;

/** Drafts of an earlier version call the fixed camera `fixedCamera`. */
export const Settings = v.pipe(
  v.looseObject({ fixedCamera: v.optional(v.boolean()) }),
  v.transform(({ fixedCamera, ...settings }) => ({ fixed_camera: fixedCamera, ...settings })),
  Choices,
);

/** A picture to start from. Its bytes are kept beside the draft (draftImages.ts), so that typing does not write them anew. */
export const DraftImage = v.object({ id: v.string(), width: v.number(), height: v.number() });
export type DraftImage = v.InferOutput<typeof DraftImage>;

/** What the person is about to ask for. It survives reload, tab death and being offline; one per account. */
export const Draft = v.object({
  mode: v.picklist(MODES),
  /** As typed: trimming happens when it is sent. No upper limit here, so that a too long text is shown and not lost. Blanks alone are no text. */
  prompt: v.pipe(
    v.string(),
    v.transform((prompt) => (prompt.trim() === '' ? '' : prompt)),
  ),
  /** The text before the enhancer's additions were taken; null once there is nothing to go back to. */
  originalPrompt: v.optional(v.nullable(v.string()), null),
  /** In the order in which the text means them. Optional like the line above: drafts of an earlier version lack both. */
  images: v.optional(v.array(DraftImage), () => []),
  settings: v.object({ video: Settings, image: Settings }),
  /** The text of the last request that was taken: what still stands there then is an old one. */
  sentPrompt: v.optional(v.nullable(v.string()), null),
  /** Sent with the request; made with the draft and renewed only once a request was accepted. */
  idempotencyKey: v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/)),
});
export type Draft = v.InferOutput<typeof Draft>;

/** A stored draft, or null when it is of another shape (an older version of the product, a damaged store). */
export function readDraft(stored: unknown): Draft | null {
  const result = v.safeParse(Draft, stored);
  return result.success ? result.output : null;
}
