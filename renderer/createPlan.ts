import { createStreams } from './light/noise.ts';
import type { CameraMotion, ColourWord, Plan, PlanChip, SceneName, TimeOfDay, Weather } from './scene.ts';
import { FIGURES } from './subject/figureDrawings.ts';
import { SILHOUETTES } from './subject/silhouettes.ts';
import { chooseScene } from './plan/chooseScene.ts';
import { findUnknownSubject } from './plan/findSubject.ts';
import { readLettering } from './plan/letteringWords.ts';
import { readPrompt, type Hit } from './plan/readPrompt.ts';
import { STOP_WORDS } from './plan/stopWords.ts';
import { withName } from './plan/thingNames.ts';
import { UNDYED_WARES } from './plan/wareWords.ts';
import type { DetailRule } from './plan/detailWords.ts';
import { splitPrompt, type Token } from './plan/tokens.ts';
import { normaliseWord } from './plan/normaliseWord.ts';

/** What a person sets rather than writes. It beats what the prompt names. */
export interface PlanSettings {
  /** Keeps the camera still: only clouds, water, weather and creatures move. */
  fixedCamera?: boolean;
}

export interface PlanRequest extends PlanSettings {
  prompt: string;
  seed: number;
  /** A still picture: words for motion have no effect. */
  isStill?: boolean;
}

/** Place words that their scene shows only roughly: a city without an office does not show the word "office". */
const ROUGH_PLACES: ReadonlySet<string> = new Set(
  'dapur kitchen kantor office restoran restaurant kafe cafe peternakan farm mall perkebunan dupa jepang japan kyoto korea musik music energi energy piknik picnic outdoor'.split(
    ' ',
  ),
);
const ENGLISH_COLOURS: ReadonlySet<string> = new Set(
  'red orange gold yellow green teal blue purple pink crimson scarlet golden'.split(' '),
);
/** Words for the medium of an announcement; not content of the picture. */
const CARD_WORDS: ReadonlySet<string> = new Set(['poster', 'konten', 'desain', 'feed', 'story', 'instagram']);
const MOODS: ReadonlySet<TimeOfDay> = new Set<TimeOfDay>(['inferno', 'fantasy']);
const WOMEN: ReadonlySet<string> = new Set(['woman', 'girl', 'mother', 'grandmother']);
const SOMEBODY: ReadonlySet<string> = new Set(
  'person woman hijabi boy girl children friends mother grandmother grandfather pupil'.split(' '),
);
const ANYBODY: ReadonlySet<string> = new Set(['orang', 'seseorang', 'manusia', 'person', 'human']);
const ACTIVITIES: ReadonlySet<string> = new Set(
  'footballer rider guitarist mother-and-baby home-cook dancer runner hiker meditation prayer cyclist archer acrobat fighter skateboarder skier fisherman farmer'.split(
    ' ',
  ),
);
/** Subjects too large for a table scene. */
const TOO_LARGE: ReadonlySet<string> = new Set(
  'couple family friends women grandparents mother-and-baby rider floating-market children car motorbike scooter horse cow chicken rooster duck goat sheep pig kaaba fountain mosque church house candi borobudur monas castle palace village pagoda tower lighthouse train bus truck airplane boat waterfall bridge flag warung shop joglo school ferris-wheel rumah-gadang barn cabin hut tree oak pine palm cargo-ship fishing-boat pinisi galleon dinosaur whale elephant mountain torii'.split(
    ' ',
  ),
);

/** Words for the look of the whole, and adjectives, between a thing and a colour: the colour is the picture's then. */
const OF_ALL: ReadonlySet<string> = new Set(
  'gradasi gradien tema tone dominan kombinasi perpaduan aksen nuansa cahaya sinar estetik aesthetic elegan mewah keren lucu cantik modern minimalis simple simpel cerah pekat muda tua terang menyala soft manis'.split(
    ' ',
  ),
);

/** Scenes without a sky over them, and what of the weather only a sky shows. */
const SKYLESS: ReadonlySet<SceneName> = new Set<SceneName>(['table', 'space', 'underwater', 'pond', 'abstract']);
const OF_THE_SKY: ReadonlySet<Weather> = new Set<Weather>(['clear', 'cloudy', 'aurora']);

/** Details that have their own colours whatever is named beside them: "kembang api biru". */
const OWN_COLOURS: ReadonlySet<string> = new Set(
  'fireworks bigSun traffic hut palms palm pines trees rainbow meteors moon starry jakarta comet embers fireflies'.split(
    ' ',
  ),
);

