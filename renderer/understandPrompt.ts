import type { Mode } from '../contract/generation.ts';
import { createPlan, type PlanSettings } from './createPlan.ts';
import { isOfCamera } from './picture/cameraPath.ts';
import { readInstruction } from './picture/instruction/readInstruction.ts';
import { LONGEST_SUBSTITUTED, substituteFor } from './prompt/vocabulary/substitutes.ts';
import { isEnglishPrompt } from './prompt/vocabulary/wordClasses.ts';
import type { LocalizedName } from './scene.ts';
import { WARE_WORDS } from './prompt/vocabulary/wareWords.ts';
import { splitPrompt, wordForms } from './prompt/tokens.ts';
import { normaliseWord } from './prompt/normaliseWord.ts';
import type { PlanChip } from './scene.ts';
import { createStoryboard } from './storyboard/createStoryboard.ts';

export interface PromptQuestion extends PlanSettings {
  mode: Mode;
  prompt: string;
  seed: number;
  /** Pictures a storyboard may have. */
  maxImages: number;
  /** Number of input pictures. */
  pictures: number;
}

export interface PromptAnswer {
  verdict: 'drawn' | 'partly' | 'unknown_subject' | 'nothing_to_change';
  chips: PlanChip[];
  unmatched: string[];
  /** The subject that cannot be drawn, as typed. */
  subject: string | null;
  /** The prompt with its subject replaced by the nearest thing that can be drawn. */
  nearest: { prompt: string; drawn: LocalizedName } | null;
  /** The prompt as a text card; null where that makes no sense. */
  card: string | null;
  /** Whether something is to go from a photo that only its owner can mark. */
  isToBeErased: boolean;
}

/** Characters that a card can hold. */
const CARD_LENGTH = 120;

/** What a prompt would produce, without rendering: pure, takes a few milliseconds. */
export function understandPrompt(question: PromptQuestion): PromptAnswer {
  const { mode, prompt, seed, maxImages, pictures } = question;
  switch (mode) {
    case 'text-to-video':
    case 'text-to-image': {
      const plan = createPlan({ ...question, isStill: mode === 'text-to-image' });
      return answerFor(question, plan);
    }
    case 'storyboard': {
      const { chips, unmatched } = createStoryboard({ prompt, seed, maxImages });
      const { unknownSubject } = createPlan(question);
      return answerFor(question, { chips, unmatched, unknownSubject });
    }
    case 'image-to-video':
    case 'image-edit':
    case 'multi-image': {
      const isMoving = mode === 'image-to-video';
      const read = readInstruction(prompt, { isMoving, pictures: Math.max(1, pictures) });
      const still = question.fixedCamera ? read.chips.filter(isOfCamera) : [];
      const chips = read.chips.filter((chip) => !still.includes(chip));
      const unmatched = [...read.unmatched, ...still.flatMap(({ word }) => word ?? [])];
      const isIdle = chips.length === 0 && mode === 'image-edit';
      const verdict = isIdle ? 'nothing_to_change' : unmatched.length > 0 ? 'partly' : 'drawn';
      // Without a photo there is nothing to mark.
      const isToBeErased = read.isRemovalUnknown && pictures > 0;
      return { verdict, chips, unmatched, subject: null, nearest: null, card: null, isToBeErased };
    }
  }
}

