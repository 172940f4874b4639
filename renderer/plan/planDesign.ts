import type { Design, DesignClaim } from '../prompt/design.ts';
import { CARD_WORDS } from '../prompt/announcement.ts';
import { type DesignReading, readDesign } from '../prompt/readDesign.ts';
import { readPrompt } from '../prompt/readPrompt.ts';
import { splitPrompt } from '../prompt/tokens.ts';
import { emblemIn, type EmblemName } from '../prompt/vocabulary/emblemWords.ts';
import { FUNCTION_WORDS, OPENING_WORDS } from '../prompt/vocabulary/functionWords.ts';
import { NEGATIONS, STOP_WORDS } from '../prompt/vocabulary/stopWords.ts';
import { inBoth, thingName } from '../prompt/vocabulary/thingNames.ts';
import type { Plan, PlanChip } from '../scene.ts';
import { SILHOUETTES } from '../subject/silhouettes.ts';
import { inPromptOrder } from './report/inPromptOrder.ts';

/** The plan of a prompt that asks for a page of letters rather than a picture. */
export interface DesignPlan {
  plan: Plan;
  /** Whether it is no picture whatever else the prompt names. */
  isSure: boolean;
}

/** The signs of pages that say nothing of what they are about. */
const USUAL_SIGNS: Partial<Record<Design['kind'], EmblemName>> = {
  invitation: 'flower',
  card: 'heart',
  certificate: 'rosette',
  menu: 'cutlery',
};

/** Plans the design that a prompt asks for; null where it asks for a picture. */
export function planDesign(prompt: string, seed: number): DesignPlan | null {
  const reading = readDesign(prompt);
  if (!reading) return null;
  const { emblem, claim } = chooseEmblem(reading);
  const claims = claim ? [...reading.claims, claim] : reading.claims;
  const design: Design = { ...reading.design, emblem };
  return {
    isSure: reading.isSure,
    plan: {
      seed,
      scene: 'abstract',
      time: 'day',
      weather: 'clear',
      colours: [],
      motion: 'none',
      style: null,
      subject: null,
      subjectColour: null,
      companion: null,
      beside: null,
      mount: null,
      title: design.headline || design.kicker,
      letters: [],
      details: {},
      design,
      chips: claims.map(chipOf),
      unmatched: untold(prompt, claims),
      unknownSubject: null,
    },
  };
}

/** What stands on the page as its sign: what the prompt wants drawn, else what it is about. */
function chooseEmblem({ depicted, about, design }: DesignReading): {
  emblem: Design['emblem'];
  claim: DesignClaim | null;
} {
  const claimed = (word: string, shown: string): DesignClaim => ({ aspect: 'emblem', word, shown });
  if (depicted !== null) {
    const sign = emblemIn(depicted);
    const subject = subjectIn(depicted);
    const isFirst = subject !== null && sign !== null && depicted.indexOf(subject.word) < depicted.indexOf(sign.word);
    const isNamed = !isFirst && sign !== null && sign.called.toLowerCase().includes(sign.word.toLowerCase());
    if (sign && (isNamed || !subject)) return { emblem: { sign: sign.name }, claim: claimed(sign.word, sign.called) };
    if (subject) return { emblem: { subject: subject.name }, claim: claimed(subject.word, subject.called) };
  }
  const usual = USUAL_SIGNS[design.kind];
  const sign = design.kind === 'certificate' ? null : emblemIn(about);
  if (sign) return { emblem: { sign: sign.name }, claim: null };
  const subject = design.kind === 'logo' || design.kind === 'label' ? subjectIn(about) : null;
  if (subject) return { emblem: { subject: subject.name }, claim: null };
  return { emblem: { sign: usual ?? 'star' }, claim: null };
}

/** The first thing a text names that has a shape of its own. */
function subjectIn(text: string): { name: string; word: string; called: string } | null {
  for (const { meaning, typed, isNegated } of readPrompt(splitPrompt(text).tokens).hits) {
    const name = meaning.subject;
    const called = name === undefined ? null : thingName('subject', name);
    if (name !== undefined && name in SILHOUETTES && called && !isNegated)
      return { name, word: typed, called: `${called.id}/${called.en}` };
  }
  return null;
}

function chipOf({ aspect, word, shown }: DesignClaim): PlanChip {
  if (aspect === 'title') return { aspect, value: shown, word };
  const drawn = inBoth(shown);
  return { aspect: 'detail', value: VALUES[aspect], word, ...(drawn && { drawn }) };
}

const VALUES = { design: 'design', emblem: 'emblem', tint: 'backdrop', look: 'design' } as const;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words that are neither written nor shown. */
function untold(prompt: string, claims: readonly DesignClaim[]): string[] {
  const told = new Set(
    claims.flatMap(({ word, shown, aspect }) => wordsOf(aspect === 'title' ? `${word} ${shown}` : word)),
  );
  const { tokens } = splitPrompt(prompt);
  const isSilent = (word: string): boolean =>
    FUNCTION_WORDS.has(word) ||
    OPENING_WORDS.has(word) ||
    STOP_WORDS.has(word) ||
    NEGATIONS.has(word) ||
    CARD_WORDS.has(word) ||
    OF_PAGES.has(word);
  const left = tokens.filter(({ word, typed }) => !isSilent(word) && !wordsOf(typed).every((one) => told.has(one)));
  return inPromptOrder(prompt, [...new Set(left.map(({ typed }) => typed))]);
}

/** What a page has anyway. */
const OF_PAGES: ReadonlySet<string> = new Set(
  'tema bertema theme themed latar background bg warna berwarna nuansa bernuansa gaya style gambar bergambar ikon icon logo template design desain digital colour colours color colors ilustrasi nama bernama named called hari tanggal tgl pada lokasi tempat alamat'.split(
    ' ',
  ),
);
