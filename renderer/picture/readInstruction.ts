import { createPlan } from '../createPlan.ts';
import { readPhotoLettering } from '../prompt/readLettering.ts';
import { normaliseWord } from '../prompt/normaliseWord.ts';
import { withName } from '../plan/report/nameChip.ts';
import { inBoth } from '../prompt/vocabulary/thingNames.ts';
import { splitPrompt } from '../prompt/tokens.ts';
import type { PlanChip } from '../scene.ts';
import { EDIT_STOP_WORDS, type EditMeaning, type EditValue, type Mark } from './editWords.ts';
import type { Background, Instruction } from './instruction.ts';
import { findHits, type Hit } from './instructionHits.ts';
import {
  BESIDE_WORDS,
  CLOUDS,
  DARK_SKY,
  DARK_TIMES,
  DARKNESS,
  GENTLE_WORDS,
  GRADUAL_WORDS,
  LETTER_WORDS,
  PACE_DETAILS,
  PICTURE_DETAILS,
  SKY_DETAILS,
} from './instructionWords.ts';
import { readBorder } from './readBorder.ts';
import { HALVES, readCorner, readFirstBehind, readHalves, readReversed } from './readArrangement.ts';
import { readAddition } from './readAddition.ts';
import { readBackground } from './readBackground.ts';
import { readClothes } from './readClothes.ts';
import { readColours } from './readColours.ts';
import { readOrnaments } from './ornament/readOrnaments.ts';
import { readFaces } from './readFaces.ts';
import { readKept, readOnly } from './readKept.ts';
import { readExtension } from '../readExtension.ts';
import { isTextToRemove, readRemoval } from './readRemoval.ts';
import { readShape } from '../readShape.ts';
import { readSticker } from './readSticker.ts';
import { readPast, readWeather } from './readWeather.ts';
import { readTurn } from '../readTurn.ts';
import { brightenNotSky, readLitLamps, readTones } from './readTones.ts';
import { negateRemoved } from './wishes.ts';

/** What a sticker is and has anyway. */
const OF_STICKERS: ReadonlySet<Mark> = new Set(['background', 'remove', 'border', 'white'] as const);

/** The names of one kind of edit. */
type NameOf<Kind extends EditMeaning['kind']> = Extract<EditMeaning, { kind: Kind }>['name'];

const WARMTH = /hangat|warm/i;

export interface InstructionContext {
  /** True for a clip, where directions are the camera's. */
  isMoving: boolean;
  /** How many pictures are given; with one, words for an arrangement mean nothing. */
  pictures: number;
}

/** Ways of drawing people anew: one over the other ("kartun 3D Pixar") would leave no face, so that the first one counts. */
const REDRAWN: ReadonlySet<string> = new Set(['cartoon', 'anime', 'render']);
const isRedrawn = ({ edit }: Hit): boolean => edit?.kind === 'style' && REDRAWN.has(edit.name);

/**
 * What a prompt (Indonesian or English) asks to be done with pictures. Words that have no effect, such as names of what
 * the picture shows, are listed in `unmatched`.
 */
