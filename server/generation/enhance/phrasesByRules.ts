import { createHash } from 'node:crypto';
import { KIND_OF_MODE, type Mode } from '../../../contract/generation.ts';
import type { Language } from '../../../contract/languages.ts';
import { createPlan } from '../../../renderer/createPlan.ts';
import type { Plan } from '../../../renderer/scene.ts';
import { joinPhrases } from './joinPhrases.ts';
import {
  AIR,
  AIR_OF_TIME,
  BLEND,
  CAMERA_MOTION,
  COMBINE,
  DETAILS,
  FRAMING,
  inLanguage,
  KEEP,
  LIFE,
  LIGHT,
  PLACES_WITHOUT_SKY,
  STORY,
  STYLE,
} from './phraseTable.ts';

interface RuleRequest {
  prompt: string;
  mode: Mode;
  language: Language;
}

/**
 * Phrases for what the prompt leaves open, in its language: detail, light, air, framing, camera motion, style. The embedded
 * engine's plan decides: a phrase is added only if it changes the picture and keeps everything that the person's words
 * decided. Deterministic: the same prompt and mode always get the same phrases.
 */
export function phrasesByRules({ prompt, mode, language }: RuleRequest): string[] {
  const say = (phrases: Parameters<typeof inLanguage>[0], aspect: string) =>
    shuffle(inLanguage(phrases, language), `${mode} ${aspect} ${prompt}`);
  if (mode === 'image-edit') return [...say(KEEP, 'keep').slice(0, 1), ...say(BLEND, 'blend').slice(0, 1)];
  if (mode === 'multi-image') return [...say(COMBINE, 'combine').slice(0, 1), ...say(BLEND, 'blend').slice(0, 1)];

  const phrases: string[] = [];
  let plan = read(prompt);
  const add = (candidates: string[]) => {
    for (const phrase of candidates) {
      const next = read(joinPhrases(prompt, [...phrases, phrase]).enhanced);
      if (!isImprovement(plan, next)) continue;
      phrases.push(phrase);
      plan = next;
      return;
    }
  };
  const isSaid = (aspect: Plan['chips'][number]['aspect']) =>
    plan.chips.some((chip) => chip.aspect === aspect && chip.word !== null);
  const hasSky = !PLACES_WITHOUT_SKY.includes(plan.scene);

  if (mode === 'image-to-video') {
    if (!isSaid('motion')) add(say(CAMERA_MOTION, 'motion'));
    add(say(LIFE, 'life'));
    return phrases;
  }
  if (isSaid('scene') && !isSaid('detail')) add(say(DETAILS[plan.scene], 'detail'));
  if (hasSky && !isSaid('time') && !impliesTime(plan)) add(say(LIGHT, 'light'));
  if (hasSky && !isSaid('weather')) add(say(AIR[AIR_OF_TIME[plan.time]], 'air'));
  if (isSaid('scene') && !plan.details['high']) add(say(FRAMING, 'framing'));
  if (KIND_OF_MODE[mode] === 'video' && !isSaid('motion')) add(say(CAMERA_MOTION, 'motion'));
  if (!isSaid('colour') && !plan.details['cinematic']) add(say(STYLE, 'style'));
  if (mode === 'storyboard') phrases.push(say(STORY, 'story')[0]!);
  return phrases;
}

/** Plans with a fixed seed: the seed only decides what the prompt leaves to chance. */
function read(prompt: string): Plan {
  return createPlan({ prompt, seed: 1 });
}

/** Stars imply the night without saying so. */
function impliesTime(plan: Plan): boolean {
  return ['starry', 'milkyWay', 'meteors', 'fireworks'].some((detail) => detail in plan.details);
}

function isImprovement(before: Plan, after: Plan): boolean {
  const isKept =
    after.scene === before.scene &&
    after.subject === before.subject &&
    before.chips.every(
      (chip) =>
        chip.word === null || after.chips.some((other) => other.aspect === chip.aspect && other.value === chip.value),
    );
  const saidBefore = before.chips.filter((chip) => chip.word !== null).length;
  const saidAfter = after.chips.filter((chip) => chip.word !== null).length;
  return isKept && saidAfter > saidBefore && after.unmatched.length <= before.unmatched.length;
}

/** Shuffles deterministically, by the text. */
function shuffle(values: string[], text: string): string[] {
  const weigh = (value: string) => createHash('sha256').update(`${text}\n${value}`).digest('hex');
  return values
    .map((value) => ({ value, weight: weigh(value) }))
    .toSorted((a, b) => (a.weight < b.weight ? -1 : 1))
    .map(({ value }) => value);
}
