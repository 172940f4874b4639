import { FIGURES } from '../../subject/figureDrawings.ts';
import { SILHOUETTES } from '../../subject/silhouettes.ts';
import { normaliseWord } from '../normaliseWord.ts';
import type { Hit } from '../readPrompt.ts';
import { STOP_WORDS } from '../vocabulary/stopWords.ts';
import type { Token } from '../tokens.ts';
import { WARE_WORDS } from '../vocabulary/wareWords.ts';

const ENGLISH_COLOURS: ReadonlySet<string> = new Set(
  'red orange gold yellow green teal blue purple pink crimson scarlet golden'.split(' '),
);

/** Whether a colour is named in English, where it stands before its thing. */
export const isEnglishColour = (typed: string): boolean =>
  isEnglish(normaliseWord(typed).split(' ').at(-1)!) || /^(?:white|black|gr[ae]y|brown)$/iu.test(typed);

const isEnglish = (word: string): boolean => ENGLISH_COLOURS.has(word);

/** Subjects too large for a table scene. */
const TOO_LARGE: ReadonlySet<string> = new Set(
  'couple bridal-couple family friends women grandparents mother-and-baby rider floating-market children car motorbike sport-bike trail-bike scooter horse cow chicken rooster duck goat sheep pig kaaba fountain mosque church house candi gapura borobudur monas castle palace village pagoda tower lighthouse train bus truck sand-truck airplane boat waterfall bridge flag warung cart shop joglo school ferris-wheel rumah-gadang barn cabin hut tree oak banyan red-lanterns ramadan-lanterns pine palm banana-tree cargo-ship fishing-boat pinisi galleon dinosaur whale elephant mountain torii'.split(
    ' ',
  ),
);

/** Words for the overall look, and adjectives: a colour beside one of them applies to the whole picture. */
const OF_ALL: ReadonlySet<string> = new Set(
  'gradasi gradien tema tone dominan kombinasi perpaduan aksen nuansa cahaya sinar estetik aesthetic islami islamic elegan mewah keren lucu cantik modern minimalis simple simpel cerah pekat muda tua terang menyala soft manis'.split(
    ' ',
  ),
);

const AND: ReadonlySet<string> = new Set(['dan', 'sama', 'and']);

/** What lies on a shore, and the colours that only its sand could have. */
const SAND = /^(?:pantai|pesisir|pasir|beach|coast|shore|sand)$/iu;
const NOT_OF_SAND: ReadonlySet<string> = new Set(['pink', 'red', 'purple', 'green']);

/** Whether a phrase names somebody, or what they wear on their head. */
const isOfSomebody = ({ meaning: { subject, details } }: Hit): boolean =>
  (subject !== undefined && subject in FIGURES) || details.some(({ name }) => name === 'hijab');

/** Subjects that are drawn in many colours. */
const MANY_COLOURED: ReadonlySet<string> = new Set(
  'kite balloon parrot peacock tropical-fish carousel butterfly christmas-tree ferris-wheel'.split(' '),
);

/** Furniture that a room has in its own colour. */
const FURNISHING = /^(?:sofa|couch|kursi|chair|kasur|bed|meja|table)(?!\p{L})/iu;

/** Details that keep their own colours whatever colour is named beside them: "kembang api biru". */
const OWN_COLOURS: ReadonlySet<string> = new Set(
  'fireworks lava bigSun petals traffic hut palms palm pines trees rainbow meteors moon starry jakarta comet embers fireflies'.split(
    ' ',
  ),
);

/** Words that may stand between a thing and its colour: "botol minum stainless hitam", "kambing etawa putih". */
const OF_ITS_MAKE: ReadonlySet<string> = new Set(
  'warna berwarna yang dusty pastel polos plain wanita pria kulit stainless matte doff rajut kanvas plastik satin katun oversize jumbo anak sekolah bayi cewe cewek cowok rose jadul vintage retro klasik antik lawas bekas second mini kecil besar lucu handmade homemade syari avanza xenia innova brio jazz civic fortuner pajero ertiga agya ayla calya honda yamaha suzuki toyota daihatsu mitsubishi vw volkswagen leather listrik electric sports sport double vario beat scoopy modif modifikasi ceper matic matik metik gundam premium klasik nmax aerox pcx supra mio swallow nike adidas converse vans jordan eiger etawa etawah peranakan boer garut merino limosin limousin simental brahman angus persia anggora siam munchkin ras kampung lokal karet kain kayu rotan besi baja batu semen beton ontel onthel roadster gaming'.split(
    ' ',
  ),
);

/** Whether a word only says of what make a thing is, or for whom. */
export const isOfItsMake = (word: string): boolean => OF_ITS_MAKE.has(word);

/** Words beside which a colour belongs to the room: "latar putih", "white background". */
const BACKDROPS: ReadonlySet<string> = new Set(
  'latar latarnya bg background backgroundnya bgnya backdrop belakang studio marmer marble alas dasar tembok dinding meja taplak surface table'.split(
    ' ',
  ),
);

