import { isWare } from '../../prompt/context/tableThings.ts';
import { isTooLargeForTable } from '../../prompt/context/thingColours.ts';
import { livesIndoors } from '../../prompt/context/insideRooms.ts';
import type { Hit } from '../../prompt/readPrompt.ts';
import { LIVESTOCK } from '../../prompt/undrawnCompounds.ts';
import { isDressing } from '../../prompt/vocabulary/dressingWords.ts';
import { SILHOUETTES } from '../../subject/silhouettes.ts';
import { isShop } from '../../subject/standBeside.ts';
import type { PlaceContext, PlaceException } from './placeContext.ts';

/** Where a picture with things that stand on tables is no picture of a table. */
export const TABLE_EXCEPTIONS: Readonly<Record<string, PlaceException>> = {
  /** "ibu jualan sayur di pasar": a person at a market is shown in the market, not at a table with its wares. */
  personAtMarket: (_, { isPerson, isMarketNamed }) => isPerson && isMarketNamed,

  /** "tukang bakso di gang", "monyet makan pisang di pohon": whoever is named before the food stays at their place. */
  stayingOutside: ({ hit }, { isOutsideNamed, subject, isSubjectBefore }) =>
    isOutsideNamed && isWare(hit) && (livesIndoors(subject) || isVehicle(subject)) && isSubjectBefore(hit),

  /** "fotografer memotret produk di studio": somebody who is named before goods in general is not among them. */
  personBeforeGoods: ({ hit }, { isPerson, isSubjectBefore }) => isPerson && isGoodsOnly(hit) && isSubjectBefore(hit),

  /** "tupai makan biji kopi": nor what lies around other things. */
  onlyAround: ({ hit }, { subject }) => subject !== null && isAroundOnly(hit),

  /** "tukang sayur naik motor": what somebody sells is not what the picture is about. */
  soldByPerson: ({ hit }, { isPerson, hits }) => isPerson && isWare(hit) && hits.some((other) => isSeller(other, hit)),

  /** "petani kopi metik biji kopi": what somebody grows stands in no cup before them. */
  grown: ({ hit }, { subject, isSubjectBefore }) => subject === 'farmer' && isWare(hit) && isSubjectBefore(hit),

  /** "bapak dorong gerobak sate": so is what a cart sells. */
  soldFromCart: ({ hit }, { subject, first }) => subject === 'cart' && isWare(hit) && hit !== first,

  /** "buka puasa bersama keluarga di ruang tamu": a meal is what they do. */
  mealInRoom: ({ hit }, { isPerson, isRoomNamed }) => isPerson && isRoomNamed && MEALS.test(hit.typed),

  /** "lomba 17 agustus anak-anak": children and large subjects do not fit behind a trophy on a table. */
  tooLarge: ({ hit, weight }, context) =>
    context.subject !== null &&
    isTooLargeForTable(context.subject) &&
    !(hit === context.first && isSoldIn(context.subject, hit, context.hits)) &&
    (weight <= OF_ANYWHERE || isAboutSubject(context.subject, hit, context)),

  /** "kacamata hitam di pantai" is about the glasses, "warteg jam makan siang" about the stall, not a plate. */
  outdoorsFirst: ({ hit }, { first }) => first !== undefined && hit !== first && isOutdoors(first),
};

/** "mobil pickup ngangkut sayur lewat jalan desa": what carries goods. */
const isVehicle = (subject: string | null): boolean => SILHOUETTES[subject ?? '']?.motion === 'drive';

/** Whether a phrase only speaks of goods or of where they are photographed. */
const isGoodsOnly = ({ meaning: { details } }: Hit): boolean =>
  details.length > 0 && details.every(({ name }) => name === 'studio' || name === 'photoStudio');

const isAroundOnly = ({ meaning: { details } }: Hit): boolean =>
  details.length > 0 && details.every(({ name }) => isDressing(name));

/** "tukang sayur", "penjual bakso". */
const isSeller = ({ typed, end }: Hit, ware: Hit): boolean =>
  /^(?:tukang|penjual|pedagang|bakul)$/iu.test(typed) && end === ware.position;

const MEALS = /^(?:buka puasa|sahur|sarapan|makan (?:siang|malam)|breakfast|lunch|dinner)$/iu;

/** Weight of things that are found in many places. */
const OF_ANYWHERE = -4;

/** "dinosaur eating ice cream": a person named before food, and whoever is too large for a table, unless they lie on it. */
const isAboutSubject = (subject: string, hit: Hit, { isPerson, isSubjectBefore }: PlaceContext): boolean =>
  (isPerson || (!isShop(subject) && !LIVESTOCK.has(subject))) && isSubjectBefore(hit);

/** "kebaya merah di butik": the picture is about the ware, and the shop only says where it hangs. */
export function isSoldIn(subject: string, ware: Hit, hits: readonly Hit[]): boolean {
  return isShop(subject) && hits.every(({ meaning, position }) => meaning.subject !== subject || position >= ware.end);
}

/** Subjects seen from outside: wares named beside them do not turn the picture into a table. */
const OUTDOORS: ReadonlySet<string> = new Set(
  'footballer warung cart shop house modern-house joglo school monas borobudur candi gapura mosque kaaba palace castle tower bridge flag fountain pagoda lighthouse torii waterfall ferris-wheel rumah-gadang village church floating-market rider motorbike sport-bike trail-bike scooter car race-car sports-car becak bicycle bus truck sand-truck van train horse cow buffalo elephant'.split(
    ' ',
  ),
);

/** Trees count as outdoors only if the prompt names them: "natal" alone is an occasion, "pohon natal" a tree. */
function isOutdoors({ meaning: { subject }, typed }: Hit): boolean {
  return subject !== undefined && (OUTDOORS.has(subject) || /pohon|\btree/iu.test(typed));
}
