import { FIGURES, GROUPS } from '../../subject/figureDrawings.ts';
import { isBuilding } from '../../subject/standBeside.ts';
import { isNamedPlace, isRoughPlace } from '../vocabulary/approximateWords.ts';
import { CARD_WORDS } from '../announcement.ts';
import { LIVESTOCK } from '../undrawnCompounds.ts';
import { isWindow } from './insideRooms.ts';
import { isMaterial } from './materials.ts';
import { isUndrawnThing } from '../vocabulary/substitutes.ts';
import type { Hit } from '../readPrompt.ts';
import { NUMBERS, STOP_WORDS } from '../vocabulary/stopWords.ts';
import { isPackageOnly } from './packedWares.ts';
import { isWareRule } from './tableThings.ts';
import type { Token } from '../tokens.ts';
import { EDIBLE_WARES } from '../vocabulary/wareWords.ts';

/** Words that make what follows them the shape, taste or smell of what stands before: "tas bentuk kelinci". */
const LIKENESSES: ReadonlySet<string> = new Set(
  'bentuk berbentuk bentuknya rasa aroma beraroma wangi varian ekstrak sari bumbu kuah taburan isian olahan motif corak bermotif bercorak shaped flavour flavor'.split(
    ' ',
  ),
);
/** Words that do so only beside goods: "sandal karakter beruang". */
const CHARACTERS: ReadonlySet<string> = new Set(['karakter', 'model', 'edisi', 'seri']);

/** What a plant or a part of it is called by its fruit with: "pohon durian", "kebun stroberi". */
const PLANTS: ReadonlySet<string> = new Set(
  'pohon kebun ladang perkebunan daun biji kulit batang bibit akar getah panen'.split(' '),
);
const PLANTS_AFTER: ReadonlySet<string> = new Set(
  'tree trees farm garden field fields leaf leaves seed seeds plantation plant orchard'.split(' '),
);

/** What a plant grows from or gives, which shows no field of it: "biji bunga matahari", "sunflower seeds". */
const SEEDS: ReadonlySet<string> = new Set('biji bibit benih kuaci minyak'.split(' '));
const SEEDS_AFTER: ReadonlySet<string> = new Set('seed seeds oil kernels seedling seedlings sprouts'.split(' '));

/** What holds or makes what is named after it: "rak sepatu", "mesin kopi". */
export const HOLDERS: ReadonlySet<string> = new Set(
  'rak lemari gantungan tempat wadah dudukan mesin alat gilingan cetakan loyang panci wajan pisau sendok resep pabrik kursus'.split(
    ' ',
  ),
);

/** Wares that give others their taste, and dishes that are not drawn but are called by it. */
const INGREDIENTS: ReadonlySet<string> = new Set(
  'sauceBottle banana durian watermelon pineapple fruit apples oranges mangoes grapes strawberries avocados dragonFruit mangosteens rambutans dates milk friedEgg tofuTempe prawns sambal coffee matcha tea honey fries soup vase chips'.split(
    ' ',
  ),
);
const DISHES: ReadonlySet<string> = new Set(
  'bolu sale dodol molen selai sirup permen puding pudding pie tart brownies cookies cupcake cupcakes muffin yogurt milkshake kolak wajik kripik keripik wafer biskuit biscuit mochi pancake waffle crepe crepes croffle nugget sosis ramyeon seblak cake bread smoothie jam juice tea ice soup salad sandwich cheesecake cookie cream toast pai'.split(
    ' ',
  ),
);
const WITH: ReadonlySet<string> = new Set('pake pakai pk dengan dgn plus topping toping isi with and'.split(' '));

/** Meat and what else an animal gives, before its name; English has the way of cooking there. */
const OF_ANIMALS: ReadonlySet<string> = new Set(
  (
    'telur telor susu daging sop soto sate tongseng gulai gule kari tengkleng iga kulit ceker sayap paha dada usus hati ati ampela kikil buntut kaldu bakso nasi mie mi bubur rendang abon dendeng sosis nugget steak pepes bulu pakan ' +
    'fried grilled roast roasted smoked steamed crispy'
  ).split(' '),
);

