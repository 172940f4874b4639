import type { PlanChip } from '../../../../contract/generation.ts';

/** Aspects told by their name alone: a text says itself, a retouch is named as it is done. */
const BY_NAME = /motion|title|edit/u;

/**
 * What is drawn, after the person's own word for it where that says something else: "mahasiswa → a man". The same thing
 * in the other language is nothing else: a lion is told as "singa", "malam hari" as "malam". But the night is only a
 * part of a "night market".
 */
export function toldAs({ aspect, word, value, drawn }: PlanChip, name: string): string {
  if (word === null || BY_NAME.test(aspect)) return name;
  // Values are English names.
  const names = [name, drawn?.id ?? value, drawn?.en ?? value];
  const said = word.replaceAll(FILLER, '').trim();
  const isSame = names.some((one) => has(one, said) || (aspect === 'weather' && has(word, one)));
  return isSame ? name : `${word} → ${name}`;
}

/** Leaves out what the studio chose by itself where a word's chip names the same: a ferris wheel's funfair. */
export function tellOnce(chips: readonly PlanChip[], nameOf: (chip: PlanChip) => string): PlanChip[] {
  const asked = new Set(chips.filter(({ word }) => word !== null).map(nameOf));
  return chips.filter((chip) => chip.word !== null || !asked.has(nameOf(chip)));
}

/** Words that add nothing to an hour. */
const FILLER = /\b(?:hari|waktu|saat|time)\b/giu;

const has = (text: string, part: string): boolean => plain(text).includes(plain(part));

/** Without accents and capitals, which correct nothing: "cafe" is drawn as a café. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
