import { type Announcement, CARD_WORDS } from '../prompt/announcement.ts';
import { isMarketWares } from './subjects/chooseSubjects.ts';
import { isAnimalDoing, withAnimalDoings } from '../prompt/context/animalDoings.ts';
import { withDoers } from '../prompt/context/doers.ts';
import { withDressedAnimals } from '../prompt/context/dressedAnimals.ts';
import { insideOf, ofItsPlace } from '../prompt/context/insideRooms.ts';
import type { Lettering } from '../prompt/lettering.ts';
import { coloursOfLetters, type LetterColour, readLettering } from '../prompt/readLettering.ts';
import { withObjects } from '../prompt/context/objectsOfActs.ts';
import { onItsThing } from '../prompt/context/nounPhrases.ts';
import { ofItsTitle } from '../prompt/context/ofTitle.ts';
import { type Hit, readPrompt } from '../prompt/readPrompt.ts';
import { isBuilding, isShop } from '../subject/standBeside.ts';
import { isWareRule } from '../prompt/context/tableThings.ts';
import { inItsPackage } from '../prompt/context/packedWares.ts';
import { ofItsThing } from '../prompt/context/thingAdjectives.ts';
import { ofTheSea } from '../prompt/context/underWater.ts';
import { splitPrompt, type Token } from '../prompt/tokens.ts';
import { isBackdropOnly, isUndrawn } from '../prompt/context/undrawnWords.ts';

/** A prompt as a plan reads it. */
export interface PromptReading {
  prompt: string;
  title: string | null;
  /** A title without quotes. */
  announcement: Announcement | null;
  tokens: readonly Token[];
  /** The known phrases, each as the lexicon has it. */
  literal: readonly Hit[];
  /** The same phrases as they are meant beside the others. */
  hits: readonly Hit[];
  /** Those of them that ask for something to be drawn. */
  wanted: readonly Hit[];
  /** Words, as typed, that are not known. */
  unknown: readonly string[];
  letters: readonly Lettering[];
  letterColours: readonly LetterColour[];
  /** Words for colours that directly follow a text, and colour nothing else. */
  letterColourWords: readonly string[];
  /** The phrases of such words. */
  letterColourHits: readonly Hit[];
  /** Whether it asks for a backdrop and nothing before it. */
  isBackdropOnly: boolean;
  /** Whether it is a poster about its text: `poster pensi "ART FEST"`. */
  isPoster: boolean;
}

/** Reads a prompt: its texts, the phrases that are known, and which of these ask for something to be drawn. */
export function interpretPrompt(prompt: string): PromptReading {
  const { title, announcement, tokens } = splitPrompt(prompt);
  const { hits: literal, unknown } = withDressedAnimals(
    withObjects(withAnimalDoings(readPrompt(tokens), tokens), tokens),
    tokens,
  );
  const meant = (hit: Hit): Hit =>
    isAnimalDoing(hit)
      ? hit
      : onItsThing(ofTheSea(ofItsThing(ofItsTitle(hit, title), tokens, literal), literal), literal, tokens);
  const hits = literal.map((hit) =>
    ofItsPlace(insideOf(inItsPackage(meant(hit), tokens, literal), tokens, literal), literal),
  );
  const letters = readLettering(prompt);
  const letterColours = coloursOfLetters(letters, prompt);
  const letterColourWords = letterColours.filter(({ isSaidOfLetters }) => isSaidOfLetters).map(({ word }) => word);
  const letterColourHits = hits.filter(({ meaning, typed }) => meaning.dye && letterColourWords.includes(typed));
  const isEmpty = isBackdropOnly(tokens);
  const drawn = hits.filter(
    (hit) =>
      !hit.isNegated &&
      (isAnimalDoing(hit) || (!isMarketWares(hit, tokens) && !isUndrawn(hit, hits, tokens, title !== null))) &&
      !letterColourHits.includes(hit) &&
      !(isEmpty && hit.meaning.subject !== undefined),
  );
  return {
    prompt,
    title,
    announcement,
    tokens,
    literal,
    hits,
    wanted: withDoers(announcement?.isPromo ? ofItsProduct(drawn) : drawn, tokens),
    unknown,
    letters,
    letterColours,
    letterColourWords,
    letterColourHits,
    isBackdropOnly: isEmpty,
    isPoster: title !== null && tokens.some(({ word }) => CARD_WORDS.has(word)),
  };
}

/** "diskon lebaran gamis", "grand opening warung seblak": beside what is sold, the occasion and the shop are only written. */
function ofItsProduct(hits: readonly Hit[]): readonly Hit[] {
  const isProduct = ({ meaning: { subject, details } }: Hit): boolean =>
    subject === undefined && details.some(isWareRule);
  if (!hits.some(isProduct)) return hits;
  return hits.filter(({ meaning: { subject } }) => subject === undefined || !(isBuilding(subject) || isShop(subject)));
}