const NEAR: ReadonlySet<string> = new Set(['dekat', 'near']);

/** Details that say how something gets from one place to another, and the motions of silhouettes that do. */
const TRAVELS: Readonly<Record<string, readonly string[]>> = {
  moving: ['sail', 'walk', 'drive', 'fly', 'soar', 'swim', 'flock'],
  flying: ['fly', 'soar', 'flock', 'flap', 'hover'],
  swimming: ['swim'],
  sailing: ['sail'],
  walking: ['walk'],
  driving: ['drive'],
};

/** Details that fill space instead of a planet, and those that need one. */
const INSTEAD_OF_PLANETS: ReadonlySet<string> = new Set(['galaxy', 'blackhole']);
const OF_PLANETS: ReadonlySet<string> = new Set(['planet', 'ring', 'gas', 'earth', 'ice', 'mars']);

/** Details that set the speed of time. */
const PACES: ReadonlySet<string> = new Set(['slowMotion', 'timelapse']);

/** Times of day that suit a scene when the prompt names none. */
const USUAL_TIMES: Partial<Record<SceneName, readonly TimeOfDay[]>> = {
  city: ['night', 'dusk', 'sunset'],
  space: ['night'],
  underwater: ['day'],
  abstract: ['night', 'dusk', 'fantasy', 'day'],
  snow: ['day', 'morning', 'dawn', 'golden'],
  volcano: ['dawn', 'sunset', 'golden', 'dusk'],
  desert: ['golden', 'sunset', 'morning'],
  canyon: ['golden', 'day', 'sunset'],
  flowers: ['day', 'morning', 'golden'],
  sakura: ['morning', 'day'],
  bamboo: ['morning', 'day'],
  ricefield: ['morning', 'golden', 'dawn'],
  islands: ['day', 'morning', 'golden', 'sunset'],
  beach: ['sunset', 'day', 'golden'],
  forest: ['morning', 'golden', 'day'],
  table: ['morning', 'golden', 'day'],
  pond: ['day', 'morning', 'golden'],
  portrait: ['golden', 'morning', 'sunset'],
};
const LIT_STREET: readonly TimeOfDay[] = ['golden', 'day', 'sunset'];
const COMMON_TIMES: readonly TimeOfDay[] = ['morning', 'day', 'golden', 'sunset', 'dawn'];
const USUAL_MOTIONS: Partial<Record<SceneName, readonly CameraMotion[]>> = {
  abstract: ['forward', 'zoom'],
  space: ['forward', 'orbit', 'right'],
  flowers: ['forward', 'right', 'left'],
  forest: ['forward', 'right', 'left'],
  table: ['forward', 'right', 'orbit', 'zoom'],
  pond: ['right', 'zoom', 'forward'],
  portrait: ['forward', 'zoom', 'left', 'right'],
};
const COMMON_MOTIONS: readonly CameraMotion[] = ['forward', 'forward', 'right', 'left', 'up', 'orbit'];

/**
 * The plan of a prompt (Indonesian or English). Words without effect are listed in `unmatched`; what the seed chose has
 * a chip without a word.
 */
