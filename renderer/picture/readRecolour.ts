import type { PlanChip } from '../scene.ts';
import type { Instruction } from './instruction.ts';
import type { Hit } from './instructionHits.ts';
import { COLOUR_VALUES } from './instructionWords.ts';

/** The colour to change and the new one: "bunga merah jadi biru" names both, "ubah warnanya jadi biru" only the new. */
export function readRecolour(
  hits: Hit[],
  isChange: (index: number) => boolean,
  use: (hit: Hit, aspect: PlanChip['aspect'], value: string) => void,
): Instruction['recolour'] {
  const to = hits.find(
    (hit) => COLOUR_VALUES[hit.meaning!.colour!] && [1, 2, 3].some((back) => isChange(hit.start - back)),
  );
  if (!to || to.meaning!.colour === 'pastel') return null;
  const from = hits.find(
    (hit) => hit.end <= to.start && COLOUR_VALUES[hit.meaning!.colour!] && hit.meaning!.colour !== to.meaning!.colour,
  );
  if (from) from.isUsed = true;
  use(to, 'colour', to.meaning!.colour!);
  return { from: from?.meaning?.colour ?? null, to: to.meaning!.colour! };
}
