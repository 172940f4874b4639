import * as v from 'valibot';
import { SWITCHES, type SwitchName } from '../generationSwitches.ts';
import { MODES } from '../generationWords.ts';
import { MAX_INPUT_IMAGES } from '../limits.ts';
import { code } from '../primitives.ts';
import { PlanChip, ThingName } from './generation.ts';
import { ModelId, Prompt, Seed, switchFields } from './generationRequests.ts';

type PlanSwitch = {
  [Name in SwitchName]: (typeof SWITCHES)[Name]['changesPlan'] extends true ? Name : never;
}[SwitchName];

/** POST /prompts/plan: what would be made of this, without making it. */
export const PromptPlanRequest = v.strictObject({
  prompt: Prompt,
  mode: v.picklist(MODES, code('field_invalid')),
  model: v.optional(ModelId),
  /** Pictures that would be sent along. */
  images: v.optional(
    v.pipe(
      v.number(code('field_invalid')),
      v.integer(code('field_invalid')),
      v.minValue(0, code('field_invalid')),
      v.maxValue(MAX_INPUT_IMAGES, code('too_many_images')),
    ),
    0,
  ),
  seed: v.optional(v.nullable(Seed), null),
  ...switchFields<PlanSwitch>((name) => SWITCHES[name].changesPlan),
});

/**
 * What the embedded engine would make of a prompt. Nothing is held, charged or counted.
 * - `drawn`: all that matters is drawn. `partly`: the picture is what was asked, without the words in `unmatched`.
 * - `unknown_subject`: what the prompt is about (`subject`, as typed) cannot be drawn; generating is refused
 *   (`subject_unknown`) and `offers` says what can be done instead, best first.
 * - `nothing_to_change`: an edit of which nothing can be done; generating is refused (`edit_unknown`).
 */
export const PromptPlan = v.object({
  verdict: v.picklist(['drawn', 'partly', 'unknown_subject', 'nothing_to_change']),
  chips: v.array(PlanChip),
  /** Words without effect, as typed. Every content word stands here or in a chip. */
  unmatched: v.array(v.string()),
  subject: v.nullable(v.string()),
  offers: v.array(
    v.object({
      /** The nearest thing it can draw (`drawn`, with the changed `prompt`), the words as a card (`prompt`), starting from one's own picture, or a model of another engine (`model`). */
      kind: v.picklist(['nearest', 'card', 'own_picture', 'other_model']),
      prompt: v.nullable(v.string()),
      drawn: v.nullable(ThingName),
      model: v.nullable(v.string()),
    }),
  ),
});
export type PromptPlan = v.InferOutput<typeof PromptPlan>;