export function createPlan({ prompt, seed, fixedCamera = false, isStill = false }: PlanRequest): Plan {
  const streams = createStreams(seed);
  const { title, announcement, tokens } = splitPrompt(prompt);
  const { hits, unknown } = readPrompt(tokens);
  const used = new Set<Hit>();
  const chips: PlanChip[] = [];
  const use = (hit: Hit, aspect: PlanChip['aspect'], value: string): void => {
    used.add(hit);
    chips.push({ aspect, value, word: hit.typed });
  };
  const wanted = hits.filter((hit) => !hit.isNegated);
  const pick = <Value>(stream: string, values: readonly Value[]): Value =>
    values[Math.floor(streams(stream)() * values.length)]!;

  const { subjectHit, companionHit } = chooseSubjects(wanted);
  const isCard = announcement !== null && !subjectHit && !wanted.some((hit) => hit.meaning.scenes.length > 0);
  const choice = isCard
    ? { scene: 'abstract' as const, hit: null }
    : chooseScene(hits, subjectHit?.meaning.subject ?? null, streams('scene'));
  // Snow falling on mountains means mountains in winter.
  const isSnowing = wanted.some((hit) => hit.meaning.weather === 'snow');
  const scene = choice.scene === 'mountain' && isSnowing ? 'snow' : choice.scene;
  if (choice.hit) use(choice.hit, 'scene', scene);
  else chips.push({ aspect: 'scene', value: scene, word: null });
  // Further words for the same place contributed to the choice: mark them as used.
  for (const hit of wanted)
    if (hit.meaning.scenes.some((entry) => entry.scene === scene) && !ROUGH_PLACES.has(normaliseWord(hit.typed)))
      used.add(hit);

  const veil = wanted.find((hit) => hit.meaning.details.some((rule) => rule.name === 'hijab'));
  const wareHit =
    scene === 'table'
      ? wanted.find((hit) => hit.meaning.details.some((rule) => rule.scenes.includes('table') && !isSetting(rule)))
      : undefined;
  // "jam tangan pria": "pria" says whom the watch is for, not who is in the picture.
  const isForThem =
    wareHit &&
    subjectHit &&
    subjectHit.meaning.subject! in FIGURES &&
    subjectHit.position >= wareHit.end &&
    tokens.slice(wareHit.end, subjectHit.position).every((_, at) => isOfWare(tokens, wareHit.end + at, wanted));
  const named =
    subjectHit &&
    !isForThem &&
    (!isScenery(subjectHit, scene) || isDyedVehicle(subjectHit, wanted, tokens)) &&
    !(scene === 'table' && isOnNoTable(subjectHit.meaning.subject!))
      ? subjectHit.meaning.subject!
      : null;
  const subject = named && veil && WOMEN.has(named) ? 'hijabi' : named;
  if (subject && subjectHit) use(subjectHit, 'subject', subject);
  // Synonyms of the chosen subject are used too: "imlek lampion".
  for (const hit of wanted) if (subject && hit.meaning.subject === subject) used.add(hit);
  if (subject === 'hijabi' && veil && veil !== subjectHit) used.add(veil);
  const companion = subject && companionHit && !isScenery(companionHit, scene) ? companionHit.meaning.subject! : null;
  if (companion && companionHit) use(companionHit, 'subject', companion);
  // "kucing oranye", "red car": the colour belongs to the thing, not to the light.
  const colourHit =
    subject && subjectHit ? dyeOf(subjectHit, wanted, tokens) : wareHit && dyeOf(wareHit, wanted, tokens);
  const ware = wareHit?.meaning.details.find((rule) => rule.scenes.includes('table') && !isSetting(rule))?.name;
  // A red donut is drawn as every donut: its colour changes nothing, and not the light either.
  const dyeHit = !subject && ware && UNDYED_WARES.has(ware) ? undefined : colourHit;
  const dye = dyeHit?.meaning.dye?.called;
  if (dyeHit) use(dyeHit, 'detail', 'subjectColour');

  const isRainy = wanted.some(({ meaning }) => meaning.weather === 'rain' || meaning.weather === 'storm');
  const isBackdropNamed = wanted.some(({ meaning }) =>
    meaning.details.some(({ name }) => name === 'studio' || name === 'marble'),
  );
  const isFullSpace = wanted.some(({ meaning }) => meaning.details.some(({ name }) => INSTEAD_OF_PLANETS.has(name)));
  const details: Record<string, number> = {};
  let impliedTime: TimeOfDay | null = null;
  for (const hit of wanted) {
    if (hit === dyeHit) continue;
    for (const rule of hit.meaning.details) {
      if (!rule.scenes.includes(scene) || (isStill && PACES.has(rule.name))) continue;
      // "pesawat melintas": only what gets anywhere, and in no still picture.
      const ways = TRAVELS[rule.name];
      if (ways && (isStill || !moves(ways, [subject, companion]))) continue;
      if (scene === 'space' && isFullSpace && OF_PLANETS.has(rule.name)) {
        used.delete(hit);
        continue;
      }
      // A wooden table stays as it is; only a backdrop and marble come in black.
      if (rule.name === 'black' && scene === 'table' && !isBackdropNamed) continue;
      // "berbuah lebat": "lebat" is about fruit, not rain.
      if (rule.name === 'rainStrength' && !isRainy && /^(?:lebat|deras)$/i.test(hit.typed)) continue;
      if (rule.name in details) {
        // A second word for the same thing ("tropis … pohon kelapa") is in the picture already.
        used.add(hit);
        continue;
      }
      details[rule.name] = rule.value;
      impliedTime ??= rule.impliesTime ?? null;
      use(hit, 'detail', rule.name);
    }
  }

  const weatherHit =
    wanted.find(
      (hit) => hit.meaning.weather && !(hit.meaning.weather === 'snow' && scene !== 'snow' && choice.hit === hit),
    ) ?? hits.find((hit) => hit.isNegated && hit.meaning.weather === 'cloudy');
  let weather: Weather = weatherHit ? (weatherHit.isNegated ? 'clear' : weatherHit.meaning.weather!) : 'clear';
  // A stronger word later ("awan badai", "salju … angin") beats clear or cloudy.
  for (const hit of wanted) {
    if (
      hit.meaning.weather &&
      (weather === 'clear' || weather === 'cloudy') &&
      hit.meaning.weather !== 'clear' &&
      hit.meaning.weather !== 'cloudy'
    )
      weather = hit.meaning.weather;
  }
  // A room has its weather outside the window, where rain is seen and snow is not; the sea has no clouds in it.
  const isWeatherSeen =
    scene === 'table'
      ? (weather === 'rain' || weather === 'storm') && !details.studio && !details.white
      : !(SKYLESS.has(scene) && OF_THE_SKY.has(weather));
  for (const hit of hits)
    if (isWeatherSeen && (hit.meaning.weather === weather || hit === weatherHit)) {
      use(hit, 'weather', weather);
      break;
    }

  // Fire and dreams tint the time of day; a named time comes first.
  const isOnGround = subject !== null && SILHOUETTES[subject]?.anchor === 'ground';
  // A subject standing in a city is shown in a street, by daylight unless a time is named.
  if (
    scene === 'city' &&
    isOnGround &&
    !['harbour', 'skyline', 'market', 'street', 'jakarta'].some((name) => name in details)
  )
    details.street = 1;
  const timeHits = wanted.filter((hit) => hit.meaning.time);
  const timeHit = timeHits.find((hit) => !MOODS.has(hit.meaning.time!)) ?? timeHits[0];
  const time =
    timeHit?.meaning.time ??
    impliedTime ??
    (weather === 'aurora' || weather === 'fireflies' ? 'night' : null) ??
    (weather === 'storm' ? 'storm' : null) ??
    pick('time', scene === 'city' && isOnGround ? LIT_STREET : (USUAL_TIMES[scene] ?? COMMON_TIMES));
  if (timeHit) use(timeHit, 'time', time);
  else chips.push({ aspect: 'time', value: time, word: null });
  for (const hit of wanted) if (hit.meaning.time === time) used.add(hit);

  if (!weatherHit && weather === 'clear') {
    weather = time === 'storm' ? 'storm' : time === 'overcast' || streams('weather')() < 0.45 ? 'cloudy' : 'clear';
    chips.push({ aspect: 'weather', value: weather, word: null });
  }

  const colours: ColourWord[] = [];
  for (const hit of wanted) {
    const colour = hit.meaning.colour;
    if (!colour || hit === colourHit || isOfUndrawn(hit, { hits, used, tokens, dyeHit })) continue;
    if (colours.includes(colour)) {
      used.add(hit);
      continue;
    }
    if (colours.length === 3) continue;
    colours.push(colour);
    use(hit, 'colour', colour);
  }

  const styleHit = wanted.find((hit) => hit.meaning.style);
  const style = styleHit?.meaning.style ?? null;
  for (const hit of wanted) {
    if (!style || hit.meaning.style !== style) continue;
    if (hit === styleHit) use(hit, 'style', style);
    else used.add(hit);
  }

  const motionHit = isStill ? undefined : wanted.find((hit) => hit.meaning.motion);
  const motion = fixedCamera
    ? 'none'
    : (motionHit?.meaning.motion ?? pick('motion', USUAL_MOTIONS[scene] ?? COMMON_MOTIONS));
  if (motionHit && motionHit.meaning.motion === motion) use(motionHit, 'motion', motion);
  else if (!isStill) chips.push({ aspect: 'motion', value: motion, word: null });

  const letters = readLettering(prompt);
  for (const { text } of letters) chips.push({ aspect: 'title', value: text, word: text });
  const unusedHits = hits.filter((hit) => !used.has(hit)).map((hit) => hit.typed);
  // Words that are written in the picture are not unmatched.
  const written = announcement ? prompt.slice(announcement.start, announcement.end) : '';
  const unmatched = inPromptOrder(prompt, [...new Set([...unknown, ...unusedHits])]).filter(
    (word) =>
      !written.includes(word) &&
      !(announcement && CARD_WORDS.has(word.toLowerCase())) &&
      !isNearDrawn(word, tokens, used),
  );
  return {
    seed,
    scene,
    time,
    weather,
    colours,
    motion,
    style,
    subject,
    subjectColour: dyeHit?.meaning.dye?.colour ?? null,
    companion,
    title,
    letters,
    details,
    chips: sortChips(chips.filter(saysMore)).map((chip) => withName(chip, { time, details, dye })),
    unmatched,
    unknownSubject: announcement ? null : findUnknownSubject(tokens, hits),
  };
}