export function readInstruction(prompt: string, { isMoving, pictures }: InstructionContext): Instruction {
  const written = readPhotoLettering(prompt);
  const letters = written.letters.filter(({ text }) => !isTextToRemove(prompt, text));
  const isRemoved = letters.length < written.letters.length;
  const rest = isRemoved ? prompt.replace(/["“”„«»]/gu, '') : written.rest;
  const title = isRemoved ? null : splitPrompt(prompt).title;
  const { tokens } = splitPrompt(rest);
  const { hits, unknown } = findHits(tokens, isMoving);
  negateRemoved(tokens, hits);
  brightenNotSky(tokens, hits);
  const chips: PlanChip[] = [];
  const use = (hit: Hit, aspect: PlanChip['aspect'], value: string): void => {
    hit.isUsed = true;
    if (!chips.some((chip) => chip.aspect === aspect && chip.value === value))
      chips.push({ aspect, value, word: hit.typed });
  };
  const useEdit = (hit: Hit, value: EditValue): void => use(hit, 'edit', value);
  const faces = isMoving || pictures > 1 ? null : readFaces(tokens, hits);
  chips.push(...(faces?.chips ?? []));
  for (const hit of faces?.hits ?? []) hit.isUsed = true;
  const ornaments = isMoving ? null : readOrnaments(tokens, hits);
  chips.push(...(ornaments?.chips ?? []));
  for (const hit of ornaments?.hits ?? []) hit.isUsed = true;
  const clothes = isMoving || pictures > 1 ? null : readClothes(tokens, hits);
  if (clothes) chips.push(clothes.chip);
  for (const hit of clothes?.hits ?? []) hit.isUsed = true;
  const removed = isMoving || pictures > 1 || letters.length > 0 ? null : readRemoval(tokens, hits);
  if (removed) chips.push(removed.chip);
  for (const hit of removed?.hits ?? []) hit.isUsed = true;
  const ofParts = [faces, ornaments, clothes, removed].flatMap((part) => part?.hits ?? []);
  const wordsOfParts = [faces, ornaments, clothes, removed].flatMap((part) => part?.words ?? []);
  const manner = hits.find((hit) => !hit.isNegated && isRedrawn(hit))?.edit?.name;
  const isOtherManner = (hit: Hit): boolean => isRedrawn(hit) && hit.edit!.name !== manner;
  const wanted = hits.filter((hit) => !hit.isNegated && !ofParts.includes(hit) && !isOtherManner(hit));
  const words = new Set(tokens.map((token) => token.word));
  const marked = (name: Mark): Hit | undefined =>
    wanted.find((hit) => hit.edit?.kind === 'mark' && hit.edit.name === name);

  const sticker = isMoving || pictures > 1 || letters.length > 0 ? null : readSticker(tokens);
  const framed = isMoving || sticker ? null : readBorder(tokens, wanted);
  if (framed) {
    for (const hit of framed.hits) hit.isUsed = true;
    wordsOfParts.push(...framed.words);
    chips.push({ aspect: 'edit', value: 'border', word: framed.hits[0]!.typed });
  }
  if (sticker) {
    const drawn = inBoth('stiker bertepi putih/sticker with a white edge')!;
    chips.push({ aspect: 'edit', value: 'removeBackground', word: sticker.word, drawn });
    // "stiker bergaris putih, latarnya dihapus": a sticker has no background, and its edge is no frame.
    for (const hit of wanted) if (hit.edit?.kind === 'mark' && OF_STICKERS.has(hit.edit.name)) hit.isUsed = true;
  }
  const background: Background | null = sticker
    ? { kind: 'sticker' }
    : readBackground({ wanted, tokens, marked, use, useEdit, isMoving, pictures });
  const isWhole = isMoving || pictures > 1 || background !== null;
  const excepted = isWhole ? null : readKept(tokens, hits);
  for (const hit of excepted?.hits ?? []) hit.isUsed = true;
  // "latar hitam putih tapi orangnya tetap berwarna" says twice what stays.
  if (excepted?.kept?.kind === 'front') for (const hit of wanted) hit.isUsed ||= hit.edit?.name === 'background';

  const named = <Kind extends Exclude<EditMeaning['kind'], 'mark'>>(kind: Kind, isDone = true): NameOf<Kind>[] => {
    const names: NameOf<Kind>[] = [];
    for (const hit of wanted) {
      if (hit.edit?.kind !== kind || !isDone || excepted?.hits.includes(hit)) continue;
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
  const inCorner = pictures === 2 && arrangement === 'onto' && letters.length === 0 ? readCorner(tokens) : null;
  if (inCorner) {
    wordsOfParts.push(...inCorner.words);
    const told = chips.findIndex(({ value }) => value === 'onto');
    chips[told] = { ...chips[told]!, drawn: inBoth('kecil di pojok/small in the corner')! };
  } else if (pictures > 1 && letters.length === 0 && (!arrangement || arrangement === 'onto') && !isFirstBehind)
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

  const past = isMoving ? [] : readPast(wanted, tokens);
  for (const hit of past) hit.isUsed = true;
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
  for (const hit of lamps) use(hit, 'detail', 'warmLamps');
  const lampWords = everyTime.some((hit) => DARK_TIMES.has(hit.meaning!.time!)) ? readLitLamps(tokens) : [];
  if (lampWords.length > 0 && lamps.length === 0)
    chips.push({ aspect: 'detail', value: 'warmLamps', word: lampWords.join(' ') });
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

  const { weather, isMisty } = readWeather({
    hits: wanted.filter((hit) => !past.includes(hit)),
    tokens,
    season,
    chips,
    use,
  });
  if (isMisty) details.mist = 1;
  if (weather === 'aurora' && !time) time = 'night';

  const skyMark = marked('sky');
  // "langit biru": a daytime sky, not a blue tint over everything.
  const blueSky = wanted.find(
    (hit) => skyMark && hit.meaning?.colour === 'blue' && hit.start >= skyMark.end && hit.start <= skyMark.end + 1,
  );
  if (blueSky && !time) use(blueSky, 'time', (time = 'day'));
  if (skyMark && (time || weather || [...SKY_DETAILS].some((name) => name in details))) skyMark.isUsed = true;

  const { colours, recoloured } = readColours({ wanted, hits, tokens, letters, blueSky, use });
  if (recoloured) chips.push(recoloured.chip);

  const add = marked('add');
  const addition = readAddition(tokens, wanted, add);
  if (addition) use(addition.hit, 'subject', addition.hit.meaning!.subject!);
  if (add) add.isUsed = true;
  if (skyMark && addition) skyMark.isUsed = true;

  const exception = excepted ?? (isWhole ? null : readOnly(tokens, hits));
  for (const hit of exception?.hits ?? []) hit.isUsed = true;
  if (exception && chips.length > 0) chips.push(exception.chip);

  const motions = isMoving ? wanted.filter((hit) => hit.motion ?? hit.meaning?.motion) : [];
  // "geser ke kiri": adjacent words are one movement, and the last one says where to.
  const motionHit = motions.find((hit, index) => motions[index + 1]?.start !== hit.end);
  for (const hit of motions) if (motionHit && hit.start < motionHit.start) hit.isUsed = true;
  const motion = motionHit ? (motionHit.motion ?? motionHit.meaning!.motion!) : null;
  if (motionHit && motion) use(motionHit, 'motion', motion);
  for (const hit of wanted) if (isMoving && motion && (hit.motion ?? hit.meaning?.motion) === motion) hit.isUsed = true;

  const shape = isMoving || pictures > 1 ? null : readShape(prompt);
  // "potong bagian bawah": a crop keeps the middle or what stands in front, and takes nothing off one side.
  const isOfSide = !shape && letters.length === 0 && tokens.some(({ word }) => word in HALVES);
  const extension = isMoving || pictures > 1 || shape ? null : readExtension(prompt);
  // "perbesar ke kanan": a wider photo, and none with more pixels.
  const extended = extension
    ? wanted.find(({ edit }) => edit?.name === 'expand' || edit?.name === 'upscale')
    : undefined;
  const frame = isMoving
    ? undefined
    : extended
      ? 'expand'
      : (['expand', 'crop'] as const).find((name) => marked(name) && !(name === 'crop' && isOfSide));
  const isRound = frame === 'crop' && shape?.isRound === true;
  if (frame) useEdit(extended ?? marked(frame)!, frame);
  if (shape && !frame) {
    const drawn = inBoth(`bentuk ${shape.ratio}/${shape.ratio} shape`)!;
    chips.push({ aspect: 'edit', value: 'reframe', word: shape.words[0]!, drawn });
  }
  if (isRound) chips.at(-1)!.drawn = inBoth('potongan bulat/round crop')!;
  const flip = isMoving ? undefined : marked('flip');
  if (flip) {
    useEdit(flip, 'flip');
    // "balik kiri kanan": no two pictures side by side.
    for (const hit of wanted) if (hit.edit?.name === 'row' && pictures === 1) hit.isUsed = true;
  }
  const turn = isMoving ? null : readTurn(prompt);
  if (turn) chips.push({ aspect: 'edit', value: 'turn', word: turn.words.trim() });
  const upscale = isMoving || extended ? undefined : marked('upscale');
  if (upscale) useEdit(upscale, 'upscale');
  for (const { text } of letters) chips.push({ aspect: 'title', value: text, word: text });

  // Further words for an edit that is done count as used, too.
  const done = new Set(hits.filter((hit) => hit.isUsed && hit.edit).map((hit) => hit.edit!.name));
  for (const hit of wanted) if (hit.edit && done.has(hit.edit.name)) hit.isUsed = true;
  // "hitam putih kecuali bajunya": a shirt is not found, so nothing is done rather than too much.
  const isTooMuch = exception?.kept === null;
  const everyWord = [...chips.flatMap(({ word }) => word ?? []), ...(exception?.words ?? [])];
  const unused = hits
    .filter((hit) => !hit.isUsed && !EDIT_STOP_WORDS.has(normaliseWord(hit.typed)))
    .map((hit) => hit.typed);
  return {
    styles,
    tones,
    season,
    background,
    arrangement,
    corner: inCorner?.corner ?? null,
    isFirstBehind,
    isReversed: pictures === 2 && letters.length === 0 && readReversed(tokens),
    time,
    isGradual,
    weather,
    colours,
    recolour: recoloured?.recolour ?? null,
    clothes: clothes?.paint ?? null,
    removal: removed?.removal ?? null,
    isRemovalUnknown:
      !isMoving &&
      pictures === 1 &&
      hits.some(({ edit, isUsed, isNegated }) => edit?.name === 'remove' && !isUsed && !isNegated),
    details,
    isSkyAsked: Boolean(skyMark?.isUsed && (time || weather)),
    subject: addition?.hit.meaning?.subject ?? null,
    placement: addition?.placement ?? { side: null, row: null },
    ornaments: ornaments?.laid ?? [],
    worn: ornaments?.worn ?? [],
    kept: exception?.kept ?? null,
    faces: faces?.wish ?? null,
    motion,
    frame: frame ?? null,
    extension: extended ? extension!.side : null,
    isRound,
    isFlipped: Boolean(flip),
    turn,
    border: framed?.border ?? null,
    isUpscaled: Boolean(upscale),
    title,
    letters,
    chips: (isTooMuch ? [] : chips).map((chip) =>
      chip.aspect === 'scene' ? nameBackground(chip) : withName(chip, { time, subject: null, details }),
    ),
    unmatched: inOrder(prompt, [...new Set([...unknown, ...unused, ...(isTooMuch ? everyWord : [])])]).filter(
      (word) =>
        // "kucing di kota, langit kota senja": what is done is not crossed out for being said twice.
        (isTooMuch || !chips.some((chip) => chip.word?.toLowerCase() === word.toLowerCase())) &&
        !lampWords.includes(word) &&
        !recoloured?.words.includes(word) &&
        !(sticker && (word === sticker.word || sticker.words.includes(word))) &&
        !shape?.words.includes(word) &&
        !word.split(' ').every((part) => addition?.words.includes(part)) &&
        !(exception?.kept && exception.words.includes(word)) &&
        !word.split(' ').every((part) => wordsOfParts.includes(part)) &&
        !turn?.words.includes(word) &&
        !(extended && extension!.words.includes(word)) &&
        !((arrangement === 'row' || arrangement === 'column') && word.toLowerCase() in HALVES) &&
        !(letters.length > 0 && LETTER_WORDS.test(word)),
    ),
  };
}

/** A new background's chip with the name that the place has in a plan: a room is a ward, a venue a pool. */
function nameBackground(chip: PlanChip): PlanChip {
  const { chips } = createPlan({ prompt: chip.word!, seed: 0, isStill: true });
  const drawn = chips.find(({ aspect, word }) => aspect === 'scene' && word !== null)?.drawn;
  return drawn ? { ...chip, drawn } : chip;
}

function inOrder(prompt: string, words: string[]): string[] {
  return words.sort((a, b) => prompt.indexOf(a) - prompt.indexOf(b));
}
