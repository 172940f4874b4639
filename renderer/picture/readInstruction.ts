import { readCameraMove } from '../plan/cameraMove.ts';
import { LEXICON, type Meaning } from '../plan/lexicon.ts';
import { ownPhraseAt } from '../plan/ownPhrases.ts';
import { NEGATIONS, STOP_WORDS } from '../plan/stopWords.ts';
import { withName } from '../plan/thingNames.ts';
import { splitPrompt, type Token, wordForms } from '../plan/tokens.ts';
import { normaliseWord } from '../plan/normaliseWord.ts';
import type { CameraMotion, ColourWord, PlanChip, SceneName, TimeOfDay, Weather } from '../scene.ts';
import {
  type Arrangement,
  CAMERA_WORDS,
  EDIT_LEXICON,
  type EditMeaning,
  EDIT_STOP_WORDS,
  EXCESS_WORDS,
  UNDONE_BY,
  type EditValue,
  type Mark,
  type Season,
  type Tone,
} from './editWords.ts';
import { type Lettering, readLettering } from '../plan/letteringWords.ts';
import type { Style } from '../plan/styleWords.ts';

export type Background =
  | { kind: 'remove' }
  | { kind: 'blur' }
  | { kind: 'colour'; colour: string }
  | { kind: 'scene'; scene: SceneName };

/** What a prompt asks to be done with pictures. */
export interface Instruction {
  styles: Style[];
  tones: Tone[];
  season: Season | null;
  background: Background | null;
  /** Null when the prompt leaves it open: the pictures then decide. */
  arrangement: Arrangement | null;
  /** Whether the prompt makes the first picture the background. */
  isFirstBehind: boolean;
  /** Whether the prompt puts the first picture second, that is right or below. */
  isReversed: boolean;
  time: TimeOfDay | null;
  /** Whether the light changes during the clip. */
  isGradual: boolean;
  weather: Weather | null;
  colours: ColourWord[];
  /** `from` is null when the prompt names none: whatever colour the main thing has. */
  recolour: { from: ColourWord | null; to: ColourWord } | null;
  /** Details of weather, light and sky, as in a plan. */
  details: Record<string, number>;
  isSkyAsked: boolean;
  subject: string | null;
  motion: CameraMotion | null;
  frame: 'expand' | 'crop' | null;
  isFlipped: boolean;
  isUpscaled: boolean;
  title: string | null;
  letters: Lettering[];
  chips: PlanChip[];
  unmatched: string[];
}

/** The names of one kind of edit. */
type NameOf<Kind extends EditMeaning['kind']> = Extract<EditMeaning, { kind: Kind }>['name'];

interface Hit {
  typed: string;
  start: number;
  end: number;
  meaning: Meaning | null;
  edit: EditMeaning | null;
  motion: CameraMotion | null;
  /** Whether the words ask for a slow camera. */
  isGentle: boolean;
  isNegated: boolean;
  isUsed: boolean;
}