/** "di dekat planet" where the planet is drawn: the word only joins them. "gunung dari dekat" asks for more. */
function isNearDrawn(word: string, tokens: readonly Token[], used: ReadonlySet<Hit>): boolean {
  if (!NEAR.has(normaliseWord(word))) return false;
  const after = tokens.findIndex(({ typed }) => typed === word) + 1;
  return [...used].some(({ position }) => position >= after && position <= after + 1);
}

function moves(ways: readonly string[], subjects: readonly (string | null)[]): boolean {
  return subjects.some((name) => name !== null && ways.includes(SILHOUETTES[name]?.motion ?? ''));
}

/** Whether a word between a ware and whom it is for only says more of the ware: "sepatu putih polos cowok". */
function isOfWare(tokens: readonly Token[], at: number, hits: readonly Hit[]): boolean {
  if (['warna', 'polos', 'buat', 'untuk', 'utk', 'kulit', 'for'].includes(tokens[at]!.word)) return true;
  return hits.some(({ position, end, meaning }) => position <= at && at < end && meaning.dye !== undefined);
}

/** "mobil merah": no car of the traffic, but this one. */
function isDyedVehicle(thing: Hit, hits: readonly Hit[], tokens: readonly Token[]): boolean {
  return SILHOUETTES[thing.meaning.subject!]?.motion === 'drive' && dyeOf(thing, hits, tokens) !== undefined;
}

