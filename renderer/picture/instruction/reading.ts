import type { Lettering } from '../../prompt/lettering.ts';
import { readPhotoLettering } from '../../prompt/readLettering.ts';
import { splitPrompt, type Token } from '../../prompt/tokens.ts';
import type { PlanChip } from '../../scene.ts';
import type { EditMeaning, EditValue, Mark } from './editWords.ts';
import { findHits, type Hit } from './hits.ts';
import { isTextToRemove } from './readRemoval.ts';
import { brightenNotSky, dismissComplaints, negateRemoved, refuseColourising } from './wishes.ts';

export interface InstructionContext {
  /** True for a clip, where directions are the camera's. */
  isMoving: boolean;
  /** How many pictures are given; with one, words for an arrangement mean nothing. */
  pictures: number;
}

/** The names of one kind of edit. */
type NameOf<Kind extends EditMeaning['kind']> = Extract<EditMeaning, { kind: Kind }>['name'];

/** Ways of drawing people anew: one over the other ("kartun 3D Pixar") would leave no face, so that the first one counts. */
const REDRAWN: ReadonlySet<string> = new Set(['cartoon', 'anime', 'render']);
const isRedrawn = ({ edit }: Hit): boolean => edit?.kind === 'style' && REDRAWN.has(edit.name);

/** What the steps of reading an instruction share: its words, what they mean, and what has been told so far. */
export class Reading {
  readonly prompt: string;
  readonly isMoving: boolean;
  readonly pictures: number;
  readonly tokens: readonly Token[];
  readonly hits: Hit[];
  /** Words without a meaning. */
  readonly unknown: readonly string[];
  readonly letters: Lettering[];
  readonly title: string | null;
  readonly chips: PlanChip[] = [];
  /** Words, as typed, that a step has read by itself and that are therefore not listed as unmatched. */
  readonly read: string[] = [];
  /** What belongs to a wish of its own kind (faces, clothes …) and to no other. */
  private readonly claimed = new Set<Hit>();

  constructor(prompt: string, { isMoving, pictures }: InstructionContext) {
    this.prompt = prompt;
    this.isMoving = isMoving;
    this.pictures = pictures;
    const written = readPhotoLettering(prompt);
    this.letters = written.letters.filter(({ text }) => !isTextToRemove(prompt, text));
    const isRemoved = this.letters.length < written.letters.length;
    this.title = isRemoved ? null : splitPrompt(prompt).title;
    this.tokens = splitPrompt(isRemoved ? prompt.replace(/["“”„«»]/gu, '') : written.rest).tokens;
    const { hits, unknown } = findHits(this.tokens, isMoving);
    this.hits = hits;
    negateRemoved(this.tokens, hits);
    brightenNotSky(this.tokens, hits);
    dismissComplaints(this.tokens, hits);
    this.unknown = [...unknown, ...refuseColourising(this.tokens, hits)];
  }

  /** Whether one photo is to be changed, and not moved or arranged with others. */
  get isOfOnePhoto(): boolean {
    return !this.isMoving && this.pictures <= 1;
  }

  /** What is asked for and not negated, without what was claimed. */
  get wanted(): Hit[] {
    const manner = this.hits.find((hit) => !hit.isNegated && isRedrawn(hit))?.edit?.name;
    const isOtherManner = (hit: Hit): boolean => isRedrawn(hit) && hit.edit!.name !== manner;
    return this.hits.filter((hit) => !hit.isNegated && !this.claimed.has(hit) && !isOtherManner(hit));
  }

  marked(name: Mark): Hit | undefined {
    return this.wanted.find((hit) => hit.edit?.kind === 'mark' && hit.edit.name === name);
  }

  /** Tells what a hit brings, once for each effect. */
  use(hit: Hit, aspect: PlanChip['aspect'], value: string): void {
    hit.isUsed = true;
    if (!this.chips.some((chip) => chip.aspect === aspect && chip.value === value))
      this.chips.push({ aspect, value, word: hit.typed });
  }

  useEdit(hit: Hit, value: EditValue): void {
    this.use(hit, 'edit', value);
  }

  /** Counts as used what belongs to an effect that is told already. */
  markUsed(hits: Iterable<Hit>): void {
    for (const hit of hits) hit.isUsed = true;
  }

  /** Takes words for a wish of its own kind, so that no later step reads them. */
  claim({ hits, words, chips }: { hits: Hit[]; words: string[]; chips: PlanChip[] }): void {
    this.markUsed(hits);
    for (const hit of hits) this.claimed.add(hit);
    this.read.push(...words);
    this.chips.push(...chips);
  }

  /** Uses every wanted edit of a kind, and gives their names, each once. */
  named<Kind extends Exclude<EditMeaning['kind'], 'mark'>>(kind: Kind, isLeft: (hit: Hit) => boolean): NameOf<Kind>[] {
    const names = new Set<NameOf<Kind>>();
    for (const hit of this.wanted) {
      if (hit.edit?.kind !== kind || isLeft(hit)) continue;
      const name = hit.edit.name as NameOf<Kind>;
      this.useEdit(hit, name);
      names.add(name);
    }
    return [...names];
  }
}
