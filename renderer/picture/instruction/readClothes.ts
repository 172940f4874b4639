import { inBoth } from '../../prompt/vocabulary/thingNames.ts';
import type { Token } from '../../prompt/tokens.ts';
import type { PlanChip } from '../../scene.ts';
import type { Hit } from './hits.ts';
import { PAINTS } from '../light/paints.ts';
import { paintOf } from './readRecolour.ts';
import { isFiller, THEN } from './wishes.ts';

/** What is worn on the upper body. */
const TOPS =
  /^(?:baju|bajunya|kaos|kaus|kemeja|gaun|jaket|jas|blazer|sweater|hoodie|blus|seragam|atasan|pakaian|outfit|dress|shirt|tshirt|jacket|coat|suit|blouse|clothes|top)(?:nya)?$/u;
/** Words before the new colour. */
const INTO: ReadonlySet<string> = new Set(
  'jadi menjadi jadikan jadiin ke warna warnanya to into make turn color colour dye ganti gantiin ubah ubahin'.split(
    ' ',
  ),
);
/** Words of a wish that is not about the colour of what is worn. */
const OTHER: ReadonlySet<string> = new Set(
  'hapus hilangkan buang hapusin hilangin remove erase delete kecuali selain except but tetap tetep jangan orang celana rok topi sepatu pants trousers skirt hat shoes hijab jilbab kerudung rambut hair add tambah tambahkan kasih wear pakai pake'.split(
    ' ',
  ),
);

/** The colour that what people wear is to get: "bajunya jadi merah", "change the shirt color to blue". */
export function readClothes(
  tokens: readonly Token[],
  hits: readonly Hit[],
): { paint: string; chips: PlanChip[]; hits: Hit[]; words: string[] } | null {
  const top = tokens.findIndex(({ word }) => TOPS.test(word));
  if (top < 0) return null;
  const isEnd = ({ opens, word }: Token): boolean => opens || THEN.has(word);
  const from = Math.max(
    0,
    tokens.findLastIndex((token, at) => at <= top && isEnd(token)),
  );
  const next = tokens.findIndex((token, at) => at > top && isEnd(token));
  const to = next < 0 ? tokens.length : next;
  const clause = tokens.slice(from, to);
  if (clause.some(({ word }) => OTHER.has(word))) return null;
  const paints = hits.filter((hit) => hit.start > top && hit.end <= to && !hit.isNegated && paintOf(hit) !== null);
  const goal = tokens.slice(0, to).findLastIndex(({ word }) => INTO.has(word));
  const wanted = paints.findLast(({ start }) => start > goal);
  const shade = wanted?.meaning?.dye?.called.split('/')[1];
  const paint = wanted && (PAINTS.has(shade ?? '') ? shade! : paintOf(wanted)!);
  if (!wanted || !paint || goal < from) return null;
  // "bajunya jadi gaun merah": another garment is no other colour.
  const between = tokens.slice(Math.max(top, goal) + 1, wanted.start);
  if (between.some(({ word }) => !isFiller(word) && !INTO.has(word) && !isPaint(hits, word))) return null;
  if (tokens.slice(wanted.end, to).some(({ word }) => TOPS.test(word))) return null;
  const [id, en] = PAINTS.get(paint)!.called.split('/');
  const drawn = inBoth(`baju ${id}/${en} top`)!;
  return {
    paint,
    chips: [{ aspect: 'colour', value: paint, word: wanted.typed, drawn }],
    hits: [wanted, ...paints, ...hits.filter(({ start, end }) => start <= top && end > top)],
    words: [tokens[top]!.typed, ...paints.map(({ typed }) => typed)],
  };
}

const isPaint = (hits: readonly Hit[], word: string): boolean =>
  hits.some((hit) => hit.typed.toLowerCase() === word && paintOf(hit) !== null);
