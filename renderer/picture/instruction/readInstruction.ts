import { readOrnaments } from '../ornament/readOrnaments.ts';
import { inBoth } from '../../prompt/vocabulary/thingNames.ts';
import type { Mark } from './editWords.ts';
import type { Hit } from './hits.ts';
import type { Background, Instruction } from './instruction.ts';
import { readAddition } from './readAddition.ts';
import { readArrangement } from './readArrangement.ts';
import { readBackground } from './readBackground.ts';
import { readBorder } from './readBorder.ts';
import { readClothes } from './readClothes.ts';
import { readColours } from './readColours.ts';
import { readDetails } from './readDetails.ts';
import { readFaces } from './readFaces.ts';
import { readFrame } from './readFrame.ts';
import { Reading, type InstructionContext } from './reading.ts';
import { readKept, readOnly } from './readKept.ts';
import { readMotion } from './readMotion.ts';
import { readRemoval } from './readRemoval.ts';
import { readSticker } from './readSticker.ts';
import { readTime } from './readTime.ts';
import { readTones } from './readTones.ts';
import { readPast, readWeather } from './readWeather.ts';
import { report } from './report.ts';
import { SKY_DETAILS } from './words.ts';

/**
 * What a prompt (Indonesian or English) asks to be done with pictures. Words that have no effect, such as names of what
 * the picture shows, are listed in `unmatched`. Each step uses the words that it reads and tells what it does, so that
 * their order counts: what is about a part of the photo first, what is about all of it afterwards.
 */
export function readInstruction(prompt: string, context: InstructionContext): Instruction {
  const reading = new Reading(prompt, context);
  const parts = readParts(reading);
  const edge = readEdge(reading);
  const background: Background | null = edge.isSticker ? { kind: 'sticker' } : readBackground(reading);
  const isWhole = !reading.isOfOnePhoto || background !== null;
  const excepted = isWhole ? null : readKept(reading.tokens, reading.hits);
  reading.markUsed(excepted?.hits ?? []);
  // "latar hitam putih tapi orangnya tetap berwarna" says twice what stays.
  if (excepted?.kept?.kind === 'front')
    reading.markUsed(reading.wanted.filter(({ edit }) => edit?.name === 'background'));
  const isLeft = (hit: Hit): boolean => excepted?.hits.includes(hit) ?? false;
  const styles = reading.named('style', isLeft).slice(0, 2);
  const tones = readTones(reading);
  const season = reading.named('season', isLeft).at(-1) ?? null;
  const arrangement = readArrangement(reading, { background, isLeft });
  const sky = readSky(reading, season);
  const colours = readColours(reading, { blueSky: sky.blue });
  const added = readAdded(reading);
  const exception = excepted ?? (isWhole ? null : readOnly(reading.tokens, reading.hits));
  reading.markUsed(exception?.hits ?? []);
  if (exception?.kept) reading.read.push(...exception.words);
  if (exception && reading.chips.length > 0) reading.chips.push(exception.chip);
  const motion = readMotion(reading);
  const frame = readFrame(reading);
  for (const { text } of reading.letters) reading.chips.push({ aspect: 'title', value: text, word: text });
  const { time, isGradual, weather, details } = sky;
  const told = report(reading, { exception, time, details });
  return {
    styles,
    tones,
    season,
    background,
    ...arrangement,
    time,
    isGradual,
    weather,
    ...colours,
    ...parts,
    isRemovalUnknown:
      !reading.isMoving &&
      reading.pictures === 1 &&
      reading.hits.some(({ edit, isUsed, isNegated }) => edit?.name === 'remove' && !isUsed && !isNegated),
    details,
    isSkyAsked: Boolean(reading.marked('sky')?.isUsed && (time || weather)),
    ...added,
    kept: exception?.kept ?? null,
    motion,
    ...frame,
    border: edge.border,
    title: reading.title,
    letters: reading.letters,
    ...told,
  };
}