const LONGEST = 4;
const DARK_TIMES: ReadonlySet<TimeOfDay> = new Set(['night', 'dusk']);
const WARMTH = /hangat|warm/i;
/** The details of a scene that can be drawn over a picture. */
const PICTURE_DETAILS: ReadonlySet<string> = new Set([
  'rainStrength',
  'embers',
  'fireflies',
  'petals',
  'leaves',
  'cinematic',
]);
export const SKY_DETAILS: ReadonlySet<string> = new Set([
  'starry',
  'milkyWay',
  'meteors',
  'fireworks',
  'rainbow',
  'bigSun',
]);
const PACE_DETAILS: ReadonlySet<string> = new Set(['timelapse', 'slowMotion']);
/** For a picture that is to move, these describe the camera; "slow motion" is about time. */
const GENTLE_WORDS: ReadonlySet<string> = new Set(['pelan', 'perlahan', 'lambat', 'slow', 'slowly', 'gently']);
const CHANGE_WORDS: ReadonlySet<string> = new Set([
  'jadi',
  'menjadi',
  'ke',
  'dengan',
  'to',
  'into',
  'become',
  'becomes',
  'berubah',
  'berganti',
  'with',
  'by',
  'turns',
  'turn',
  'jadikan',
]);
const GRADUAL_WORDS: ReadonlySet<string> = new Set([
  'berubah',
  'berganti',
  'transisi',
  'transition',
  'perlahan',
  'gradually',
  'turns',
  'turning',
  'becomes',
  'becoming',
  'timelapse',
]);
/** Parts of a person or a room, which cannot be found in a picture. */
const PARTS: ReadonlySet<string> = new Set(
  'baju kaos kaus kemeja celana rok gaun jaket dasi topi sepatu rambut bibir mata kulit gigi kuku alis hijab jilbab kerudung dinding tembok lantai pintu tas shirt dress trousers pants hair lips eyes skin teeth nails wall floor hat shoes jacket'.split(
    ' ',
  ),
);
/** How many words before a colour the name of a part may stand: "bajunya jadi warna merah". */
const PART_REACH = 4;
const PLACE_WORDS: ReadonlySet<string> = new Set(['di', 'ke', 'in', 'at', 'on', 'to', 'onto', 'into']);
const PUT_WORDS: ReadonlySet<string> = new Set(['ke', 'pada', 'di', 'dalam', 'into', 'onto', 'on', 'in', 'to']);
const BESIDE_WORDS: ReadonlySet<string> = new Set(['samping', 'sebelah', 'beside']);
const BEHIND_WORDS: ReadonlySet<string> = new Set(['latar', 'background', 'backdrop', 'belakang', 'behind']);
const PLAIN_COLOURS: Record<Extract<Mark, 'white' | 'black' | 'grey'>, string> = {
  white: '#f4f3f1',
  black: '#141416',
  grey: '#9a9a9c',
};
const COLOUR_VALUES: Partial<Record<ColourWord, string>> = {
  red: '#c9383a',
  orange: '#e8863a',
  gold: '#e6bd58',
  green: '#5aa56e',
  teal: '#2f9d99',
  blue: '#3f7fd0',
  purple: '#8a5cc8',
  pink: '#ec9cbc',
  pastel: '#e6d6ea',
};
const CAMERA_LEXICON: ReadonlyMap<string, CameraMotion> = new Map(
  CAMERA_WORDS.flatMap(([words, motion]) => words.split('|').map((word) => [normaliseWord(word), motion] as const)),
);

export interface InstructionContext {
  /** True for a clip, where directions are the camera's. */
  isMoving: boolean;
  /** How many pictures are given; with one, words for an arrangement mean nothing. */
  pictures: number;
}

/**
 * What a prompt (Indonesian or English) asks to be done with pictures. Words that have no effect, such as names of what
 * the picture shows, are listed in `unmatched`.
 */
