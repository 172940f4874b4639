import { inBoth } from '../../prompt/vocabulary/thingNames.ts';
import { readExtension } from '../../readExtension.ts';
import { readShape } from '../../readShape.ts';
import { readTurn } from '../../readTurn.ts';
import type { Instruction } from './instruction.ts';
import { HALVES } from './readArrangement.ts';
import type { Reading } from './reading.ts';

/** What becomes of a photo's edges: it is extended, cropped or brought into a shape. */
export function readFrame(
  reading: Reading,
): Pick<
  Instruction,
  'frame' | 'extension' | 'isRound' | 'isUpscaled' | 'isFlipped' | 'turn' | 'straightening' | 'isCloser'
> {
  const { prompt, isOfOnePhoto, isMoving, chips } = reading;
  const shape = isOfOnePhoto ? readShape(prompt) : null;
  const extension = isOfOnePhoto && !shape ? readExtension(prompt) : null;
  // "perbesar ke kanan": a wider photo, and none with more pixels.
  const extended = extension
    ? reading.wanted.find(({ edit }) => edit?.name === 'expand' || edit?.name === 'upscale')
    : undefined;
  reading.read.push(...(shape?.words ?? []), ...(extended ? extension!.words.split(' ') : []));
  // "potong bagian bawah": a crop keeps the middle or what stands in front, and takes nothing off one side.
  const isOfSide = !shape && reading.letters.length === 0 && reading.tokens.some(({ word }) => word in HALVES);
  const mark = isMoving
    ? undefined
    : (extended ?? reading.marked('expand') ?? (isOfSide ? undefined : reading.marked('crop')));
  const frame = !mark ? null : mark !== extended && mark.edit!.name === 'crop' ? 'crop' : 'expand';
  if (mark) reading.useEdit(mark, frame!);
  else if (shape) {
    const drawn = inBoth(`bentuk ${shape.ratio}/${shape.ratio} shape`)!;
    chips.push({ aspect: 'edit', value: 'reframe', word: shape.words[0]!, drawn });
  }
  const isRound = frame === 'crop' && shape?.isRound === true;
  if (isRound) chips.at(-1)!.drawn = inBoth('potongan bulat/round crop')!;
  const isFlipped = !isMoving && readFlip(reading);
  const turn = isMoving ? null : readTurn(prompt);
  if (turn) {
    chips.push({ aspect: 'edit', value: 'turn', word: turn.words.trim() });
    reading.read.push(...turn.words.split(' '));
  }
  const upscale = isMoving || extended ? undefined : reading.marked('upscale');
  if (upscale) reading.useEdit(upscale, 'upscale');
  return {
    frame,
    extension: extended ? extension!.side : null,
    isRound,
    isFlipped,
    turn,
    straightening: isOfOnePhoto ? readStraightening(reading) : null,
    isCloser: isOfOnePhoto && readCloser(reading),
    isUpscaled: upscale !== undefined,
  };
}

/** "luruskan fotonya, agak miring ke kiri". */
function readStraightening(reading: Reading): Instruction['straightening'] {
  const mark = reading.marked('straighten');
  if (!mark) return null;
  reading.useEdit(mark, 'turn');
  reading.chips.at(-1)!.drawn = inBoth('diluruskan/straightened')!;
  const side = LEANING.exec(reading.prompt)?.groups;
  if (side) reading.read.push('ke kiri', 'ke kanan', 'kiri', 'kanan', 'left', 'right', 'to the left', 'to the right');
  return { lean: side?.left ? 'left' : side?.right ? 'right' : null };
}
const LEANING =
  /(?:miring|tilted|crooked|leaning)\s+(?:(?:sedikit|dikit|a bit|slightly)\s+)?(?:ke|to the)\s+(?:(?<left>kiri|left)|(?<right>kanan|right))/iu;

/** "zoom in": the photo as a camera that came closer would have taken it. */
function readCloser(reading: Reading): boolean {
  const mark = reading.marked('closer');
  if (!mark) return false;
  reading.useEdit(mark, 'crop');
  reading.chips.at(-1)!.drawn = inBoth('lebih dekat/closer')!;
  return true;
}

function readFlip(reading: Reading): boolean {
  const flip = reading.marked('flip');
  if (!flip) return false;
  reading.useEdit(flip, 'flip');
  // "balik kiri kanan": no two pictures side by side.
  if (reading.pictures === 1) reading.markUsed(reading.wanted.filter(({ edit }) => edit?.name === 'row'));
  return true;
}
