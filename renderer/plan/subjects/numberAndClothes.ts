import { packColour } from '../../light/colour.ts';
import type { PlanChip } from '../../scene.ts';
import { ANIMALS } from '../../subject/animalDrawings.ts';
import { GROUPS, PEOPLE } from '../../subject/figureDrawings.ts';
import { canAct, MOST } from '../../subject/figureLook.ts';
import { SILHOUETTES } from '../../subject/silhouettes.ts';
import { SITTING } from '../../subject/sittingAnimals.ts';
import { isFamilyAt } from '../../prompt/context/familyOfAnimals.ts';
import { normaliseWord } from '../../prompt/normaliseWord.ts';
import { isAct } from '../../prompt/vocabulary/actWords.ts';
import { LEXICON } from '../../prompt/vocabulary/lexicon.ts';
import type { Hit } from '../../prompt/readPrompt.ts';
import { isPeciWorn } from '../../prompt/context/undrawnWords.ts';
import { dyeOf } from '../../prompt/context/thingColours.ts';
import type { Token } from '../../prompt/tokens.ts';
import { readAccessories } from './accessories.ts';

/** A map, because an object also answers to "constructor". */
const NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    dua: 2,
    two: 2,
    '2': 2,
    sepasang: 2,
    tiga: 3,
    three: 3,
    '3': 3,
    empat: 4,
    four: 4,
    '4': 4,
    lima: 5,
    five: 5,
    '5': 5,
  }),
);
const COUNTED: readonly string[] = ['', '', 'dua/two', 'tiga/three', 'empat/four', 'lima/five'];
const CLASSIFIERS: ReadonlySet<string> = new Set([
  'ekor',
  'orang',
  'buah',
  'anak',
  'cute',
  'little',
  'baby',
  'lucu',
  'of',
]);
/** Groups that have their own number. */
const FIXED: ReadonlySet<string> = new Set([
  'family',
  'grandparents',
  'couple',
  'bridal-couple',
  'birds',
  'floating-market',
  'village',
]);

/** Words for many of a kind, before or after it, and how many are drawn. */
const PACKS_BEFORE: ReadonlySet<string> = new Set(
  'kawanan sekawanan gerombolan segerombolan sekelompok pack herd flock'.split(' '),
);
const PACKS_AFTER: ReadonlySet<string> = new Set('pack herd packs herds'.split(' '));
const PACK = 3;

/** How many of its subject a prompt asks for: "tiga kucing", "kambing 4 ekor"; null for one, or for more than are drawn. */
export function readCount(
  hit: Hit,
  subject: string,
  tokens: readonly Token[],
): { count: number; chip: PlanChip } | null {
  if (FIXED.has(subject) || SILHOUETTES[subject]?.motion === 'flock') return null;
  let before = hit.position - 1;
  while (before > 0 && (CLASSIFIERS.has(tokens[before]!.word) || isWhoClimbs(tokens[before]!, subject))) before--;
  const after = tokens[hit.end + 1];
  const isAfter = after !== undefined && (after.word === 'ekor' || (after.word === 'orang' && subject in PEOPLE));
  // "sekawanan serigala", "a pack of wolves", "keluarga gajah".
  const isBeast = subject in ANIMALS || SILHOUETTES[subject]?.motion === 'walk';
  const herd = [[PACKS_BEFORE, tokens[before]] as const, [PACKS_AFTER, tokens[hit.end]] as const].find(
    ([words, said]) => words.has(said?.word ?? ''),
  )?.[1];
  const pack = herd ?? (isFamilyAt(before, tokens) ? tokens[before] : undefined);
  if (isBeast && pack) return countedAs(PACK, pack.typed);
  const token = NUMBERS.get(tokens[before]?.word ?? '') ? tokens[before] : isAfter ? tokens[hit.end] : undefined;
  const count = NUMBERS.get(token?.word ?? '');
  if (!token && (isBeast || subject in PEOPLE || BOATS.has(subject))) {
    const row = tokens.slice(hit.end, hit.end + 3).find(({ word }) => IN_A_ROW.has(word));
    if (row)
      return {
        count: ROW,
        chip: { aspect: 'detail', value: 'count', word: row.typed, drawn: { id: 'berjajar', en: 'in a row' } },
      };
  }
  if (!token || !count || count > MOST) return null;
  return countedAs(count, saidAs(token, tokens));
}