export function readInstruction(prompt: string, { isMoving, pictures }: InstructionContext): Instruction {
  const { title, announcement, tokens } = splitPrompt(prompt);
  const letters = readLettering(prompt);
  const { hits, unknown } = findHits(tokens, isMoving);
  const chips: PlanChip[] = [];
  const use = (hit: Hit, aspect: PlanChip['aspect'], value: string): void => {
    hit.isUsed = true;
    if (!chips.some((chip) => chip.aspect === aspect && chip.value === value))
      chips.push({ aspect, value, word: hit.typed });
  };
  const useEdit = (hit: Hit, value: EditValue): void => use(hit, 'edit', value);
  const wanted = hits.filter((hit) => !hit.isNegated);
  const words = new Set(tokens.map((token) => token.word));
  const marked = (name: Mark): Hit | undefined =>
    wanted.find((hit) => hit.edit?.kind === 'mark' && hit.edit.name === name);
  const isChange = (index: number): boolean => CHANGE_WORDS.has(tokens[index]?.word ?? '');

  const background = readBackground({ wanted, tokens, marked, use, useEdit, isMoving });
  const isTakenByBackground = (hit: Hit): boolean => background?.kind === 'colour' && hit.isUsed;

  const named = <Kind extends Exclude<EditMeaning['kind'], 'mark'>>(kind: Kind, isDone = true): NameOf<Kind>[] => {
    const names: NameOf<Kind>[] = [];
    for (const hit of wanted) {
      if (hit.edit?.kind !== kind || !isDone) continue;
      const name = hit.edit.name as NameOf<Kind>;
      useEdit(hit, name);
      if (!names.includes(name)) names.push(name);
    }
    return names;
  };
  const styles = named('style').slice(0, 2);
  const tones = readTones({ wanted, tokens, useEdit });
  const season = named('season').at(-1) ?? null;
  const isFirstBehind = pictures > 1 && readFirstBehind(tokens);
  let arrangement = named('arrangement', pictures > 1 && background?.kind !== 'scene')[0] ?? null;
  if (pictures > 1 && letters.length === 0 && (!arrangement || arrangement === 'onto') && !isFirstBehind)
    arrangement = readHalves(words) ?? arrangement;
  if (arrangement === 'row' || arrangement === 'column') {
    for (const hit of wanted) if (normaliseWord(hit.typed) in HALVES) useEdit(hit, arrangement);
    // "taruh … di sebelah kiri": beside it, not before it.
    for (const [at, { value }] of chips.entries()) if (value === 'onto') chips.splice(at, 1);
    const side = tokens.find(({ word }) => word in HALVES || BESIDE_WORDS.has(word));
    if (side && !chips.some(({ value }) => value === arrangement))
      chips.push({ aspect: 'edit', value: arrangement, word: side.typed });
  }
  const backgroundMark = marked('background');
  if (pictures > 1 && backgroundMark && !background) {
    // "gambar kedua sebagai latar": one of the pictures is the background.
    arrangement ??= 'onto';
    useEdit(backgroundMark, 'onto');
  }
  // "pindahkan ke pantai": the verb belongs to the new background.
  if (background?.kind === 'scene') for (const hit of wanted) if (hit.edit?.kind === 'arrangement') hit.isUsed = true;

  const timed = wanted.filter((hit) => hit.meaning?.time && !hit.isUsed);
  // "langit mendung gelap": dark clouds, not night.
  const shades = timed.filter(
    ({ typed, start }) =>
      DARKNESS.test(typed) &&
      tokens.slice(0, start).some(({ word }) => DARK_SKY.test(word)) &&
      tokens.some(({ word }) => CLOUDS.test(word)),
  );
  for (const hit of shades) hit.isUsed = true;
  const everyTime = timed.filter((hit) => !shades.includes(hit));
  // At night "warm" describes the lamps and is not a second time of day.
  const lamps = everyTime.some((hit) => DARK_TIMES.has(hit.meaning!.time!))
    ? everyTime.filter((hit) => hit.meaning!.time === 'golden' && WARMTH.test(hit.typed))
    : [];
  for (const hit of lamps) useEdit(hit, 'warm');
  const lampWords = everyTime.some((hit) => DARK_TIMES.has(hit.meaning!.time!)) ? readLitLamps(tokens) : [];
  if (lampWords.length > 0 && lamps.length === 0)
    chips.push({ aspect: 'edit', value: 'warm', word: lampWords.join(' ') });
  const times = everyTime.filter((hit) => !lamps.includes(hit));
  const timeHit = times.at(-1);
  for (const hit of times) hit.isUsed = true;
  let time = timeHit?.meaning?.time ?? null;
  if (timeHit && time) use(timeHit, 'time', time);
  const isGradual = time !== null && (times.length > 1 || [...GRADUAL_WORDS].some((word) => words.has(word)));

  const details: Record<string, number> = {};
  if (lamps.length + lampWords.length > 0) details.warmLamps = 1;
  for (const hit of wanted) {
    if (hit.isGentle) details.gentle = 1;
    if (isMoving && GENTLE_WORDS.has(normaliseWord(hit.typed))) {
      // "perlahan menjadi malam": the light changes slowly, not the camera.
      if (isGradual) hit.isUsed = true;
      else {
        details.gentle = 1;
        use(hit, 'detail', 'gentle');
      }
      continue;
    }
    for (const rule of hit.meaning?.details ?? []) {
      if (
        rule.name in details ||
        !(PICTURE_DETAILS.has(rule.name) || SKY_DETAILS.has(rule.name) || (isMoving && PACE_DETAILS.has(rule.name)))
      )
        continue;
      details[rule.name] = rule.value;
      if (rule.impliesTime && !time) time = rule.impliesTime;
      use(hit, 'detail', rule.name);
    }
  }

  const weathers = wanted.filter((hit) => hit.meaning?.weather);
  let weather =
    weathers.find((hit) => hit.meaning!.weather !== 'clear' && hit.meaning!.weather !== 'cloudy')?.meaning?.weather ??
    weathers[0]?.meaning?.weather ??
    null;
  if (weather)
    use(
      weathers.find((hit) => hit.meaning!.weather === weather)!,
      'weather',
      weather,
    );
  const fog = weathers.find((hit) => hit.meaning!.weather === 'fog');
  if (fog && weather !== 'fog') {
    details.mist = 1;
    use(fog, 'detail', 'mist');
  }
  if (!weather && season === 'winter') weather = 'snow';
  if (!weather && season === 'spring') weather = 'petals';
  if (weather === 'aurora' && !time) time = 'night';

  const skyMark = marked('sky');
  // "langit biru": a daytime sky, not a blue tint over everything.
  const blueSky = wanted.find(
    (hit) => skyMark && hit.meaning?.colour === 'blue' && hit.start >= skyMark.end && hit.start <= skyMark.end + 1,
  );
  if (blueSky && !time) use(blueSky, 'time', (time = 'day'));
  if (skyMark && (time || weather || [...SKY_DETAILS].some((name) => name in details))) skyMark.isUsed = true;

  // "tulis … warna kuning": the colour of the letters, not a tint of the photo.
  const isOfText = ({ meaning }: Hit): boolean =>
    meaning?.colour !== undefined &&
    letters.some(({ colour, style }) => colour !== null || (style === 'neon' && meaning.colour === 'neon'));
  for (const hit of wanted) if (isOfText(hit)) hit.isUsed = true;
  // "ganti warna baju jadi biru": clothes cannot be found, and tinting the whole photo is not what was asked for.
  const isOfPart = ({ start, end }: Hit): boolean =>
    tokens
      .slice(Math.max(0, start - PART_REACH), start)
      .concat(tokens.slice(end, end + 1))
      .some(({ word }) => wordForms(word).some((form) => PARTS.has(form)));
  const colourHits = wanted.filter(
    (hit) =>
      hit.meaning?.colour &&
      !hit.isUsed &&
      !isTakenByBackground(hit) &&
      !isOfText(hit) &&
      hit !== blueSky &&
      (hit.meaning.colour === 'monochrome' || !isOfPart(hit)),
  );
  const recolour = readRecolour(colourHits, isChange, use);
  const colours: ColourWord[] = [];
  for (const hit of colourHits) {
    if (hit.isUsed && recolour) continue;
    if (colours.length < 3 && !colours.includes(hit.meaning!.colour!)) colours.push(hit.meaning!.colour!);
    use(hit, 'colour', hit.meaning!.colour!);
  }

  const add = marked('add');
  // "tambahkan logo toko saya": a shop's logo, not a shop.
  const isOfLogo = ({ start }: Hit): boolean => tokens[start - 1]?.word === 'logo';
  const subjectHit = add
    ? wanted.find((hit) => hit.meaning?.subject && !hit.isUsed && hit.start > add.start && !isOfLogo(hit))
    : undefined;
  if (subjectHit) use(subjectHit, 'subject', subjectHit.meaning!.subject!);
  if (add) add.isUsed = true;
  if (skyMark && subjectHit) skyMark.isUsed = true;

  const motions = isMoving ? wanted.filter((hit) => hit.motion ?? hit.meaning?.motion) : [];
  // "geser ke kiri": adjacent words are one movement, and the last one says where to.
  const motionHit = motions.find((hit, index) => motions[index + 1]?.start !== hit.end);
  for (const hit of motions) if (motionHit && hit.start < motionHit.start) hit.isUsed = true;
  const motion = motionHit ? (motionHit.motion ?? motionHit.meaning!.motion!) : null;
  if (motionHit && motion) use(motionHit, 'motion', motion);
  for (const hit of wanted) if (isMoving && motion && (hit.motion ?? hit.meaning?.motion) === motion) hit.isUsed = true;

  const frame = isMoving ? undefined : (['expand', 'crop'] as const).find((name) => marked(name));
  if (frame) useEdit(marked(frame)!, frame);
  const flip = isMoving ? undefined : marked('flip');
  if (flip) useEdit(flip, 'flip');
  const upscale = isMoving ? undefined : marked('upscale');
  if (upscale) useEdit(upscale, 'upscale');
  for (const { text } of letters) chips.push({ aspect: 'title', value: text, word: text });

  // Further words for an edit that is done count as used, too.
  const done = new Set(hits.filter((hit) => hit.isUsed && hit.edit).map((hit) => hit.edit!.name));
  for (const hit of wanted) if (hit.edit && done.has(hit.edit.name)) hit.isUsed = true;
  const unused = hits
    .filter((hit) => !hit.isUsed && !EDIT_STOP_WORDS.has(normaliseWord(hit.typed)))
    .map((hit) => hit.typed);
  return {
    styles,
    tones,
    season,
    background,
    arrangement,
    isFirstBehind,
    isReversed: pictures === 2 && letters.length === 0 && readReversed(tokens),
    time,
    isGradual,
    weather,
    colours,
    recolour,
    details,
    isSkyAsked: Boolean(skyMark?.isUsed && (time || weather)),
    subject: subjectHit?.meaning?.subject ?? null,
    motion,
    frame: frame ?? null,
    isFlipped: Boolean(flip),
    isUpscaled: Boolean(upscale),
    title,
    letters,
    chips: chips.map((chip) => withName(chip, { time, details })),
    unmatched: inOrder(prompt, [...new Set([...unknown, ...unused])]).filter(
      (word) =>
        !lampWords.includes(word) &&
        !((arrangement === 'row' || arrangement === 'column') && word.toLowerCase() in HALVES) &&
        !isOfLetters(word, letters, announcement && prompt.slice(announcement.start, announcement.end)),
    ),
  };
}

