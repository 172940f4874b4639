import type { Token } from '../../prompt/tokens.ts';
import type { Hit } from './hits.ts';
import { COLOUR_VALUES, PLAIN_COLOURS } from './words.ts';

/** A frame around a photo: plain paper, the paper of an instant camera, or wood. */
export interface Border {
  kind: 'plain' | 'polaroid' | 'wood';
  /** `#rrggbb`; not used for wood. */
  colour: string;
  /** Its breadth, with 1 as usual. */
  breadth: number;
  /** Whether the photo's corners are rounded. */
  isRounded: boolean;
}

/** How many words from "bingkai" its colour or material may stand. */
const REACH = 3;
const WOOD: ReadonlySet<string> = new Set(['kayu', 'wood', 'wooden']);
const MATERIALS: ReadonlySet<string> = new Set([...WOOD, 'polaroid']);

const BREADTHS: Readonly<Record<string, number>> = {
  tebal: 1.8,
  thick: 1.8,
  lebar: 1.8,
  wide: 1.8,
  tipis: 0.5,
  thin: 0.5,
};
const CORNERS: ReadonlySet<string> = new Set(['corner', 'corners', 'edges', 'sudut', 'sudutnya', 'ujung', 'ujungnya']);
const ROUNDED: ReadonlySet<string> = new Set(['rounded', 'membulat', 'tumpul']);

/** The frame that a prompt asks for; the words for its look count as used, also those that mean nothing elsewhere. */
export function readBorder(
  tokens: readonly Token[],
  wanted: readonly Hit[],
): { border: Border; hits: Hit[]; words: string[] } | null {
  const mark = wanted.find(({ edit }) => edit?.name === 'border');
  if (!mark) return null;
  const isNear = ({ start, end }: { start: number; end: number }): boolean =>
    start <= mark.end + REACH &&
    end >= mark.start - REACH &&
    !tokens.slice(mark.end, start + 1).some(({ opens }) => opens);
  const own = wanted.filter((hit) => hit !== mark && isNear(hit));
  const polaroid = tokens.find(({ word }) => word === 'polaroid');
  const isWood = tokens.some(({ word }, at) => WOOD.has(word) && isNear({ start: at, end: at + 1 }));
  const look = tokens.filter(
    ({ word }, at) => (word in BREADTHS || ROUNDED.has(word)) && isNear({ start: at, end: at + 1 }),
  );
  const breadth = look.map(({ word }) => BREADTHS[word]).find((part) => part !== undefined) ?? 1;
  const isRounded = look.some(({ word }) => ROUNDED.has(word));
  const hue = own.find(({ meaning }) => meaning?.colour && COLOUR_VALUES[meaning.colour]);
  const plain = own.find(({ edit }) => edit && edit.name in PLAIN_COLOURS);
  const colour = hue
    ? COLOUR_VALUES[hue.meaning!.colour!]!
    : PLAIN_COLOURS[(plain?.edit?.name ?? 'white') as keyof typeof PLAIN_COLOURS];
  return {
    border: { kind: polaroid ? 'polaroid' : isWood ? 'wood' : 'plain', colour, breadth, isRounded },
    hits: [
      mark,
      ...own.filter(({ typed }) => MATERIALS.has(typed.toLowerCase())),
      ...[hue, plain].flatMap((hit) => hit ?? []),
    ],
    words: [...look, ...(isRounded ? tokens.filter(({ word }) => CORNERS.has(word)) : [])].map(({ typed }) => typed),
  };
}
