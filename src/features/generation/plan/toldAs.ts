import type { PlanChip } from '../../../../contract/generation.ts';

/** Aspects of things, whose name says less than the person's word: a student is drawn as a man. */
const OF_THINGS: ReadonlySet<PlanChip['aspect']> = new Set<PlanChip['aspect']>(['scene', 'subject', 'detail', 'style']);

/**
 * What is drawn, after the person's own word for it where that says something else: "mahasiswa → a man". The same thing
 * in the other language is nothing else: a lion is told as "singa".
 */
export function toldAs({ aspect, word, value, drawn }: PlanChip, name: string): string {
  if (word === null || !OF_THINGS.has(aspect)) return name;
  // A scene is called by its English name.
  const names = [name, drawn?.id, drawn?.en, aspect === 'scene' && value];
  return names.some((one) => one && plain(one).includes(plain(word))) ? name : `${word} → ${name}`;
}

/** Without accents and capitals, which correct nothing: "cafe" is drawn as a café. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