/** Whether words are about a text's place or look, or belong to the text itself. */
function isOfLetters(word: string, letters: readonly Lettering[], announced: string | null): boolean {
  return letters.length > 0 && (LETTER_WORDS.test(word) || (announced?.includes(word) ?? false));
}

const LETTER_WORDS =
  /^(?:tulis\p{L}*|teks\p{L}*|huruf\p{L}*|text|letters?|font|pojok|sudut|corner|atas|bawah|tengah|kiri|kanan|kiri atas|kanan atas|kiri bawah|kanan bawah|top|bottom|left|right|middle|center|centre|tebal|bold|outline|label|kotak|pita|banner|badge|stiker|neon|besar|kecil|caption)$/iu;

function inOrder(prompt: string, words: string[]): string[] {
  return words.sort((a, b) => prompt.indexOf(a) - prompt.indexOf(b));
}

/** Reads from left to right, the longest phrase first; a word's meaning for an edit wins over that for a scene. */
function findHits(tokens: readonly Token[], isMoving: boolean): { hits: Hit[]; unknown: string[] } {
  const hits: Hit[] = [];
  const unknown: string[] = [];
  let isNegated = false;
  const typedFrom = (start: number, end: number): string =>
    tokens
      .slice(start, end)
      .map((token) => token.typed)
      .join(' ');
  for (let start = 0; start < tokens.length;) {
    const own = ownPhraseAt(tokens, start);
    if (own > 0) {
      unknown.push(typedFrom(start, start + own));
      isNegated = false;
      start += own;
      continue;
    }
    const move = isMoving ? readCameraMove(tokens, start, true) : null;
    const found = move ? { ...move, meaning: null, edit: null } : findPhrase(tokens, start, isMoving);
    const before = hits.at(-1);
    if (
      !move &&
      found?.motion &&
      before &&
      before.end === start &&
      (before.meaning?.weather || before.meaning?.details.length)
    ) {
      // "hujan turun": the rain comes down, not the camera.
      start = found.end;
      continue;
    }
    if (found) {
      hits.push({
        ...found,
        isGentle: move?.isGentle ?? false,
        start,
        isNegated,
        isUsed: false,
        typed: typedFrom(start, found.end),
      });
      isNegated = false;
      start = found.end;
      continue;
    }
    const { typed, word } = tokens[start]!;
    if (NEGATIONS.has(word)) isNegated = true;
    else if (
      !STOP_WORDS.has(word) &&
      !wordForms(word).some((form) => EDIT_STOP_WORDS.has(form)) &&
      !/^\d+$/u.test(word)
    ) {
      unknown.push(typed);
      isNegated = false;
    }
    start++;
  }
  return { hits, unknown };
}

