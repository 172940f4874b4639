import type { Mode } from '../../../contract/generation.ts';
import type { PromptPlan } from '../../../contract/prompts.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Engine, PromptQuestion } from '../engine.ts';
import type { ModelCatalog } from '../modelCatalog.ts';

type PlanQuestion = Omit<PromptQuestion, 'seed'> & { model: string | undefined; seed: number | null };

/** Instead of a random one, which decides the place and the hour where the prompt leaves them open. */
const SEEDS = [0, 1, 2, 3];

/**
 * What is drawn by both plans of a prompt. A word that only one of them draws is told as not drawn.
 */
function onlyCommon(one: PromptPlan, other: PromptPlan): PromptPlan {
  const nameOf = ({ aspect, value, word }: PromptPlan['chips'][number]) => JSON.stringify([aspect, value, word]);
  const [ofOne, ofOther] = [one, other].map(({ chips }) => new Set(chips.map(nameOf)));
  const chips = one.chips.filter((chip) => ofOther?.has(nameOf(chip)));
  const isDrawn = (word: string) => chips.some((chip) => chip.word === word);
  const lost = [...one.chips, ...other.chips]
    .filter((chip) => !(ofOne?.has(nameOf(chip)) && ofOther?.has(nameOf(chip))))
    .flatMap(({ word }) => (word === null || isDrawn(word) ? [] : word));
  const unmatched = [...new Set([...one.unmatched, ...other.unmatched, ...lost])];
  return {
    ...one,
    chips,
    unmatched,
    verdict: one.verdict === 'drawn' && unmatched.length > 0 ? 'partly' : one.verdict,
  };
}

/**
 * What the chosen model would make of a prompt; fast and free. If its engine cannot draw the subject, a model of another
 * engine with the same mode is offered too.
 * @returns null for engines that cannot say
 * @throws ApiError model_unknown
 */
export function planPrompt(
  catalog: ModelCatalog,
  { model: modelId, seed, ...question }: PlanQuestion,
): PromptPlan | null {
  const { engine } = catalog.choose(question.mode, modelId);
  const [first, ...others] = (seed === null ? SEEDS : [seed]).flatMap(
    (each) => engine.explain?.({ ...question, seed: each }) ?? [],
  );
  const plan = first ? others.reduce(onlyCommon, first) : null;
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
