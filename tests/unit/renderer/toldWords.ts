import type { PlanChip } from '../../../renderer/scene.ts';

/**
 * Every phrase that chips tell of: each chip's words, and what is left of them without those that are only said with
 * it, as "merah" of "background merah".
 */
export const toldWords = (chips: readonly PlanChip[]): string[] =>
  chips.flatMap(({ word }) => {
    const words = word?.split(' ') ?? [];
    return words.flatMap((_, start) =>
      words.slice(start).map((__, length) => words.slice(start, start + length + 1).join(' ')),
    );
  });