function findPhrase(
  tokens: readonly Token[],
  start: number,
  isMoving: boolean,
): Pick<Hit, 'end' | 'meaning' | 'edit' | 'motion'> | null {
  for (let length = Math.min(LONGEST, tokens.length - start); length >= 1; length--) {
    const slice = tokens.slice(start, start + length);
    if (slice.some(({ opens }, at) => opens && at > 0)) continue;
    const words = slice.map((token) => token.word);
    const last = words.pop()!;
    for (const form of wordForms(last)) {
      const phrase = [...words, form].join(' ');
      const end = start + length;
      const motion = isMoving ? (CAMERA_LEXICON.get(phrase) ?? null) : null;
      if (motion) return { end, motion, edit: null, meaning: null };
      const edit = EDIT_LEXICON.get(phrase) ?? null;
      const meaning = LEXICON.get(phrase) ?? null;
      if (edit)
        return { end, motion, edit, meaning: edit.kind === 'mark' ? meaning && { ...meaning, scenes: [] } : null };
      if (meaning && !(length === 1 && STOP_WORDS.has(last))) return { end, motion, edit, meaning };
    }
  }
  return null;
}

function readBackground({
  wanted,
  tokens,
  marked,
  use,
  useEdit,
  isMoving,
}: {
  wanted: Hit[];
  tokens: readonly Token[];
  marked(name: Mark): Hit | undefined;
  use(hit: Hit, aspect: PlanChip['aspect'], value: string): void;
  useEdit(hit: Hit, value: EditValue): void;
  isMoving: boolean;
}): Background | null {
  const word = marked('background');
  const remove = marked('remove');
  const blur = marked('blur');
  // "zoom ke produknya": what the picture already shows is not a new background.
  const sceneHits = wanted.filter(
    (hit) =>
      hit.meaning?.scenes.some(({ scene, weight }) => weight > -2.2 && scene !== 'portrait') && !isOfPicture(hit.typed),
  );
  const placed = sceneHits.find(
    (hit) => word || [1, 2].some((back) => PLACE_WORDS.has(tokens[hit.start - back]?.word ?? '')),
  );
  const isComplaint = !word && wanted.some(({ edit }) => edit?.name === 'sharpen' || edit?.name === 'detail');
  if (blur && isComplaint) {
    // "fotonya buram, perjelas": a complaint, not a wish for blur.
    blur.isUsed = true;
  } else if (blur && (word || !placed)) {
    if (word) word.isUsed = true;
    useEdit(blur, 'blurBackground');
    return { kind: 'blur' };
  }
  if (placed && !isMoving) {
    const scene = placed.meaning!.scenes.toSorted((a, b) => b.weight - a.weight)[0]!.scene;
    if (word) word.isUsed = true;
    if (remove) remove.isUsed = true;
    use(placed, 'scene', scene);
    return { kind: 'scene', scene };
  }
  if (isMoving) return null;
  if (word) {
    const plain = (['white', 'black', 'grey'] as const)
      .map((name) => ({ name, hit: marked(name) }))
      .find(({ hit }) => hit && Math.abs(hit.start - word.start) <= 4);
    const tinted = wanted.find(
      (hit) => hit.meaning?.colour && COLOUR_VALUES[hit.meaning.colour] && Math.abs(hit.start - word.start) <= 4,
    );
    if (plain?.hit || tinted) {
      word.isUsed = true;
      if (remove) remove.isUsed = true;
      useEdit((plain?.hit ?? tinted)!, 'plainBackground');
      return {
        kind: 'colour',
        colour: plain?.hit ? PLAIN_COLOURS[plain.name] : COLOUR_VALUES[tinted!.meaning!.colour!]!,
      };
    }
  }
  if (remove && (word || /transpar|cut|latar|background/u.test(remove.typed.toLowerCase()))) {
    if (word) word.isUsed = true;
    useEdit(remove, 'removeBackground');
    return { kind: 'remove' };
  }
  return null;
}