/** The colour of a thing: the colour word right beside it, or after it with only "warna" and the like in between. */
function dyeOf(thing: Hit, hits: readonly Hit[], tokens: readonly Token[]): Hit | undefined {
  const isBetween = (at: number): boolean =>
    ['warna', 'berwarna', 'yang', 'polos', 'plain', 'wanita', 'pria', 'kulit'].includes(tokens[at]!.word);
  return hits.find((hit) => {
    if (!hit.meaning.dye) return false;
    // "bernuansa ungu, roket …": the colour is the picture's, whatever is named next.
    if (hit.end === thing.position)
      return !['bernuansa', 'nuansa', 'bertema'].includes(tokens[hit.position - 1]?.word ?? '');
    if (hit.position === thing.end) return true;
    if (hit.position < thing.end || hit.position - thing.end > 3) return false;
    for (let at = thing.end; at < hit.position; at++) if (!isBetween(at)) return false;
    return true;
  });
}

/** "bulan merah" when no moon is drawn: the colour belonged to the moon and must not tint the whole picture. */
function isOfUndrawn(
  colour: Hit,
  {
    hits,
    used,
    tokens,
    dyeHit,
  }: { hits: readonly Hit[]; used: ReadonlySet<Hit>; tokens: readonly Token[]; dyeHit: Hit | undefined },
): boolean {
  if (!colour.meaning.dye) return false;
  const isEnglish = ENGLISH_COLOURS.has(normaliseWord(colour.typed));
  const hitAt = (at: number): Hit | undefined => hits.find(({ position, end }) => position <= at && at < end);
  // "bintang, ungu": behind a comma the colour belongs to the picture.
  if (tokens[isEnglish ? colour.end : colour.position]?.opens) return false;
  let place = isEnglish ? colour.end : colour.position - 1;
  // "mahkota merah emas": the second colour is of the same thing.
  while (
    !isEnglish &&
    (['warna', 'berwarna', 'yang'].includes(tokens[place]?.word ?? '') || hitAt(place)?.meaning.dye !== undefined)
  ) {
    // "tas merah emas": the bag is red, and nothing else was to be gold.
    if (dyeHit && hitAt(place) === dyeHit) return true;
    place--;
  }
  const noun = tokens[place];
  if (!noun || STOP_WORDS.has(noun.word)) return false;
  const hit = hitAt(place);
  // "kuah kuning", "mahkota emas": the colour of something that nothing here draws.
  if (!hit) return !OF_ALL.has(noun.word) && used.size > 0;
  if (used.has(hit))
    return hit.meaning.details.length > 0 && hit.meaning.details.every(({ name }) => OWN_COLOURS.has(name));
  const { subject, scenes, details, style, weather } = hit.meaning;
  return !style && !weather && (subject !== undefined || scenes.length > 0 || details.length > 0);
}