/** Whether white or black is the colour of the backdrop, and not of the thing shown. */
export function isOfBackdrop({ position, end }: Hit, tokens: readonly Token[]): boolean {
  const before = ['warna', 'berwarna'].includes(tokens[position - 1]?.word ?? '') ? position - 2 : position - 1;
  if (!tokens[position]!.opens && BACKDROPS.has(tokens[before]?.word ?? '')) return true;
  const { word } = tokens[end - 1]!;
  const isBefore = isEnglish(word) || /^(?:white|black|gr[ae]y)$/u.test(word);
  return isBefore && !tokens[end]?.opens && BACKDROPS.has(tokens[end]?.word ?? '');
}

const GROUND_WORD = /^(?:latar|background|backdrop)$/iu;

/** Whether a word only says that something stands behind the things shown: the words for what does report it. */
export const isGroundWord = (typed: string): boolean => GROUND_WORD.test(typed);

const NEAR: ReadonlySet<string> = new Set(['dekat', 'near']);

/** "di dekat planet": where the planet is drawn, "dekat" asks for nothing more. "gunung dari dekat" does. */
export function isNearDrawn(word: string, tokens: readonly Token[], used: ReadonlySet<Hit>): boolean {
  if (!NEAR.has(normaliseWord(word))) return false;
  const after = tokens.findIndex(({ typed }) => typed === word) + 1;
  return [...used].some(({ position }) => position >= after && position <= after + 1);
}

/** "jam tangan pria": "pria" says whom the watch is for, not who is in the picture. */
export function isRecipient(
  { meaning, position }: Hit,
  ware: Hit,
  tokens: readonly Token[],
  hits: readonly Hit[],
): boolean {
  if (!(meaning.subject! in FIGURES) || position < ware.end) return false;
  return tokens.slice(ware.end, position).every((_, at) => isOfWare(tokens, ware.end + at, hits));
}

/** Whether a word between a ware and its recipient only describes the ware: "sepatu putih polos cowok". */
function isOfWare(tokens: readonly Token[], at: number, hits: readonly Hit[]): boolean {
  const { word } = tokens[at]!;
  if (OF_ITS_MAKE.has(word) || ['buat', 'untuk', 'utk', 'for', 'dipakai', 'dikenakan', 'worn', 'by'].includes(word))
    return true;
  return hits.some(({ position, end, meaning }) => position <= at && at < end && meaning.dye !== undefined);
}

/** Whether a phrase names something that drives. */
export const isVehicle = ({ meaning: { subject } }: Hit): boolean => SILHOUETTES[subject ?? '']?.motion === 'drive';

/** "mobil … di parkiran mall": one vehicle, named before its place, and no traffic. */
export function isOneBefore(vehicle: Hit, place: Hit, tokens: readonly Token[]): boolean {
  if (vehicle.end > place.position || /s$|^(\p{L}+)[ -]\1|kendaraan/iu.test(vehicle.typed)) return false;
  return !tokens.slice(Math.max(0, vehicle.position - 2), vehicle.position).some(({ word }) => IN_NUMBERS.has(word));
}
const IN_NUMBERS: ReadonlySet<string> = new Set(
  'banyak ramai deretan antrean antrian lalu lintas macet kemacetan barisan lampu hiruk pikuk'.split(' '),
);

/** "mobil merah": a vehicle with a colour of its own is the subject, not part of the traffic. */
export function isDyedVehicle(thing: Hit, hits: readonly Hit[], tokens: readonly Token[]): boolean {
  return isVehicle(thing) && dyeOf(thing, hits, tokens) !== undefined;
}

/** People whose clothes have one look: a colour would dye their faces too. */
const OF_ONE_LOOK: ReadonlySet<string> = new Set(
  'farmer teacher footballer grandparents mother-and-baby women guitarist rider family children friends'.split(' '),
);

/** Parts of a thing, which a colour after both belongs to: "lampu mobil merah". */
const PARTS: ReadonlySet<string> = new Set(
  'lampu ban roda velg jok pintu atap jendela helm spion plat knalpot kubah topi mata ekor tanduk sayap'.split(' '),
);

/** The colour of a thing: the colour word right beside it, or after it with only "warna" and the like in between. */
export function dyeOf(thing: Hit, hits: readonly Hit[], tokens: readonly Token[]): Hit | undefined {
  const isBetween = (at: number): boolean => OF_ITS_MAKE.has(tokens[at]!.word);
  if (OF_ONE_LOOK.has(thing.meaning.subject ?? '')) return undefined;
  return hits.find((hit) => {
    if (!hit.meaning.dye || isOfBackdrop(hit, tokens)) return false;
    // "bernuansa ungu, roket …": the colour is the picture's, whatever is named next.
    if (hit.end === thing.position)
      return !['bernuansa', 'nuansa', 'bertema'].includes(tokens[hit.position - 1]?.word ?? '');
    if (PARTS.has(tokens[thing.position - 1]?.word ?? '') && !tokens[thing.position]!.opens) return false;
    if (hit.position === thing.end) return true;
    // "red vw bus"
    if (isEnglish(tokens[hit.end - 1]!.word) && hit.end + 1 === thing.position) return isBetween(hit.end);
    if (hit.position < thing.end || hit.position - thing.end > 5) return false;
    for (let at = thing.end; at < hit.position; at++) if (!isBetween(at)) return false;
    return true;
  });
}