/** Dishes after the English name of the animal in them: "fish soup". */
const DISHES_AFTER: ReadonlySet<string> = new Set(
  'soup stew curry fillet fillets nugget nuggets satay steak broth'.split(' '),
);

/** Viewpoints: "dari bukit" is where somebody looks from, unless something comes from there. */
const FROM: ReadonlySet<string> = new Set(['dari', 'from']);
const COMING: ReadonlySet<string> = new Set(
  'keluar pulang turun jatuh muncul mengalir datang terbang lompat melompat terbit kembali asap mengepul menyembur hasil panen coming falling rising flowing flying jumping'.split(
    ' ',
  ),
);

/** Words before what something is for, and those that ask for a picture before them. */
const FOR: ReadonlySet<string> = new Set('buat untuk utk bagi for'.split(' '));
const ASKING: ReadonlySet<string> = new Set('tolong mohon bisa coba mau pengen ingin please minta'.split(' '));
/** Words that end what something is for: "poster untuk lomba dengan bendera". */
const ENDING: ReadonlySet<string> = new Set(
  'dengan dgn with ada gambar gambarnya bergambar background latar tulisan pake pakai'.split(' '),
);

/** Whether a phrase only says what another thing is like, made of, for or seen from. */
export function isAttribute(hit: Hit, hits: readonly Hit[], tokens: readonly Token[], isTitled: boolean): boolean {
  return (
    isLikeness(hit, hits, tokens) ||
    isOfPlant(hit, tokens) ||
    isSeed(hit, hits, tokens) ||
    isMaterial(hit, hits, tokens) ||
    isHeld(hit, hits, tokens) ||
    isFlavour(hit, hits, tokens) ||
    isMeat(hit, tokens) ||
    isOrigin(hit, hits, tokens) ||
    isNameOfPlace(hit, tokens) ||
    isViewpoint(hit, hits, tokens) ||
    isFor(hit, hits, tokens, isTitled) ||
    isMakeUp(hit, hits) ||
    isElement(hit, hits, tokens) ||
    isName(hit, tokens) ||
    isOwner(hit, tokens) ||
    isModelOfThing(hit, hits, tokens) ||
    isContainer(hit, hits, tokens) ||
    isPackageOnly(hit, hits, tokens)
  );
}

const wordBefore = ({ position }: Hit, tokens: readonly Token[]): string =>
  tokens[position]!.opens ? '' : (tokens[position - 1]?.word ?? '');
const wordAfter = ({ end }: Hit, tokens: readonly Token[]): string =>
  tokens[end]?.opens ? '' : (tokens[end]?.word ?? '');

const isEdible = ({ meaning }: Hit): boolean => meaning.details.some(({ name }) => EDIBLE_WARES.has(name));
const isIngredient = ({ meaning }: Hit): boolean => meaning.details.some(({ name }) => INGREDIENTS.has(name));
const isOfWares = ({ meaning }: Hit): boolean => meaning.details.some(isWareRule);
const isFigure = ({ meaning: { subject } }: Hit): boolean => subject !== undefined && subject in FIGURES;

/** Whether a phrase names something that a picture can be about. */
const isThing = (hit: Hit): boolean =>
  hit.meaning.subject !== undefined ||
  isOfWares(hit) ||
  hit.meaning.scenes.some(({ scene, weight }) => weight > -2.6 && scene !== 'abstract');

/** "boneka bentuk gajah", "es krim rasa stroberi", "lilin aroma lavender", "kerudung motif bunga". */
function isLikeness(hit: Hit, hits: readonly Hit[], tokens: readonly Token[]): boolean {
  const word = wordBefore(hit, tokens);
  if (hit.position < 2 || !isThing(hit)) return false;
  if (LIKENESSES.has(word)) return true;
  return (
    CHARACTERS.has(word) &&
    hits.some((other) => isOfWares(other) && other.end < hit.position && !tokens[hit.position - 1]!.opens)
  );
}