/** For a colour cast, the tone that removes it. */
const CAST_UNDONE_BY: Partial<Record<ColourWord, Tone>> = {
  gold: 'cool',
  orange: 'cool',
  red: 'cool',
  blue: 'warm',
  teal: 'warm',
};

/** The tones asked for, including those that undo what there is too much of. */
function readTones({
  wanted,
  tokens,
  useEdit,
}: {
  wanted: readonly Hit[];
  tokens: readonly Token[];
  useEdit(hit: Hit, value: EditValue): void;
}): Tone[] {
  const asked: { hit: Hit; tone: Tone }[] = [];
  for (const hit of wanted) {
    const isExcess = EXCESS_WORDS.has(tokens[hit.start - 1]?.typed.toLowerCase() ?? '');
    const named = hit.edit?.kind === 'tone' ? hit.edit.name : null;
    const colour = hit.meaning?.colour;
    const tone = isExcess ? (named ? UNDONE_BY[named] : colour ? (CAST_UNDONE_BY[colour] ?? null) : null) : named;
    if (tone) asked.push({ hit, tone });
  }
  const isBrightened = asked.some(({ tone }) => tone === 'brighten');
  if (isBrightened) {
    // "agak gelap nih, terangin": a complaint, not a wish for darkness.
    for (const hit of wanted) if (DARKNESS.test(hit.typed)) hit.isUsed = true;
  }
  const tones = asked.filter(({ hit, tone }) => !(isBrightened && tone === 'darken' && DARKNESS.test(hit.typed)));
  for (const { hit, tone } of tones) useEdit(hit, tone);
  return [...new Set(tones.map(({ tone }) => tone))];
}

