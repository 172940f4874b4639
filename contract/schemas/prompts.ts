import * as v from 'valibot';
import { SWITCHES, type SwitchName } from '../generationSwitches.ts';
import { MODES } from '../generationWords.ts';
import { MAX_INPUT_IMAGES } from '../limits.ts';
import { code } from '../primitives.ts';
import { PlanChip, LocalizedName } from './generation.ts';
import { Count, ModelId, Seed, switchFields } from './generationRequests.ts';
import { Prompt } from './promptText.ts';

type PlanSwitch = {
  [Name in SwitchName]: (typeof SWITCHES)[Name]['changesPlan'] extends true ? Name : never;
}[SwitchName];

/** POST /prompts/plan: what would be drawn, without generating it. */
export const PromptPlanRequest = v.strictObject({
  prompt: Prompt,
  mode: v.picklist(MODES, code('field_invalid')),
  model: v.optional(ModelId),
  /** Number of input pictures. */
  images: v.optional(
    v.pipe(
      v.number(code('field_invalid')),
      v.integer(code('field_invalid')),
      v.minValue(0, code('field_invalid')),
      v.maxValue(MAX_INPUT_IMAGES, code('too_many_images')),
    ),
    0,
  ),
  /** Null: a random one. Then only what is drawn with any seed is told as drawn. */
  seed: v.optional(v.nullable(Seed), null),
  /** Panels of a storyboard, at most. */
  max_images: v.optional(Count),
  ...switchFields<PlanSwitch>((name) => SWITCHES[name].changesPlan),
});

/**
 * What the embedded engine would draw for a prompt. Nothing is held, charged or counted. The verdicts:
 * - `drawn`: everything that matters is drawn.
 * - `partly`: drawn without the words in `unmatched`.
 * - `unknown_subject`: the `subject`, as typed, cannot be drawn. Generating is refused with `subject_unknown`; `offers` has
 *   alternatives, the best first.
 * - `nothing_to_change`: none of the edit can be done. Generating is refused with `edit_unknown`.
 *
 * For a photo `offers` may say `erase`: what is to go has to be marked by hand, as a transparent part of
 * the photo, which "remove the marked part" fills.
 */
export const PromptPlan = v.object({
  verdict: v.picklist(['drawn', 'partly', 'unknown_subject', 'nothing_to_change']),
  chips: v.array(PlanChip),
  /** Words without effect, as typed. Every content word is here or in a chip. */
  unmatched: v.array(v.string()),
  subject: v.nullable(v.string()),
  offers: v.array(
    v.object({
      /**
       * The nearest subject that it can draw (`drawn`, with the changed `prompt`), the words as a card (`prompt`),
       * starting from one's own picture, a model of another engine (`model`), or marking by hand what is to go.
       */
      kind: v.picklist(['nearest', 'card', 'own_picture', 'other_model', 'erase']),
      prompt: v.nullable(v.string()),
      drawn: v.nullable(LocalizedName),
      model: v.nullable(v.string()),
    }),
  ),
});
export type PromptPlan = v.InferOutput<typeof PromptPlan>;