/** "pohon durian", "banana tree": the plant, and not its fruit on a plate. */
const isOfPlant = (hit: Hit, tokens: readonly Token[]): boolean =>
  isEdible(hit) &&
  ((PLANTS.has(wordBefore(hit, tokens)) && !isCounted(hit, tokens)) || PLANTS_AFTER.has(wordAfter(hit, tokens)));

/** "dua biji apel": two apples, and no seeds. */
const isCounted = ({ position }: Hit, tokens: readonly Token[]): boolean =>
  tokens[position - 1]?.word === 'biji' && NUMBERS.test(tokens[position - 2]?.word ?? '');

function isSeed(hit: Hit, hits: readonly Hit[], tokens: readonly Token[]): boolean {
  if (!isThing(hit)) return false;
  // "roses oil painting", "cat minyak mawar": the paint.
  const isFree = (at: number): boolean => !hits.some(({ position, end }) => position <= at && at < end);
  const isPaint = tokens[hit.position - 2]?.word === 'cat' || !isFree(hit.position - 1);
  return (
    (SEEDS.has(wordBefore(hit, tokens)) && !isPaint && !isCounted(hit, tokens)) ||
    (SEEDS_AFTER.has(wordAfter(hit, tokens)) && isFree(hit.end))
  );
}

/** "rak sepatu", "mesin kopi", "teh kotak": goods that only say what the rack, the machine or the box is for. */
const isHeld = (hit: Hit, hits: readonly Hit[], tokens: readonly Token[]): boolean =>
  (isOfWares(hit) && HOLDERS.has(wordBefore(hit, tokens))) ||
  (/^(?:kotak|box|dus)$/iu.test(hit.typed) &&
    !tokens[hit.position]!.opens &&
    hits.some((other) => other.end === hit.position && isEdible(other)));

/** "kue stroberi", "bolu pisang", "strawberry cheesecake", "ramyeon with egg": the taste of a dish, and no dish itself. */
function isFlavour(hit: Hit, hits: readonly Hit[], tokens: readonly Token[]): boolean {
  if (!isIngredient(hit)) return false;
  const word = wordBefore(hit, tokens);
  const isDishBefore = hits.some((other) => isEdible(other) && other.end === hit.position && other !== hit);
  if (word && (isDishBefore || DISHES.has(word) || (isEdible(hit) && isUndrawnThing(word)))) return true;
  const next = wordAfter(hit, tokens);
  if (/^[a-z]+$/u.test(next) && DISHES.has(next) && isEdible(hit)) return true;
  // "ramyeon with egg": on top of something that no phrase names.
  const dish = tokens[hit.position - 2];
  return (
    WITH.has(word) &&
    hit.meaning.details.some(({ name }) => name === 'friedEgg' || name === 'sambal') &&
    dish !== undefined &&
    !STOP_WORDS.has(dish.word) &&
    hits.every(({ position, end }) => hit.position - 2 < position || hit.position - 2 >= end)
  );
}

/** "telur bebek", "sop kambing", "fried duck", "fish soup". */
const isMeat = (hit: Hit, tokens: readonly Token[]): boolean =>
  LIVESTOCK.has(hit.meaning.subject ?? '') &&
  (OF_ANIMALS.has(wordBefore(hit, tokens)) || DISHES_AFTER.has(wordAfter(hit, tokens)));

/** "naga air", "dewi air": what somebody is the spirit of. */
const isElement = (hit: Hit, hits: readonly Hit[], tokens: readonly Token[]): boolean =>
  /^air$/iu.test(hit.typed) &&
  !tokens[hit.position]!.opens &&
  hits.some(({ end, meaning }) => end === hit.position && meaning.subject !== undefined);

const NAMING: ReadonlySet<string> = new Set('named called bernama namanya merek merk brand'.split(' '));

/** "a coffee shop named Senja": what something is called. */
const isName = (hit: Hit, tokens: readonly Token[]): boolean => NAMING.has(wordBefore(hit, tokens));