/** With words of both lists, "dark" describes the clouds and not the time of day. */
const DARK_SKY = /^(?:langit|awan|mendung|sky|clouds?|cloudy)(?:nya)?$/u;
const CLOUDS = /^(?:awan|mendung|hujan|badai|clouds?|cloudy|rain|storm)(?:nya)?$/u;
const LAMPS = /^(?:lampu2?|lamps?|lights?)(?:nya)?$/u;
const LIT = new Set([
  'nyala',
  'menyala',
  'hidup',
  'dinyalakan',
  'dinyalain',
  'nyalain',
  'nyalakan',
  'lit',
  'on',
  'glowing',
]);

/** The words, as typed, that ask for lamps to be lit ("lampunya nyala"); empty unless they stand close together. */
function readLitLamps(tokens: readonly Token[]): string[] {
  const lamp = tokens.findIndex(({ word }) => LAMPS.test(word));
  if (lamp < 0) return [];
  const lit = tokens.slice(Math.max(0, lamp - 1), lamp + 4).find(({ word }) => LIT.has(word));
  return lit ? [tokens[lamp]!.typed, lit.typed] : [];
}

const DARKNESS = /^(?:agak |bikin |a bit |slightly )*(?:gelap|dark)(?: dikit| sedikit)?$/iu;