/** What is to be done with parts of a photo: faces, what is laid over it or worn, clothes, what is to go. */
function readParts(reading: Reading): Pick<Instruction, 'faces' | 'ornaments' | 'worn' | 'clothes' | 'removal'> {
  const { tokens, hits, isMoving, isOfOnePhoto } = reading;
  const faces = isOfOnePhoto ? readFaces(tokens, hits) : null;
  const ornaments = isMoving ? null : readOrnaments(tokens, hits);
  const clothes = isOfOnePhoto ? readClothes(tokens, hits) : null;
  const removed = isOfOnePhoto && reading.letters.length === 0 ? readRemoval(tokens, hits) : null;
  for (const part of [faces, ornaments, clothes, removed]) if (part) reading.claim(part);
  return {
    faces: faces?.wish ?? null,
    ornaments: ornaments?.laid ?? [],
    worn: ornaments?.worn ?? [],
    clothes: clothes?.paint ?? null,
    removal: removed?.removal ?? null,
  };
}

/** What a sticker is and has anyway. */
const OF_STICKERS: ReadonlySet<Mark> = new Set(['background', 'remove', 'border', 'white'] as const);

/** A sticker, or a frame around the photo. */
function readEdge(reading: Reading): Pick<Instruction, 'border'> & { isSticker: boolean } {
  const { tokens, wanted, chips } = reading;
  const sticker = reading.isOfOnePhoto && reading.letters.length === 0 ? readSticker(tokens) : null;
  if (sticker) {
    const drawn = inBoth('stiker bertepi putih/sticker with a white edge')!;
    chips.push({ aspect: 'edit', value: 'removeBackground', word: sticker.word, drawn });
    reading.read.push(sticker.word, ...sticker.words);
    // "stiker bergaris putih, latarnya dihapus": a sticker has no background, and its edge is no frame.
    reading.markUsed(wanted.filter(({ edit }) => edit?.kind === 'mark' && OF_STICKERS.has(edit.name)));
    return { border: null, isSticker: true };
  }
  const framed = reading.isMoving ? null : readBorder(tokens, wanted);
  if (framed) {
    reading.markUsed(framed.hits);
    reading.read.push(...framed.words);
    chips.push({ aspect: 'edit', value: 'border', word: framed.hits[0]!.typed });
  }
  return { border: framed?.border ?? null, isSticker: false };
}

/** Light, weather and sky. */
function readSky(
  reading: Reading,
  season: Instruction['season'],
): Pick<Instruction, 'time' | 'isGradual' | 'weather' | 'details'> & { blue: Hit | undefined } {
  const past = reading.isMoving ? [] : readPast(reading.wanted, reading.tokens);
  reading.markUsed(past);
  const timed = readTime(reading);
  const { details, time: lit } = readDetails(reading, timed);
  const { weather, isMisty } = readWeather(reading, { past, season });
  if (isMisty) details.mist = 1;
  let time = lit ?? (weather === 'aurora' ? 'night' : null);
  const sky = reading.marked('sky');
  // "langit biru": a sky of daytime, not a blue tint over everything.
  const blue = reading.wanted.find(
    (hit) => sky && hit.meaning?.colour === 'blue' && hit.start >= sky.end && hit.start <= sky.end + 1,
  );
  if (blue && !time) reading.use(blue, 'time', (time = 'day'));
  if (sky && (time || weather || [...SKY_DETAILS].some((name) => name in details))) sky.isUsed = true;
  return { time, isGradual: timed.isGradual, weather, details, blue };
}

/** A thing that is to be drawn into the photo. */
function readAdded(reading: Reading): Pick<Instruction, 'subject' | 'placement'> {
  const add = reading.marked('add');
  const addition = readAddition(reading.tokens, reading.wanted, add);
  if (add) add.isUsed = true;
  if (!addition) return { subject: null, placement: { side: null, row: null } };
  const subject = addition.hit.meaning!.subject!;
  reading.use(addition.hit, 'subject', subject);
  reading.read.push(...addition.words);
  reading.markUsed([reading.marked('sky')].flatMap((sky) => sky ?? []));
  return { subject, placement: addition.placement };
}