/** "gadis bali", "cewek jakarta": where somebody comes from. */
function isOrigin(hit: Hit, hits: readonly Hit[], tokens: readonly Token[]): boolean {
  if (!isNamedPlace(hit.typed) && !isRoughPlace(hit) && !/^(?:jakarta|kota|desa|kampung)$/iu.test(hit.typed))
    return false;
  if (tokens[hit.position]!.opens || isOfWares(hit)) return false;
  return hits.some((other) => other.end === hit.position && isFigure(other));
}

/** "gunung prau", "pulau kelapa": what a mountain or an island is called. */
const isNameOfPlace = (hit: Hit, tokens: readonly Token[]): boolean =>
  /^(?:gunung|pulau|mount)$/u.test(wordBefore(hit, tokens)) &&
  hit.end - hit.position === 1 &&
  hit.meaning.scenes.every(({ scene }) => scene === 'table') &&
  (hit.meaning.subject !== undefined || isOfWares(hit));

/** "danau dari bukit", "sungai dari jembatan". */
function isViewpoint(hit: Hit, hits: readonly Hit[], tokens: readonly Token[]): boolean {
  const { subject, scenes } = hit.meaning;
  const isPlace =
    subject === undefined ? scenes.length > 0 && !isOfWares(hit) : isBuilding(subject) || subject === 'bridge';
  // "cewek melihat hujan dari jendela": whoever looks out of a window is in a room.
  if (!isPlace || isWindow(hit.typed) || !FROM.has(wordBefore(hit, tokens))) return false;
  if (COMING.has(tokens[hit.position - 2]?.word ?? '')) return false;
  return hits.some((other) => other.end < hit.position && isThing(other));
}

/** "buat ditempel di kelas", "for my cafe": what something is for, unless nothing else is named. */
function isFor(hit: Hit, hits: readonly Hit[], tokens: readonly Token[], isTitled: boolean): boolean {
  if (!isThing(hit)) return false;
  let place = hit.position;
  while (place > 0 && !tokens[place]!.opens && !FOR.has(tokens[place]!.word)) {
    if (ENDING.has(tokens[place]!.word)) return false;
    place--;
  }
  if (place === hit.position || !FOR.has(tokens[place]!.word)) return false;
  if (place === 0 || ASKING.has(tokens[place - 1]!.word)) return false;
  const before = hits.filter(({ end, isNegated }) => end <= place && !isNegated);
  // "ibu buat kue" makes one.
  if (before.some((other) => isFigure(other) && other.end === place)) return false;
  if (before.some((other) => isSame(other, hit))) return false;
  if (before.some(isThing)) return true;
  // "poster kebersihan buat ditempel di sekolah": what it is about has no picture.
  const isAbout = tokens.slice(0, place).some(({ word }) => !STOP_WORDS.has(word) && !CARD_WORDS.has(word));
  if (isAbout && /^di\p{L}{4}/u.test(tokens[place + 1]!.word)) return true;
  const isOfBusiness = hit.meaning.subject === 'shop' || hit.meaning.subject === 'warung' || isRoom(hit);
  return isOfBusiness && isTitled && tokens.slice(0, place).some(({ word }) => CARD_WORDS.has(word));
}

/** "children's book style": whose something is, which shows nobody. */
const isOwner = (hit: Hit, tokens: readonly Token[]): boolean =>
  tokens[hit.end - 1]!.word.endsWith("'s") && isSomebody(hit) && wordAfter(hit, tokens) !== '';

/** "solar system model": no woman who models it. */
const isModelOfThing = (hit: Hit, hits: readonly Hit[], tokens: readonly Token[]): boolean =>
  tokens[hit.position]!.word === 'model' &&
  !tokens[hit.position]!.opens &&
  hits.some((other) => other.end === hit.position && isThing(other) && !isSomebody(other) && !isOfWares(other));

const isSomebody = (hit: Hit): boolean => isFigure(hit) || (hit.meaning.subject ?? '') in GROUPS;

