import type { Token } from '../prompt/tokens.ts';
import type { Hit } from './instructionHits.ts';
import { COLOUR_VALUES, PLAIN_COLOURS } from './instructionWords.ts';

/** A frame around a photo: plain paper, the paper of an instant camera, or wood. */
export interface Border {
  kind: 'plain' | 'polaroid' | 'wood';
  /** `#rrggbb`; not used for wood. */
  colour: string;
}

/** How many words from "bingkai" its colour or material may stand. */
const REACH = 3;
const WOOD: ReadonlySet<string> = new Set(['kayu', 'wood', 'wooden']);
const MATERIALS: ReadonlySet<string> = new Set([...WOOD, 'polaroid']);

/** The frame that a prompt asks for; the words for its look count as used. */
export function readBorder(tokens: readonly Token[], wanted: readonly Hit[]): { border: Border; words: Hit[] } | null {
  const mark = wanted.find(({ edit }) => edit?.name === 'border');
  if (!mark) return null;
  const isNear = ({ start, end }: { start: number; end: number }): boolean =>
    start <= mark.end + REACH &&
    end >= mark.start - REACH &&
    !tokens.slice(mark.end, start + 1).some(({ opens }) => opens);
  const own = wanted.filter((hit) => hit !== mark && isNear(hit));
  const polaroid = tokens.find(({ word }) => word === 'polaroid');
  const isWood = tokens.some(({ word }, at) => WOOD.has(word) && isNear({ start: at, end: at + 1 }));
  const hue = own.find(({ meaning }) => meaning?.colour && COLOUR_VALUES[meaning.colour]);
  const plain = own.find(({ edit }) => edit && edit.name in PLAIN_COLOURS);
  const colour = hue
    ? COLOUR_VALUES[hue.meaning!.colour!]!
    : PLAIN_COLOURS[(plain?.edit?.name ?? 'white') as keyof typeof PLAIN_COLOURS];
  return {
    border: { kind: polaroid ? 'polaroid' : isWood ? 'wood' : 'plain', colour },
    words: [
      mark,
      ...own.filter(({ typed }) => MATERIALS.has(typed.toLowerCase())),
      ...[hue, plain].flatMap((hit) => hit ?? []),
    ],
  };
}
