import { isRoomName } from '../../scenes/room/roomKinds.ts';
import { FIGURES } from '../../subject/figureDrawings.ts';
import type { Hit } from '../../prompt/readPrompt.ts';
import { isUndrawnThing } from '../../prompt/vocabulary/substitutes.ts';
import { STAGINGS } from '../../prompt/vocabulary/dressingWords.ts';
import { GROUNDS } from '../../prompt/vocabulary/groundWords.ts';
import { isPoseName } from '../../prompt/vocabulary/poseWords.ts';
import { HOLDERS } from '../../prompt/context/attributes.ts';
import { countAt, framingAt } from '../../prompt/framings.ts';
import { undrawnCompoundAt } from '../../prompt/undrawnCompounds.ts';
import { isEnglishColour } from '../../prompt/context/thingColours.ts';
import { NEGATIONS, NUMBERS, STOP_WORDS } from '../../prompt/vocabulary/stopWords.ts';
import type { Token } from '../../prompt/tokens.ts';

/** Words that may open a prompt but are not its subject. */
const OPENINGS: ReadonlySet<string> = new Set(
  (
    'crescent cute adorable sweet funny silly fluffy imut lucu gemes gemoy gemas unyu keren kece kawaii tampilan koleksi katalog ' +
    'cozy cosy comfy chill lazy aesthetic estetik vibes vibe epic epik majestic stunning amazing awesome gorgeous lovely relaxing moody dramatic cinematic sinematik realistis realistic cuaca ppt powerpoint slide sederhana simpel simple galau hati sedih sendu rindu kangen bahagia senang perjalanan petualangan momen detik cerita kisah nyepi keindahan pesona panorama keajaiban kehidupan kegiatan aktivitas rombongan sekelompok sekumpulan kerumunan ' +
    'wooden fierce traditional ancient medieval modern rustic giant massive shiny elegant luxurious homemade handmade bantuin bantu tolongin minta dong plis pls ' +
    'stack pile bunch slice piece tray row herd tumpukan sepotong setumpuk ' +
    'secangkir segelas sepiring semangkuk sepotong setumpuk sebotol sekotak sepasang pasangan promo iklan poster thumbnail horror horor logo banner konten produk jualan menu aneka berbagai selamat met dirgahayu ' +
    'journey adventure trip moment story tale beauty view sight scenery group crowd basket set bright hard big small tiny huge new young quiet busy lively close cup glass plate bowl slice bottle pair poster promo ad advert menu'
  ).split(' '),
);

/** The word after one of these describes the look or taste of the thing before it and is not a thing in the picture. */
const ATTRIBUTES: ReadonlySet<string> = new Set(['motif', 'corak', 'bermotif', 'rasa', 'aroma', 'varian', 'patterned']);

/** Details of tables and portraits about setting or light; their other details are things. */
const SETTINGS: ReadonlySet<string> = new Set([
  'marble',
  'studio',
  'white',
  'black',
  'steam',
  'smile',
  'old',
  ...GROUNDS,
  ...STAGINGS,
]);

/** Whether a phrase only says what somebody does, holds or feels. */
const isPose = ({ meaning: { scenes, subject, details } }: Hit): boolean =>
  subject === undefined &&
  scenes.length === 0 &&
  details.some(({ name }) => isPoseName(name)) &&
  details.every(({ name }) => isPoseName(name) || SETTINGS.has(name));

/** Whether a phrase names something to look at: a place, a subject, a ware, a person. */
function isThing(hit: Hit): boolean {
  const { scenes, subject, details } = hit.meaning;
  if (scenes.length > 0 || subject !== undefined) return true;
  // Where nobody is named, nobody does it.
  if (isPose(hit)) return false;
  return details.some(
    (rule) => !SETTINGS.has(rule.name) && rule.scenes.some((scene) => scene === 'table' || scene === 'portrait'),
  );
}

/** Sights of the sky that are subject enough: "kembang api di bundaran HI". */
const isSpectacle = ({ meaning: { details } }: Hit): boolean =>
  details.some(({ name }) => name === 'fireworks' || name === 'rainbow' || name === 'eclipse');

/** "foto produk gelang": words about how goods are photographed name no goods. */
const isOnlySetting = ({ meaning: { scenes, details, subject } }: Hit): boolean =>
  subject === undefined &&
  details.length > 0 &&
  details.every(({ name }) => SETTINGS.has(name)) &&
  scenes.every(({ scene }) => scene === 'table' || scene === 'abstract');

/** "baby panda" is a panda. */
function isCreature(hit: Hit | undefined): boolean {
  const subject = hit?.meaning.subject;
  return subject !== undefined && !(subject in FIGURES);
}

/** "interior bioskop": whether a phrase names a room that is drawn. */
const isRoom = (hit: Hit | undefined): boolean => hit?.meaning.details.some(({ name }) => isRoomName(name)) ?? false;

/** Whether a phrase says where a thing comes from rather than where it is: "mukena bali". */
function isRegion({ meaning: { scenes, subject, details } }: Hit): boolean {
  return scenes.length > 0 && !subject && details.length === 0 && scenes.every(({ weight }) => weight <= -2.5);
}

/** The phrase at a place, past the colours of an English one: "fluffy orange cat". */
function thingAt(place: number, tokens: readonly Token[], hits: readonly Hit[]): Hit | undefined {
  const hit = hits.find(({ position }) => position === place);
  const isColour = hit?.meaning.dye !== undefined && !isThing(hit) && isEnglishColour(hit.typed);
  return isColour && !tokens[hit.end]?.opens ? thingAt(hit.end, tokens, hits) : hit;
}