const isRoom = ({ meaning }: Hit): boolean => meaning.scenes.some(({ scene }) => scene === 'room');

const isSame = ({ meaning: one }: Hit, { meaning: other }: Hit): boolean =>
  (one.subject !== undefined && one.subject === other.subject) ||
  one.details.filter(isWareRule).some(({ name }) => other.details.some((rule) => rule.name === name));

/** "mata perempuan … makeup": on a face, and no lipstick on a table. */
const isMakeUp = (hit: Hit, hits: readonly Hit[]): boolean =>
  /^make ?up$/iu.test(hit.typed) && hits.some((other) => isFigure(other) || DOERS.has(other.meaning.subject ?? ''));

/** "boneka gajah", "boneka rajut bentuk gajah": a doll, for which the one that is drawn only stands. */
export function isDollOfAnother(hit: Hit, hits: readonly Hit[], tokens: readonly Token[]): boolean {
  if (!/^(?:boneka|doll|mainan|toys?)$/iu.test(hit.typed)) return false;
  const next = tokens.findIndex(({ opens }, at) => at >= hit.end && opens);
  return hits.some(
    ({ meaning: { subject }, position }) =>
      subject !== undefined &&
      subject !== 'bear' &&
      !(subject in FIGURES) &&
      position >= hit.end &&
      (next < 0 || position < next) &&
      (position === hit.end || LIKENESSES.has(tokens[position - 1]!.word)),
  );
}

const CONTAINERS: ReadonlySet<string> = new Set(['box', 'jar', 'bag', 'giftBox']);

/** "dimsum dalam kotak": what it is in is not drawn around it. */
const isContainer = (hit: Hit, hits: readonly Hit[], tokens: readonly Token[]): boolean =>
  hit.meaning.details.some(({ name }) => CONTAINERS.has(name)) &&
  /^(?:dalam|didalam|in|inside)$/u.test(
    tokens[hit.position - (/^(?:a|an|the)$/u.test(wordBefore(hit, tokens)) ? 2 : 1)]?.word ?? '',
  ) &&
  hits.some((other) => isOfWares(other) && other.end < hit.position);

/** What only people are drawn doing. */
const DOINGS: ReadonlySet<string> = new Set(
  'lari berlari running jogging menari dancing main bermain memancing mancing fishing mendaki hiking bersepeda cycling meditasi yoga memasak masak cooking membaca baca reading berdoa praying mengajar teaching naik'.split(
    ' ',
  ),
);
/** People whom no phrase draws by themselves. */
const OTHER_PEOPLE: ReadonlySet<string> = new Set(
  'atlet polisi karyawati artis penyanyi pelajar mahasiswi pramuka warga tetangga pemain peserta duta athlete policeman dancer player somebody tim grup lansia balita bayi'.split(
    ' ',
  ),
);
const OF_DOING: ReadonlySet<string> = new Set(
  'lagi keliling sedang sambil suka mau bisa ikut cepat kencang santai pagi sore malam siang'.split(' '),
);

/** "pikachu lari": somebody or something unknown does what is drawn as done by a person. */
export function isDoneByUnknown(hit: Hit, hits: readonly Hit[], tokens: readonly Token[]): boolean {
  if (!DOERS.has(hit.meaning.subject ?? '') || !DOINGS.has(tokens[hit.position]!.word)) return false;
  let place = hit.position - 1;
  while (place >= 0 && OF_DOING.has(tokens[place]!.word)) place--;
  const doer = tokens[place];
  if (!doer || tokens[place + 1]!.opens || STOP_WORDS.has(doer.word) || OTHER_PEOPLE.has(doer.word)) return false;
  return hits.every(({ position, end }) => place < position || place >= end);
}

/** Subjects that are somebody doing something. */
export const DOERS: ReadonlySet<string> = new Set(
  'runner dancer footballer guitarist fisherman hiker home-cook reader prayer teacher rider skateboarder walker'.split(
    ' ',
  ),
);