function isOnNoTable(subject: string): boolean {
  return TOO_LARGE.has(subject) || ['water', 'underwater', 'space'].includes(SILHOUETTES[subject]?.anchor ?? '');
}

/** Whether a detail is about a table's setting and light rather than what stands on it. */
function isSetting({ name }: DetailRule): boolean {
  return ['marble', 'studio', 'white', 'black', 'steam', 'bananaLeaf'].includes(name);
}

/**
 * The picture's subject: the first one that is not merely scenery ("pohon kelapa" frames a beach, "perahu" is a subject),
 * and a companion that flies above it. Of a flying and a standing thing, the standing one is the subject.
 */
function chooseSubjects(hits: readonly Hit[]): { subjectHit: Hit | null; companionHit: Hit | null } {
  const subjects = hits.filter((hit) => hit.meaning.subject);
  // Words for people ("wanita", "nelayan") are a face in a portrait, a whole figure everywhere else.
  const things = subjects.filter(
    ({ meaning }) =>
      meaning.scenes.length === 0 &&
      meaning.details.every((rule) => rule.name in TRAVELS || rule.scenes.every((scene) => scene === 'portrait')),
  );
  // "anak kecil bermain bola": the activity says more than the person.
  const doing = things.find((hit) => ACTIVITIES.has(hit.meaning.subject!));
  // "orang camping di tenda": an unspecific person says least about the picture.
  const isAnybody = things[0]?.meaning.subject === 'person' && ANYBODY.has(normaliseWord(things[0].typed));
  const other = isAnybody ? things.find(({ meaning }) => meaning.subject !== 'person') : undefined;
  const first =
    (things[0] && SOMEBODY.has(things[0].meaning.subject!) ? doing : null) ?? other ?? things[0] ?? subjects[0] ?? null;
  const second =
    first &&
    things.find(
      (hit) => hit !== first && hit.meaning.subject !== first.meaning.subject && isFlying(hit) !== isFlying(first),
    );
  if (!first || !second) return { subjectHit: first, companionHit: null };
  return isFlying(first) ? { subjectHit: second, companionHit: first } : { subjectHit: first, companionHit: second };
}

function isFlying({ meaning }: Hit): boolean {
  return SILHOUETTES[meaning.subject!]?.anchor === 'sky';
}

/** Whether a word that could be a subject is already in the picture as part of this scene. */
function isScenery({ meaning }: Hit, scene: SceneName): boolean {
  return (
    meaning.details.some((rule) => !(rule.name in TRAVELS) && rule.scenes.includes(scene)) ||
    meaning.scenes.some((entry) => entry.scene === scene && entry.weight > -2)
  );
}

function inPromptOrder(prompt: string, words: string[]): string[] {
  return words.sort((a, b) => prompt.indexOf(a) - prompt.indexOf(b));
}

/** Details that another aspect's chip already shows: "neon" lights the city's signs and is also shown as a colour. */
const SAID_BY: Partial<Record<string, { aspect: PlanChip['aspect']; value: string }>> = {
  neon: { aspect: 'colour', value: 'neon' },
  golden: { aspect: 'colour', value: 'gold' },
  noir: { aspect: 'colour', value: 'monochrome' },
  mist: { aspect: 'weather', value: 'fog' },
  fireflies: { aspect: 'weather', value: 'fireflies' },
  petals: { aspect: 'weather', value: 'petals' },
};

/** Whether a chip adds information. A detail is shown by its word, so one chip per word is enough. */
function saysMore(chip: PlanChip, index: number, chips: readonly PlanChip[]): boolean {
  if (chip.aspect !== 'detail') return true;
  const said = SAID_BY[chip.value];
  return !chips.some(
    (other, at) =>
      other.word === chip.word &&
      (other.aspect === 'detail' ? at < index : other.aspect === said?.aspect && other.value === said.value),
  );
}

const CHIP_ORDER: readonly PlanChip['aspect'][] = [
  'scene',
  'subject',
  'time',
  'weather',
  'style',
  'colour',
  'detail',
  'motion',
  'title',
];

function sortChips(chips: PlanChip[]): PlanChip[] {
  return chips.sort((a, b) => CHIP_ORDER.indexOf(a.aspect) - CHIP_ORDER.indexOf(b.aspect));
}