function answerFor(
  question: PromptQuestion,
  { chips, unmatched, unknownSubject }: { chips: PlanChip[]; unmatched: string[]; unknownSubject: string | null },
): PromptAnswer {
  if (!unknownSubject) {
    const verdict = unmatched.length > 0 ? 'partly' : 'drawn';
    return { verdict, chips, unmatched, subject: null, nearest: null, card: null, isToBeErased: false };
  }
  // Nothing is drawn, so no chip may say that something is.
  // A headline is what the card is to say; without one, it says all.
  const words = [...(splitPrompt(question.prompt).title ?? question.prompt).replaceAll(/["“”„«»]/gu, '').trim()];
  return {
    verdict: 'unknown_subject',
    chips: [],
    unmatched,
    subject: unknownSubject,
    nearest: findNearest(question, unknownSubject) ?? findRest(question),
    card: words.length <= CARD_LENGTH ? `"${words.join('')}"` : null,
    isToBeErased: false,
  };
}

function findNearest(question: PromptQuestion, subject: string): PromptAnswer['nearest'] {
  for (const phrase of phrasesOf(subject)) {
    const replacement = wordForms(normaliseWord(phrase))
      .map(substituteFor)
      .find((near) => near !== null);
    if (!replacement) continue;
    const offered = offerOf(question, phrase, replacement);
    if (!offered) continue;
    // An English prompt stays one: "cup of coffee falling into a cup".
    const isEnglish = isEnglishPrompt(splitPrompt(question.prompt).tokens.map(({ word }) => word));
    return (isEnglish ? offerOf(question, phrase, offered.drawn.en) : null) ?? offered;
  }
  return null;
}

/** The prompt with a phrase replaced by what can be drawn of it; null where that is not drawn. */
function offerOf(question: PromptQuestion, phrase: string, replacement: string): PromptAnswer['nearest'] {
  const changed = replaceIn(question.prompt, phrase, replacement);
  const plan = createPlan({ ...question, prompt: changed });
  const named = plan.chips.filter((chip) => chip.drawn);
  const drawn = (
    named.find(({ word }) => word === replacement || word?.startsWith(`${replacement} `)) ??
    named.find(({ aspect, value }) => aspect === 'subject' || value in WARE_WORDS)
  )?.drawn;
  return drawn && !plan.unknownSubject ? { prompt: changed, drawn } : null;
}

/** "seblak kuah merah": the noodles bring their own broth, which is not said twice. */
function replaceIn(prompt: string, phrase: string, replacement: string): string {
  const start = prompt.indexOf(phrase);
  const rest = prompt.slice(start + phrase.length);
  const last = ` ${replacement.split(' ').at(-1)}`;
  const isSaidAgain = `${rest} `.startsWith(`${last} `);
  return prompt.slice(0, start) + replacement + (isSaidAgain ? rest.slice(last.length) : rest);
}

/** Aspects by which the rest of a prompt makes a picture of its own. */
const OF_A_PICTURE: ReadonlySet<PlanChip['aspect']> = new Set<PlanChip['aspect']>([
  'scene',
  'subject',
  'time',
  'weather',
  'detail',
]);

/** What else the prompt names that can be drawn, as a prompt: the temple and lanterns around a lion dance. */
function findRest(question: PromptQuestion): PromptAnswer['nearest'] {
  if (question.mode === 'storyboard') return null;
  const words = createPlan(question).chips.flatMap(({ aspect, word }) =>
    OF_A_PICTURE.has(aspect) && word ? word : [],
  );
  const place = (word: string): number => question.prompt.indexOf(word);
  const prompt = [...new Set(words)].toSorted((a, b) => place(a) - place(b)).join(', ');
  const plan = createPlan({ ...question, prompt });
  const drawn = plan.chips.find(({ aspect }) => aspect === 'subject')?.drawn ?? plan.chips.find(isWareChip)?.drawn;
  return drawn && !plan.unknownSubject ? { prompt, drawn } : null;
}

const isWareChip = ({ aspect, value, word }: PlanChip): boolean =>
  aspect === 'detail' && value in WARE_WORDS && word !== null;

/**
 * Every run of the subject's words that may have a substitute, once, the longest first: "cumi goreng" says more than
 * "cumi". A subject may be hundreds of words long.
 */
function phrasesOf(subject: string): Set<string> {
  const words = subject.split(' ');
  const phrases = new Set<string>();
  for (let length = Math.min(words.length, LONGEST_SUBSTITUTED); length > 0; length -= 1)
    for (let start = 0; start + length <= words.length; start += 1)
      phrases.add(words.slice(start, start + length).join(' '));
  return phrases;
}
