import type { Hit } from '../../prompt/readPrompt.ts';
import { inBoth } from '../../prompt/vocabulary/thingNames.ts';
import type { PlanChip } from '../../scene.ts';

/** The value of a chip whose word something drawn shows besides itself. */
export const SHOWN = 'shown';

/**
 * What a plan says about its prompt: the phrases that are drawn, and a chip for each part of the picture. The steps of
 * a plan write it in their order; a later step may withdraw what an earlier one wrote, because the picture does not show
 * it after all. No step decides by it what is drawn, but for a colour, which may belong to a thing that is not.
 */
export interface PlanReport {
  readonly chips: readonly PlanChip[];
  readonly drawn: ReadonlySet<Hit>;
  /** A phrase is drawn, and a chip says as what. */
  draw(hit: Hit, aspect: PlanChip['aspect'], value: string): void;
  /** A phrase is drawn, and another's chip says so. */
  drawSilently(hit: Hit): void;
  /** Something drawn shows this word besides itself, and what it shows is called so (Indonesian/English). */
  addShown(word: string, called: string): void;
  /** A phrase that is drawn by another's chip says as what: where the studio chose the same, the phrase asked for it. */
  drawAlso(hit: Hit, aspect: PlanChip['aspect'], value: string): void;
  /** A phrase says the same as the first one of such a chip, which tells of both. */
  drawTogether(hit: Hit, aspect: PlanChip['aspect'], value: string): void;
  /** The studio chose this; no word asked for it. */
  addOwnChoice(aspect: PlanChip['aspect'], value: string): void;
  /** Chips that name what they show themselves. */
  addChips(chips: readonly PlanChip[]): void;
  /** A phrase has no effect after all. Its chips stay: use `takeBack` for one that has any. */
  leaveOut(hit: Hit): void;
  /** The picture does not show this of a phrase: its chip goes, and with its last effect the phrase. */
  takeBack(aspect: PlanChip['aspect'], hit: Hit, details: object): void;
  /** What is drawn for a phrase is not what it names: its chip becomes the studio's own choice. */
  makeOwnChoice(aspect: PlanChip['aspect'], hit: Hit): void;
  /** Nothing says that a phrase is drawn: its places and things become the studio's own choice, its other chips go. */
  withhold(hit: Hit, isOwnChoice: (chip: PlanChip) => boolean): void;
  /** Removes the chip of what the studio chose, because the picture does not show it. */
  removeOwnChoice(aspect: PlanChip['aspect']): void;
}

/** A report that counts these phrases as drawn. */
export function createReport(drawnFirst: readonly Hit[]): PlanReport {
  const chips: PlanChip[] = [];
  const drawn = new Set<Hit>(drawnFirst);
  const chipOf = (aspect: PlanChip['aspect'], word: string | null): number =>
    chips.findIndex((chip) => chip.aspect === aspect && chip.word === word);
  return {
    chips,
    drawn,
    draw(hit, aspect, value) {
      drawn.add(hit);
      chips.push({ aspect, value, word: hit.typed });
    },
    drawSilently(hit) {
      drawn.add(hit);
    },
    addShown(word, called) {
      chips.push({ aspect: 'detail', value: SHOWN, word, drawn: inBoth(called)! });
    },
    drawAlso(hit, aspect, value) {
      drawn.add(hit);
      const chip: PlanChip = { aspect, value, word: hit.typed };
      const own = chips.findIndex((one) => one.aspect === aspect && one.value === value && one.word === null);
      chips.splice(own < 0 ? chips.length : own, 1, chip);
    },
    drawTogether(hit, aspect, value) {
      drawn.add(hit);
      const at = chips.findIndex((chip) => chip.aspect === aspect && chip.value === value && chip.word !== null);
      const told = chips[at];
      if (told && !told.word!.includes(hit.typed)) chips[at] = { ...told, word: `${told.word} ${hit.typed}` };
    },
    addOwnChoice(aspect, value) {
      chips.push({ aspect, value, word: null });
    },
    addChips(added) {
      chips.push(...added);
    },
    leaveOut(hit) {
      drawn.delete(hit);
    },
    takeBack(aspect, hit, details) {
      const at = chipOf(aspect, hit.typed);
      if (at >= 0) chips.splice(at, 1);
      const isStillShown =
        chips.some(({ word }) => word === hit.typed) || hit.meaning.details.some(({ name }) => name in details);
      if (!isStillShown || aspect === 'detail') drawn.delete(hit);
    },
    makeOwnChoice(aspect, hit) {
      const at = chipOf(aspect, hit.typed);
      if (at >= 0) chips[at] = { ...chips[at]!, word: null };
      drawn.delete(hit);
    },
    withhold(hit, isOwnChoice) {
      const told = chips.flatMap((chip) =>
        chip.word !== hit.typed ? chip : isOwnChoice(chip) ? { ...chip, word: null } : [],
      );
      chips.splice(0, chips.length, ...told);
      drawn.delete(hit);
    },
    removeOwnChoice(aspect) {
      const at = chipOf(aspect, null);
      if (at >= 0) chips.splice(at, 1);
    },
  };
}