/** "dua sahabat naik gunung": two hikers, who are named by what they do. */
const isWhoClimbs = ({ word }: Token, subject: string): boolean =>
  subject === 'hiker' && canAct(LEXICON.get(word)?.subject ?? '');

const SEVERAL = 3;
/** Words before several of a kind. */
const SEVERAL_BEFORE: ReadonlySet<string> = new Set(
  'para beberapa sekelompok kelompok serombongan rombongan sekumpulan kumpulan segerombolan some several many group groups crowd'.split(
    ' ',
  ),
);
/** Words that are said twice of one alone. */
const NEVER_SEVERAL = /(?:^|[ -])(?:laki|mas|mbak|kupu|kura|lumba|ubur|cumi|ondel|biri|undur)[ -]/iu;
const SAID_TWICE = /(?:^|[ -])(\p{L}+)[ -]\1(?:nya)?$/iu;

/** What is said of lanterns that rise together. */
const MANY_LANTERNS = /waisak|festival|lanterns$|lights$/iu;
/** Words for many who believe the same. */
const COLLECTIVES = /^(?:umat|jemaat|jamaah)(?: |$)/iu;

/** "puppies", "horses": several of what the word without its ending names. */
export function isEnglishPlural({ typed, meaning: { subject, details } }: Hit): boolean {
  // "lifting weights" is done by one.
  if (details.some(({ name }) => isAct(name))) return false;
  const word = normaliseWord(typed);
  return [word.replace(/ies$/u, 'y'), word.replace(/s$/u, '')].some(
    (one) => one !== word && LEXICON.get(one)?.subject === subject,
  );
}

/** "petani-petani", "para petani", "farmers": several of a kind where no number is said; null for one. */
export function readPlural(
  hit: Hit,
  subject: string,
  tokens: readonly Token[],
): { count: number; chip: PlanChip } | null {
  if (subject === 'sky-lantern' && MANY_LANTERNS.test(hit.typed)) return countedAs(ROW, hit.typed);
  if (FIXED.has(subject) || subject in GROUPS || !(canAct(subject) || subject in ANIMALS)) return null;
  let before = hit.position - 1;
  while (before > 0 && CLASSIFIERS.has(tokens[before]!.word)) before--;
  const word = tokens[before];
  if (word && SEVERAL_BEFORE.has(word.word)) return countedAs(SEVERAL, word.typed);
  if (COLLECTIVES.test(hit.typed)) return countedAs(SEVERAL, hit.typed);
  const isTwice = SAID_TWICE.test(hit.typed) && !NEVER_SEVERAL.test(hit.typed);
  return isTwice || isEnglishPlural(hit) || /^men$/iu.test(hit.typed) ? countedAs(SEVERAL, hit.typed) : null;
}

/** What a ware is counted in. */
const PORTIONS: ReadonlySet<string> = new Set(
  'gelas cangkir cup piring mangkuk mangkok botol porsi kotak buah biji glasses cups bowls plates bottles of'.split(
    ' ',
  ),
);
/** Wares that are one thing each, and so can be drawn several times. */
const ONE_EACH: ReadonlySet<string> = new Set(
  'avocadoJuice redJuice icedCoffee icedTea juice milk matcha coffee blackCoffee tea boba youngCoconut cendol paperCup can bottle waterBottle sauceBottle dropper tumbler perfume jar honey sambalJar chipsJar chilliBottle coffeeBottle teaBottle juiceBottle redJuiceBottle avocadoBottle milkBottle matchaBottle tube lipstick noodleBowl soup chickenSoup meatSoup curry porridge iceBowl burger iceCream cookieJar box giftBox watch bag wovenBag phone plant monstera snakePlant teddy trophy pouch hat pineapple watermelon candle'.split(
    ' ',
  ),
);

/** How many of its only ware a prompt asks for: "tiga gelas es teh". */
export function readWareCount(
  hit: Hit,
  ware: string,
  tokens: readonly Token[],
): { count: number; chip: PlanChip } | null {
  if (!ONE_EACH.has(ware)) return null;
  let before = hit.position - 1;
  while (before > 0 && PORTIONS.has(tokens[before]!.word)) before--;
  const token = tokens[before];
  const count = NUMBERS.get(token?.word ?? '');
  if (!token || !count || count > MOST) return null;
  return countedAs(count, token.typed);
}