/** "bulan merah" when no moon is drawn: the colour belonged to the moon and must not tint the whole picture. */
export function isColourOfUndrawn(
  colour: Hit,
  {
    hits,
    used,
    tokens,
    dyeHit,
    isTable,
    isCard,
  }: {
    hits: readonly Hit[];
    used: ReadonlySet<Hit>;
    tokens: readonly Token[];
    dyeHit: Hit | undefined;
    isTable: boolean;
    /** Whether the picture is a card with a text, which has the colour of whatever it announces. */
    isCard: boolean;
  },
): boolean {
  const hitAt = (at: number): Hit | undefined => hits.find(({ position, end }) => position <= at && at < end);
  if (colour.meaning.colour === 'vivid') {
    // "sandal warna-warni": nothing here is drawn in many colours.
    let place = colour.position;
    do {
      if (tokens[place]!.opens) return false;
      place--;
    } while (place > 0 && !hitAt(place) && !STOP_WORDS.has(tokens[place]!.word));
    const before = hitAt(place);
    // "perosotan warna-warni": the colours of something that is not drawn.
    if (!before) {
      const noun = tokens[colour.position - 1];
      return noun !== undefined && !STOP_WORDS.has(noun.word) && !OF_ALL.has(noun.word);
    }
    const { subject, scenes, details } = before.meaning;
    if (details.some(({ name }) => name in WARE_WORDS)) return true;
    return scenes.length === 0 && (subject !== undefined ? !MANY_COLOURED.has(subject) : details.length > 0);
  }
  if (!colour.meaning.dye) return false;
  const next = tokens[colour.end];
  // "pantai pink di sore hari": an English word that Indonesian has, too.
  const isLoan =
    tokens[colour.position]!.word === 'pink' &&
    (!next || next.opens || (STOP_WORDS.has(next.word) && !AND.has(next.word)));
  const isBefore = !isLoan && isEnglish(tokens[colour.end - 1]!.word);
  // "bintang, ungu": after a comma the colour belongs to the picture.
  if (tokens[isBefore ? colour.end : colour.position]?.opens) return false;
  let place = isBefore ? colour.end : colour.position - 1;
  // "pink and purple lights", "lampu pink dan ungu": joined colours belong to the same thing.
  const step = isBefore ? 1 : -1;
  const isColourAt = (at: number): boolean => hitAt(at)?.meaning.dye !== undefined;
  while (isColourAt(place) ? isBefore : AND.has(tokens[place]?.word ?? '') && isColourAt(place + step)) place += step;
  // "mahkota merah emas": both colours belong to the same thing.
  while (
    !isBefore &&
    (['warna', 'berwarna', 'yang'].includes(tokens[place]?.word ?? '') || hitAt(place)?.meaning.dye !== undefined)
  ) {
    // "tas merah emas": the bag is already red, and nothing else was meant to be gold.
    if (dyeHit && hitAt(place) === dyeHit) return true;
    place--;
  }
  const noun = tokens[place];
  const hit = hitAt(place);
  // "kucing di taman, latar merah": no plain ground is drawn.
  if (hit && /^(?:latar|backdrop)$/iu.test(hit.typed)) return !used.has(hit);
  if (!noun || STOP_WORDS.has(noun.word)) return false;
  // "masjid kubah hijau": the colour of a part tints nothing else.
  if (PARTS.has(noun.word)) return true;
  // "kuah kuning", "mahkota emas": the colour of something that cannot be drawn.
  if (!hit) return !OF_ALL.has(noun.word) && (used.size > 0 || !isCard);
  // "pantai pink": the sand keeps its colour.
  if (used.has(hit) && SAND.test(hit.typed) && NOT_OF_SAND.has(colour.meaning.colour ?? '')) return true;
  // "onigiri dan teh hijau": the colour belongs to the second ware, not to the room.
  if (used.has(hit) && hit.meaning.details.some(({ name }) => name in WARE_WORDS || (isTable && name === 'vase')))
    return true;
  if (used.has(hit) && (isOfSomebody(hit) || FURNISHING.test(hit.typed))) return true;
  // "robot gundam merah": what is not dyed keeps its own colours, and the light has none of them.
  if (used.has(hit) && hit.meaning.subject !== undefined && hit.meaning.scenes.length === 0) return true;
  if (used.has(hit))
    return hit.meaning.details.length > 0 && hit.meaning.details.every(({ name }) => OWN_COLOURS.has(name));
  const { subject, scenes, details, style, weather } = hit.meaning;
  return !style && !weather && (subject !== undefined || scenes.length > 0 || details.length > 0);
}

/** Whether a subject is too large to stand on a table. */
export function isTooLargeForTable(subject: string): boolean {
  return TOO_LARGE.has(subject) || ['water', 'underwater', 'space'].includes(SILHOUETTES[subject]?.anchor ?? '');
}
