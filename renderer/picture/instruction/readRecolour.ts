import { inBoth } from '../../prompt/vocabulary/thingNames.ts';
import type { Token } from '../../prompt/tokens.ts';
import type { PlanChip } from '../../scene.ts';
import { PAINTS, PLAIN } from '../light/paints.ts';
import type { Recolouring } from '../light/recolour.ts';
import type { Hit } from './hits.ts';
import { COLOUR_VALUES } from './words.ts';
import { isFiller } from './wishes.ts';

/** Words between a new colour and the old one: "yellow instead of red", "kuning bukan merah". */
const NOT = new Set(['instead', 'bukan']);

/** The name of a colour that things have; null for what is none, such as "pastel". */
export function paintOf({ meaning, edit }: Hit): string | null {
  if (edit?.kind === 'mark' && PAINTS.has(edit.name)) return edit.name;
  const colour = meaning?.colour;
  if (colour) return COLOUR_VALUES[colour] && colour !== 'pastel' ? colour : null;
  return meaning?.dye?.called.split('/')[1] ?? null;
}

const isOfLight = (hit: Hit): boolean => PAINTS.get(paintOf(hit) ?? '')?.isOfLight === true;

/**
 * The colour to change and the new one: "bunga merah jadi biru" and "yellow instead of red" name both, "ubah warnanya
 * jadi biru" only the new. The words count as used.
 * @param wishes colours in the order of the prompt; black, white and dyes only where a thing is to have them
 */
export function readRecolour(
  wishes: readonly Hit[],
  {
    hits,
    tokens,
    isChange,
    isOfThing,
  }: {
    hits: readonly Hit[];
    tokens: readonly Token[];
    isChange(index: number): boolean;
    isOfThing(hit: Hit): boolean;
  },
): { recolour: Recolouring; chip: PlanChip; words: string[] } | null {
  const paints = wishes.filter((hit) => paintOf(hit) !== null);
  const not = tokens.findIndex(({ word }) => NOT.has(word));
  const gone = not < 0 ? undefined : hits.find((hit) => hit.start > not && paintOf(hit) !== null);
  const isNew = (hit: Hit): boolean => {
    const back = [1, 2, 3].find((each) => isChange(hit.start - each));
    if (back === undefined || isOfLight(hit)) return back !== undefined;
    // "ganti jadi kucing hitam" wants another cat.
    const between = tokens.slice(hit.start - back + 1, hit.start);
    return between.every(({ word, opens }) => !opens && isFiller(word)) && isOfThing(hit);
  };
  const wanted = gone ? paints.findLast(({ end }) => end <= not) : paints.find(isNew);
  if (!wanted) return null;
  // "biru tua" is a blue, and more exactly a dark one.
  const shade = wanted.meaning?.dye?.called.split('/')[1] ?? '';
  const to = PAINTS.has(shade) ? shade : paintOf(wanted)!;
  const isSameWish = (hit: Hit): boolean => !tokens.slice(hit.end, wanted.start + 1).some(({ opens }) => opens);
  const old =
    gone ??
    paints.find(
      (hit) =>
        hit.end <= wanted.start &&
        paintOf(hit) !== to &&
        (isOfLight(hit) || (PLAIN.has(paintOf(hit)!) && isSameWish(hit))),
    );
  const from = old ? paintOf(old) : null;
  wanted.isUsed = true;
  if (old) old.isUsed = true;
  const drawn = inBoth(nameOf(from, to))!;
  const isApart = !from && isOfThing(wanted) && hits.some((hit) => hit.end <= wanted.start && isVehicleOrWare(hit));
  return {
    recolour: { from, to, ...(isApart && { isOfThing: true }) },
    chip: { aspect: 'colour', value: to, word: wanted.typed, drawn },
    words: gone ? [tokens[not]!.typed] : [],
  };
}

const VEHICLES: ReadonlySet<string> = new Set(
  'car race-car sports-car jeep van bus truck sand-truck motorbike scooter sport-bike trail-bike bicycle tractor train boat becak cart airplane helicopter'.split(
    ' ',
  ),
);

function isVehicleOrWare({ meaning }: Hit): boolean {
  if (meaning?.subject) return VEHICLES.has(meaning.subject);
  return Boolean(meaning && !meaning.colour && !meaning.dye && meaning.scenes.some(({ scene }) => scene === 'table'));
}

/** "biru/blue" for the main thing; "merah jadi biru/red turned blue" where the old colour is known. */
function nameOf(from: string | null, to: string): string {
  const [id, en] = PAINTS.get(to)!.called.split('/') as [string, string];
  if (!from) return `${id}/${en}`;
  const [oldId, oldEn] = PAINTS.get(from)!.called.split('/') as [string, string];
  return `${oldId} jadi ${id}/${oldEn} turned ${en}`;
}