/** Wares that are drawn in a bowl of their own. */
const IN_BOWLS: ReadonlySet<string> = new Set('noodleBowl soup chickenSoup meatSoup curry porridge iceBowl'.split(' '));
const BOWLS: ReadonlySet<string> = new Set(['mangkok', 'mangkuk', 'bowls']);

/** The number of bowls that a prompt asks for, as typed and as it is called (Indonesian/English), where as many dishes stand in one each: "soto dan bakso 2 mangkok". */
export function bowlsCounted(
  tokens: readonly Token[],
  details: Readonly<Record<string, number>>,
): { word: string; called: string } | null {
  const bowls = Object.keys(details).filter((name) => IN_BOWLS.has(name)).length;
  if (bowls < 2 || details.count) return null;
  const token = tokens.find(({ word }, at) => NUMBERS.get(word) === bowls && BOWLS.has(tokens[at + 1]?.word ?? ''));
  const [id, en] = COUNTED[bowls]?.split('/') ?? [];
  return token && id ? { word: token.typed, called: `${id} mangkuk/${en} bowls` } : null;
}

function countedAs(count: number, word: string): { count: number; chip: PlanChip } {
  const [id, en] = COUNTED[count]!.split('/') as [string, string];
  return { count, chip: { aspect: 'detail', value: 'count', word, drawn: { id, en } } };
}

/** What lies in a row at a quay. */
const BOATS: ReadonlySet<string> = new Set(['pinisi', 'boat', 'fishing-boat', 'canoe']);

/** Words for animals, people or boats one beside the other, and how many of them make a row. */
const IN_A_ROW: ReadonlySet<string> = new Set(['berbaris', 'berjajar', 'berjejer', 'beriringan', 'row']);
const ROW = 5;

/** A number with the word it counts by, as typed: "4 ekor". */
function saidAs(token: Token, tokens: readonly Token[]): string {
  const next = tokens[tokens.indexOf(token) + 1];
  return next && ['ekor', 'orang'].includes(next.word) ? `${token.typed} ${next.typed}` : token.typed;
}

/** Clothes by the word for them: a long dress, a kebaya, or only a top of that colour. */
const GARMENTS: readonly (readonly [RegExp, 'gown' | 'kebaya' | 'kimono' | 'raincoat' | 'top', called: string])[] = [
  [/^(?:ber)?(?:gamis|abaya|daster|gaun|dress)$/u, 'gown', 'gaun panjang/long dress'],
  [/^(?:ber)?kebaya$/u, 'kebaya', 'kebaya/kebaya'],
  [/^(?:ber)?kimono$/u, 'kimono', 'kimono/kimono'],
  [/^(?:raincoat|ponco|jas hujan|mantel hujan)$/u, 'raincoat', 'jas hujan/raincoat'],
  [/^(?:ber)?(?:baju|kaos|kaus|kemeja|jaket|hoodie|sweater|blus|blouse|shirt|tshirt|jacket|cardigan)$/u, 'top', ''],
];
/** Tops with a hood, a collar or an open front, which the plain one that is drawn has not. */
const OTHER_TOPS = /^(?:ber)?(?:hoodie|kemeja|jaket|jacket|cardigan)$/u;
const HAIR = /^(?:ber)?rambut(?:nya)?$|^(?:hair|haired)$/u;
const VEIL = /^(?:ber)?(?:hijab|jilbab|kerudung|pashmina|veil)$/u;

/** Whose hair is not seen. */
const HAIRLESS: ReadonlySet<string> = new Set(['hijab', 'bald', 'toque']);

export interface Clothes {
  details: Record<string, number>;
  chips: PlanChip[];
  hits: Hit[];
}

/** Men and boys without a hat of their own. */
const BAREHEADED: ReadonlySet<string> = new Set(['person', 'boy', 'grandfather', 'businessman']);

/** The peci on the head of a man, a boy or an animal that sits. */
export function readPeci(subject: string, hits: readonly Hit[]): Hit | undefined {
  if (!BAREHEADED.has(subject) && !(subject in SITTING)) return undefined;
  return hits.find((hit) => !hit.isNegated && /peci|songkok/iu.test(hit.typed) && isPeciWorn(hit, hits));
}

/** "astronot kucing", "kucing pakai helm astronot": the helmet on the head of an animal that faces us. */
export function readSpaceHelmet(animal: Hit, hits: readonly Hit[]): Hit | undefined {
  if (!(animal.meaning.subject! in SITTING)) return undefined;
  return hits.find(
    ({ isNegated, meaning: { subject }, position, end }) =>
      !isNegated && subject === 'astronaut' && position - animal.end <= 3 && animal.position - end <= 1,
  );
}

