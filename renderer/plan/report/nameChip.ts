import type { ColourWord, LocalizedName, PlanChip, SceneName, TimeOfDay } from '../../scene.ts';
import { DYE_NAMES } from '../../prompt/vocabulary/moodWords.ts';
import { inBoth, thingName } from '../../prompt/vocabulary/thingNames.ts';
import { venueOf } from '../../scenes/venue/venueKinds.ts';
import { roomOf } from '../../scenes/room/roomKinds.ts';
import { actIn } from '../../subject/acts/acts.ts';
import { isAtBoard } from '../../subject/figureLook.ts';
import { heldIn } from '../../subject/heldIn.ts';
import { uniformName } from '../../subject/animalUniforms.ts';
import { partName } from './sceneParts.ts';

/** What else in the plan decides how a chip's thing looks. */
export interface Look {
  time: TimeOfDay | null;
  /** Undefined for a photo. */
  scene?: SceneName;
  subject: string | null;
  details: Readonly<Record<string, number>>;
  /** Its colour's name (Indonesian/English). */
  dye?: string | undefined;
  /** The backdrop's name (Indonesian/English), if it has a colour of its own. */
  backdrop?: string | undefined;
}

/** Whoever is named by a thing that is not there while they do something: a boat, a ball. */
const IN_ACTS: Readonly<Record<string, string>> = {
  fisherman: 'nelayan/fisher',
  footballer: 'pemain bola/footballer',
};

/** Attire of a region, by the value of the detail. */
const ATTIRE: Readonly<Record<number, string>> = {
  2: 'busana adat Minang/Minangkabau attire',
  3: 'busana adat Bali/Balinese attire',
};

/** How somebody holds a ware (Indonesian/English), by the act. */
const HELD_SO: Readonly<Record<string, readonly [id: string, en: string]>> = {
  presents: ['memegang', 'holding'],
  servesPlate: ['membawa', 'carrying'],
  eatsWare: ['makan', 'eating'],
  prepares: ['menyiapkan', 'preparing'],
  sells: ['berjualan', 'selling'],
  sellsFromCart: ['gerobak', 'cart with'],
};

/** "memegang botol pipet": the act with the name of what is in their hands. */
function heldName(act: string, details: Look['details']): LocalizedName | null {
  const ware = thingName('detail', heldIn(details)!.name);
  const [id, en] = HELD_SO[act]!;
  return ware && { id: `${id} ${ware.id}`, en: `${en} ${ware.en}` };
}

type Named = readonly [
  is: (chip: PlanChip, look: Look) => boolean,
  called: (chip: PlanChip, look: Look) => LocalizedName | null,
];

/** What is not always called the same: which chip it is, and what it is called in this plan; the first that fits. */
const NAMED: readonly Named[] = [
  [({ aspect }) => aspect === 'colour', ({ value }, { scene }) => inBoth(colourName(value, scene))],
  [({ value }) => value === 'inUniform', (_, { details }) => inBoth(uniformName(details.inUniform ?? 0))],
  [
    ({ value }, { details }) => value in HELD_SO && heldIn(details) !== null,
    ({ value }, { details }) => heldName(value, details),
  ],
  [({ value }) => value === 'subjectColour', (_, { dye }) => inBoth(dye)],
  [({ value }) => value === 'backdrop', (_, { backdrop }) => inBoth(backdrop)],
  [
    ({ aspect, value }) => aspect === 'scene' && value === 'room',
    (_, { subject, details }) => thingName('detail', roomOf(subject, details)),
  ],
  [
    ({ aspect, value }) => aspect === 'scene' && value === 'venue',
    (_, { details }) => thingName('detail', venueOf(details)),
  ],
  [({ value }, { details }) => value in IN_ACTS && actIn(details) !== null, ({ value }) => inBoth(IN_ACTS[value])],
  [
    ({ value }, { scene, subject, details }) =>
      value === 'teacher' && scene !== undefined && !isAtBoard({ scene, subject, details }),
    () => inBoth('guru/teacher'),
  ],
  [({ value }, { time }) => value === 'bigSun' && time === 'night', ({ aspect }) => thingName(aspect, 'moon')],
  [
    ({ value }, { details }) => value === 'rainStrength' && (details[value] ?? 1) < 1,
    ({ aspect }) => thingName(aspect, 'drizzle'),
  ],
  [
    ({ value }, { details }) => value === 'adat' && details.adat! in ATTIRE,
    (_, { details }) => inBoth(ATTIRE[details.adat!]),
  ],
];

/** A chip with the name of what is drawn, which may differ from the prompt's word: at night, a big sun is the moon. */
export function withName(chip: PlanChip, look: Look): PlanChip {
  const called = NAMED.find(([is]) => is(chip, look))?.[1] ?? (({ aspect, value }) => thingName(aspect, value));
  const drawn = chip.drawn ?? inBoth(partName(chip) ?? undefined) ?? called(chip, look);
  return drawn ? { ...chip, drawn: look.details.count ? uncounted(drawn) : drawn } : chip;
}

/** Looks of the whole picture that are no hue (Indonesian/English). */
const LOOKS: Partial<Record<string, string>> = {
  monochrome: 'hitam putih/black and white',
  neon: 'rona neon/neon tint',
  pastel: 'rona pastel/pastel tint',
  vintage: 'warna pudar/faded colours',
  vivid: 'warna pekat/vivid colours',
};

/** A colour of the light, which tints the whole picture and dyes nothing in it; in a city, neon is that of its lamps. */
function colourName(value: string, scene: SceneName | undefined): string | undefined {
  if (value === 'neon' && scene === 'city') return 'lampu neon/neon lights';
  const [id, en] = DYE_NAMES[value as ColourWord]?.split('/') ?? [];
  return id ? `rona ${id}/${en} tint` : LOOKS[value];
}

/** The number or the one vessel in a name: "three children", "a glass of iced tea". */
const ONE_NUMBER = {
  id: /^(?:dua|tiga|segelas|semangkuk|sepiring|secangkir|seekor|seorang) /u,
  en: /^(?:two|three|an?|(?:glass|cup|bowl|plate) of(?: an?)?) /u,
};

/** A name without its own number, where a chip says the prompt's number. */
function uncounted({ id, en }: LocalizedName): LocalizedName {
  return { id: id.replace(ONE_NUMBER.id, ''), en: en.replace(ONE_NUMBER.en, '') };
}