/** Whether words only name the picture itself: "produknya", "foto produk". */
function isOfPicture(typed: string): boolean {
  return typed
    .split(' ')
    .map(normaliseWord)
    .every((word) => wordForms(word).some((form) => EDIT_STOP_WORDS.has(form)));
}

/** The colour to change and the new one: "bunga merah jadi biru" names both, "ubah warnanya jadi biru" only the new. */
function readRecolour(
  hits: Hit[],
  isChange: (index: number) => boolean,
  use: (hit: Hit, aspect: PlanChip['aspect'], value: string) => void,
): Instruction['recolour'] {
  const to = hits.find(
    (hit) => COLOUR_VALUES[hit.meaning!.colour!] && [1, 2, 3].some((back) => isChange(hit.start - back)),
  );
  if (!to || to.meaning!.colour === 'pastel') return null;
  const from = hits.find(
    (hit) => hit.end <= to.start && COLOUR_VALUES[hit.meaning!.colour!] && hit.meaning!.colour !== to.meaning!.colour,
  );
  if (from) from.isUsed = true;
  use(to, 'colour', to.meaning!.colour!);
  return { from: from?.meaning?.colour ?? null, to: to.meaning!.colour! };
}

/** Whether the pictures are to be placed in reverse order: "foto kedua di kiri, pertama di kanan". */
function readReversed(tokens: readonly Token[]): boolean {
  const after = (words: readonly string[]): string | undefined => {
    const start = tokens.findIndex(({ word }) => words.includes(word));
    return start < 0 ? undefined : tokens.slice(start + 1, start + 4).find(({ word }) => word in HALVES)?.word;
  };
  const [first, second] = [after(['pertama', 'first', '1']), after(['kedua', 'second', '2'])];
  if (first) return HALVES[first] === 1;
  return second !== undefined && HALVES[second] === 0;
}

const HALVES: Readonly<Record<string, 0 | 1>> = {
  kiri: 0,
  left: 0,
  atas: 0,
  top: 0,
  kanan: 1,
  right: 1,
  bawah: 1,
  bottom: 1,
};

/** Side by side or one above the other, if the words name such places. */
function readHalves(words: ReadonlySet<string>): Arrangement | null {
  if (words.has('kiri') || words.has('kanan') || words.has('left') || words.has('right')) return 'row';
  if ([...BESIDE_WORDS].some((word) => words.has(word))) return 'row';
  return (words.has('atas') && words.has('bawah')) || (words.has('top') && words.has('bottom')) ? 'column' : null;
}

/** Whether the first picture stands behind: "gambar pertama sebagai latar", "second image in front of the first". */
function readFirstBehind(tokens: readonly Token[]): boolean {
  const first = tokens.findIndex(({ word }) => word === 'pertama' || word === 'first');
  if (first < 0) return false;
  const second = tokens.findIndex(({ word }) => word === 'kedua' || word === 'second');
  const behind = tokens.findIndex(({ word }) => BEHIND_WORDS.has(word));
  // "tempel foto kedua ke foto pertama": the second is put before the first.
  const between = tokens.slice(Math.max(0, second), first);
  // "foto kedua di sebelah kiri foto pertama" stands beside it.
  const isBeside = between.some(({ word }) => word in HALVES || BESIDE_WORDS.has(word));
  const isPut = !isBeside && between.some(({ word }) => PUT_WORDS.has(word));
  if (second >= 0 && second < first && isPut) return true;
  const front = tokens.findIndex(({ word }) => word === 'depan' || word === 'front' || word === 'onto');
  if (behind > first && (second < first || behind < second)) return true;
  return front >= 0 && second >= 0 && second < front && front < first;
}