/** What somebody wears, and in which colours: "gamis hijau", "hijab hitam", "berkebaya". */
export function readClothes(
  subject: string,
  { hits, tokens, subjectEnd }: { hits: readonly Hit[]; tokens: readonly Token[]; subjectEnd: number },
): Clothes {
  const clothes: Clothes = { details: {}, chips: [], hits: [] };
  const natural = PEOPLE[subject];
  if (!natural && !(subject in GROUPS)) return clothes;
  const accessories = natural ? readAccessories({ natural, hits, tokens, subjectEnd }) : [];
  for (const { detail, value, chip, hits: said } of accessories) {
    clothes.details[detail] = value;
    clothes.chips.push(chip);
    clothes.hits.push(...said);
  }
  for (const [at, { word, typed }] of tokens.entries()) {
    // "jas hujan": one garment of two words.
    const isOfTwo = /^(?:jas|mantel)$/u.test(word) && tokens[at + 1]?.word === 'hujan';
    const garment = GARMENTS.find(([pattern]) => pattern.test(isOfTwo ? `${word} hujan` : word));
    // Of a group, only what covers all of it.
    if (!natural && garment?.[1] !== 'raincoat') continue;
    const isVeil = VEIL.test(word) && natural?.hair === 'hijab';
    const isHair = HAIR.test(word) && natural !== undefined && !HAIRLESS.has(natural.hair ?? 'short');
    // What is named before the person is a ware, or belongs to nobody; but "pink haired girl".
    if ((!garment && !isVeil && !isHair) || (at < subjectEnd - 1 && !isHair)) continue;
    const whole: Hit = hits.find((hit) => hit.position <= at && at < hit.end) ?? {
      meaning: { scenes: [], details: [] },
      typed: isOfTwo ? `${typed} ${tokens[at + 1]!.typed}` : typed,
      position: at,
      end: at + (isOfTwo ? 2 : 1),
      total: tokens.length,
      isNegated: false,
    };
    if (whole.isNegated) continue;
    const dye = dyeOf({ ...whole, position: at, end: Math.max(at + 1, whole.end) }, hits, tokens);
    const isWomans = natural?.wears !== 'trousers' && natural?.wears !== 'shorts';
    const kind = garment?.[1];
    const isWhole = kind === 'gown' || kind === 'kebaya' || kind === 'kimono';
    const isSeen = isWhole ? isWomans : kind === 'raincoat' || isVeil || dye !== undefined;
    if (!isSeen) continue;
    if (isWhole || kind === 'raincoat') clothes.details[kind] = 1;
    if (garment && garment[2]) {
      const [id, en] = garment[2].split('/') as [string, string];
      clothes.chips.push({ aspect: 'detail', value: kind!, word: whole.typed, drawn: { id, en } });
    } else if (!isVeil && !isHair && !OTHER_TOPS.test(word))
      clothes.chips.push({
        aspect: 'detail',
        value: 'dressColour',
        word: whole.typed,
        drawn: { id: 'baju', en: 'clothes' },
      });
    if (hits.includes(whole) && !OTHER_TOPS.test(word)) clothes.hits.push(whole);
    const called = dye?.meaning.dye;
    if (!dye || !called) continue;
    const detail = isVeil ? 'veilColour' : isHair ? 'hairColour' : 'dressColour';
    clothes.details[detail] = packColour(called.colour);
    const [id, en] = called.called.split('/') as [string, string];
    const named = isHair ? 'rambut/hair' : OTHER_TOPS.test(word) ? 'baju/clothes' : null;
    const [idOf, enOf] = named?.split('/') ?? [];
    const drawn = named ? { id: `${idOf} ${id}`, en: `${en} ${enOf}` } : { id, en };
    // "purple hair", "rambut ungu": one thing said in two words.
    const isPair = isHair && (dye.end === at || dye.position === at + 1);
    const pair = isPair ? tokens.slice(Math.min(at, dye.position), Math.max(at + 1, dye.end)) : [];
    const said = isPair ? pair.map((token) => token.typed).join(' ') : dye.typed;
    clothes.chips.push({ aspect: 'detail', value: detail, word: said, drawn });
    clothes.hits.push(dye);
  }
  return clothes;
}
