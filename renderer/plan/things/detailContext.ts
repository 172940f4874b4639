import type { Hit } from '../../prompt/readPrompt.ts';
import type { Token } from '../../prompt/tokens.ts';
import type { DetailRule } from '../../prompt/vocabulary/detailWords.ts';
import type { SceneName, TimeOfDay } from '../../scene.ts';
import type { VenueName } from '../../scenes/venue/venueKinds.ts';
import { FIGURES } from '../../subject/figureDrawings.ts';
import type { PlanReport } from '../report/planReport.ts';
import { actSeen } from '../subjects/acting.ts';
import type { Backdrop } from './backdrop.ts';

/** What has been decided when the details of a scene are chosen. */
export interface DetailQuestion {
  wanted: readonly Hit[];
  tokens: readonly Token[];
  /** All phrases of the prompt, as the lexicon has them. */
  literal: readonly Hit[];
  scene: SceneName;
  /** The road that a vehicle was given in open land. */
  road: VenueName | undefined;
  /** The subject, its companion, who is beside it, and its mount. */
  subjects: readonly (string | null)[];
  isStill: boolean;
  /** The colour of a subject or a ware, which is not a detail of the scene. */
  dyeHit: Hit | undefined;
  backdrop: Backdrop | null;
  /** How many of the subject are drawn. */
  count: number;
  report: PlanReport;
}

/** A phrase, and one of the details that it asks for. */
export interface DetailWord {
  hit: Hit;
  rule: DetailRule;
}

/** The same for all words of a prompt, and what has been chosen by the words before. */
export interface DetailContext extends DetailQuestion {
  subject: string | null;
  beside: string | null;
  mount: string | null;
  /** What the subject is drawn doing. */
  act: string | null;
  isSomebody: boolean;
  /** Whether a plain ground or marble is named. Only behind a table: "dapur minimalis" names none. */
  isBackdropNamed: boolean;
  /** Whether the prompt asks for one of these details, seen or not. */
  names: (details: ReadonlySet<string>) => boolean;
  /** What is shown so far, by name: how much of it, or which kind. */
  details: Record<string, number>;
  /** The time of day that it implies, such as night for stars. */
  impliedTime: TimeOfDay | null;
  /** How many things were named for the table so far. */
  wareCount: number;
  /** Phrases for how a room is furnished: they wait until it is known which room. */
  styleHits: Hit[];
}

/** Whether a word's detail is not seen. */
export type DetailException = (word: DetailWord, context: DetailContext) => boolean;

const PLAIN: ReadonlySet<string> = new Set(['studio', 'marble']);

/** Reads once what the words of a prompt are judged by. */
export function createDetailContext(question: DetailQuestion): DetailContext {
  const { wanted, subjects, scene } = question;
  const [subject = null, , beside = null, mount = null] = subjects;
  const named = [...new Set(wanted.flatMap(({ meaning }) => meaning.details.map(({ name }) => name)))];
  const names = (details: ReadonlySet<string>): boolean => named.some((name) => details.has(name));
  return {
    ...question,
    subject,
    beside,
    mount,
    act: actSeen(wanted, subject, scene),
    isSomebody: (subject ?? '') in FIGURES,
    isBackdropNamed: scene === 'table' && names(PLAIN),
    names,
    details: {},
    impliedTime: null,
    wareCount: 0,
    styleHits: [],
  };
}

/** Shows a detail as a word asks for it. */
export function show(name: string, value: number, hit: Hit, { details, report }: DetailContext): void {
  details[name] = value;
  report.draw(hit, 'detail', name);
}

/** Shows a detail no longer, and says so of its words. */
export function withdraw(name: string, { details, wanted, report }: DetailContext): void {
  delete details[name];
  for (const hit of wanted)
    if (hit.meaning.details.some((rule) => rule.name === name)) report.takeBack('detail', hit, {});
}