/** Words before the thing that a picture on paper shows: "logo kelas, gambar naga", "a sticker with a picture of a cat". */
const DEPICTING: ReadonlySet<string> = new Set('gambar bergambar gambarnya picture image drawing of'.split(' '));

/** Whether a later phrase says what the unknown thing depicts. */
function isDepicted(from: number, tokens: readonly Token[], hits: readonly Hit[]): boolean {
  const isSign = tokens.slice(0, from).some(({ word }) => SIGNS.has(word));
  return (
    isSign &&
    hits.some(
      (hit) =>
        hit.position >= from &&
        !hit.isNegated &&
        isThing(hit) &&
        tokens.slice(Math.max(from, hit.position - 3), hit.position).some(({ word }) => DEPICTING.has(word)),
    )
  );
}

/** "logo barbershop gambar gunting": what a logo shows is what it is about, if that cannot be drawn. */
function findEmblem(tokens: readonly Token[], hits: readonly Hit[]): string | null {
  if (tokens[0]?.word !== 'logo') return null;
  const at = tokens.findIndex(({ word }) => DEPICTING.has(word) && word !== 'of') + 1;
  const shown = tokens[at];
  if (at === 0 || !shown || STOP_WORDS.has(shown.word)) return null;
  return hits.some(({ position, end }) => position <= at && at < end) ? null : shown.typed;
}

/** "drone terbang di atas sawah" is about the drone; "drone di atas sawah" is how the fields are seen. */
function findFlownDrone(tokens: readonly Token[]): string | null {
  const at = tokens.findIndex(({ word }) => word === 'drone' || word === 'dron');
  const isFirst = at >= 0 && tokens.slice(0, at).every(({ word }) => STOP_WORDS.has(word) || OPENINGS.has(word));
  return isFirst && FLOWN.test(tokens[at + 1]?.word ?? '') ? tokens[at]!.typed : null;
}
const FLOWN =
  /^(?:terbang|melayang|mendarat|hinggap|mengantar|nganter|pengantar|penyemprot|menyemprot|pertanian|flying|hovering|landing|delivering|delivery)$/u;

/** What somebody named next does: "gamer girl". */
const AT_SCREENS: ReadonlySet<string> = new Set(['gamer', 'streamer', 'youtuber']);
const isPerson = (hit: Hit | undefined): boolean => (hit?.meaning.subject ?? '') in FIGURES;

/** What carries a picture or a text. */
const SIGNS: ReadonlySet<string> = new Set(
  'logo stiker sticker maskot mascot poster banner spanduk flyer undangan'.split(' '),
);

/**
 * The subject of a prompt, if it is one that cannot be drawn: the first thing the prompt names. An unknown word right
 * before a known thing is taken for its adjective ("majestic mountain"); one after a known thing is not the subject.
 * @returns the unknown words as typed; null when the first thing is known, or nothing is named at all
 */
export function findUnknownSubject(tokens: readonly Token[], hits: readonly Hit[]): string | null {
  const emblem = findEmblem(tokens, hits) ?? findFlownDrone(tokens);
  if (emblem) return emblem;
  let index = 0;
  while (index < tokens.length) {
    const hit = hits.find((candidate) => candidate.position <= index && index < candidate.end);
    if (hit) {
      if ((isThing(hit) || isSpectacle(hit)) && !isOnlySetting(hit) && !hit.isNegated) return null;
      index = hit.end;
      continue;
    }
    const { word } = tokens[index]!;
    const framing = countAt(tokens, index) || framingAt(tokens, index);
    if (framing > 0) {
      index += framing;
      continue;
    }
    if (STOP_WORDS.has(word) || OPENINGS.has(word) || NEGATIONS.has(word) || NUMBERS.test(word)) {
      index++;
      continue;
    }
    const start = index;
    // "tempat makan", "badut tertawa": what an unknown one does belongs to its name.
    const isUnknown = (place: number): boolean =>
      place < tokens.length &&
      !STOP_WORDS.has(tokens[place]!.word) &&
      !hits.some((candidate) => candidate.position <= place && place < candidate.end && !isPose(candidate));
    while (isUnknown(index)) index++;
    const next = thingAt(index, tokens, hits);
    // "mukena motif bunga" is not a bed of flowers.
    const isOwn = tokens
      .slice(start, index)
      .some(
        ({ word: said }, at) =>
          (isUndrawnThing(said) &&
            !(said === 'baby' && isCreature(next)) &&
            !(said === 'interior' && isRoom(next)) &&
            !(AT_SCREENS.has(said) && isPerson(next))) ||
          undrawnCompoundAt(tokens, start + at) > 0,
      );
    if (
      next &&
      !isOwn &&
      !ATTRIBUTES.has(tokens[index - 1]!.word) &&
      !HOLDERS.has(tokens[index - 1]!.word) &&
      !/^berkacamata/iu.test(next.typed) &&
      isThing(next) &&
      !isRegion(next) &&
      !next.isNegated
    )
      return null;
    if (!isOwn && isDepicted(index, tokens, hits)) return null;
    return tokens
      .slice(start, index)
      .map(({ typed }) => typed)
      .join(' ');
  }
  // "kebahagiaan" is a mood with nothing to show it in; "bulan purnama" can be seen over any landscape.
  const isSaid = hits.some(({ isNegated, meaning }, index) => {
    const { time, weather, colour, style, motion, details } = meaning;
    const isOfLand = details.some(({ scenes }) => scenes.includes('hills')) && !isPose(hits[index]!);
    return !isNegated && (isThing(hits[index]!) || isOfLand || [time, weather, colour, style, motion].some(Boolean));
  });
  return isSaid || hits.length === 0 ? null : hits.map(({ typed }) => typed).join(' ');
}
