import type { Mode } from '../../../contract/generation.ts';
import type { PromptPlan } from '../../../contract/prompts.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Engine, PromptQuestion } from '../engine.ts';
import type { ModelCatalog } from '../modelCatalog.ts';

/**
 * What the chosen model would make of a prompt; fast and free. If its engine cannot draw the subject, a model of another
 * engine with the same mode is offered too.
 * @returns null for engines that cannot say
 * @throws ApiError model_unknown
 */
export function planPrompt(
  catalog: ModelCatalog,
  { model: modelId, ...question }: PromptQuestion & { model: string | undefined },
): PromptPlan | null {
  const { engine } = catalog.choose(question.mode, modelId);
  const plan = engine.explain?.(question) ?? null;
  if (plan?.verdict !== 'unknown_subject') return plan;
  const other = otherModel(catalog, question.mode, engine);
  const offer = { kind: 'other_model' as const, prompt: null, drawn: null };
  return other ? { ...plan, offers: [...plan.offers, { ...offer, model: other }] } : plan;
}

function otherModel(catalog: ModelCatalog, mode: Mode, than: Engine): string | undefined {
  return catalog.forMode(mode).find((model) => catalog.choose(mode, model.id).engine !== than)?.id;
}

/**
 * Refuses, before coins are held, what the engine knows it cannot do.
 * @throws ApiError subject_unknown, edit_unknown
 */
export function refuseImpossible(engine: Engine, question: PromptQuestion): void {
  switch (engine.explain?.(question).verdict) {
    case 'unknown_subject':
      throw new ApiError('subject_unknown');
    case 'nothing_to_change':
      throw new ApiError('edit_unknown');
    default:
  }
}
