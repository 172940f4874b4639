import { ANIMALS } from './animalDrawings.ts';
import { DRESSED_ANIMALS } from './dressedAnimals.ts';
import { FIGURES, HAND_IN_HAND } from './figureDrawings.ts';
import { SIGHTS } from './sightDrawings.ts';
import { DRAWN_SHAPES } from './silhouetteDrawings.ts';
import icons from './silhouetteIcons.json' with { type: 'json' };
import type { SilhouetteShape } from './silhouetteShape.ts';
import { STORIED } from './storyDrawings.ts';

/** Where a subject belongs; scenes place it accordingly. */
export type Anchor = 'ground' | 'water' | 'underwater' | 'sky' | 'space';

/** How a subject moves by itself, whatever the camera does. */
export type SubjectMotion =
  | 'still'
  | 'sway'
  | 'bob'
  | 'sail'
  | 'walk'
  | 'drive'
  | 'fly'
  | 'hover'
  | 'flap'
  | 'flock'
  | 'swim'
  | 'drift'
  | 'soar'
  | 'flicker'
  | 'act';

export interface Silhouette extends SilhouetteShape {
  /** The name in `Plan.subject`. */
  name: string;
  anchor: Anchor;
  /** Height at middle distance, as a part of the picture's height. */
  size: number;
  facing: 'left' | 'right' | 'front';
  motion: SubjectMotion;
  /** Gaps between an icon's pieces that are closed to make one body: the narrow ones, or every enclosed hole. */
  gaps: 'none' | 'narrow' | 'all';
  /** Colour of the light it gives off, `#rrggbb`; null if it gives off none. */
  glow: string | null;
}

/** The credit that CC BY 3.0 requires; every page that lists the product's sources must show it. */
export const SILHOUETTE_CREDITS = {
  title: 'Game-icons.net',
  authors: 'Lorc, Delapouite, Skoll, Caro Asercion & contributors',
  source: 'https://game-icons.net',
  licence: 'CC BY 3.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/3.0/',
  changes: 'recoloured, partly simplified, lit and animated',
} as const;

/**
 * Outlines from the icon set game-icons.net (credits above), prepared for use in a scene: frames, waves, smoke and
 * light beams are removed, and parts have their natural colours.
 */
const ICON_SHAPES = icons as unknown as Readonly<Record<string, SilhouetteShape>>;

type Behaviour = readonly [Anchor, number, Silhouette['facing'], SubjectMotion, string?];

const alike = (names: readonly string[], behaviour: Behaviour): Record<string, Behaviour> =>
  Object.fromEntries(names.map((name) => [name, behaviour]));

const BEHAVIOURS: Record<string, Behaviour> = {
  boat: ['water', 0.24, 'right', 'sail'],
  pinisi: ['water', 0.3, 'left', 'sail'],
  schooner: ['water', 0.28, 'right', 'sail'],
  perahu: ['water', 0.22, 'right', 'bob'],
  fisherman: ['water', 0.17, 'right', 'bob'],
  'fishing-boat': ['water', 0.16, 'right', 'sail'],
  'cargo-ship': ['water', 0.2, 'right', 'sail'],
  speedboat: ['water', 0.1, 'right', 'drive'],
  'paper-boat': ['water', 0.12, 'front', 'bob'],
  galleon: ['water', 0.3, 'right', 'sail'],
  'viking-ship': ['water', 0.22, 'right', 'sail'],
  canoe: ['water', 0.13, 'left', 'sail'],
  'floating-market': ['water', 0.24, 'front', 'bob'],
  swan: ['water', 0.13, 'right', 'sail'],
  'swimming-duck': ['water', 0.13, 'right', 'sail'],
  lotus: ['water', 0.1, 'front', 'bob'],

  submarine: ['underwater', 0.17, 'right', 'swim'],
  whale: ['underwater', 0.3, 'left', 'swim'],
  dolphin: ['underwater', 0.22, 'right', 'swim'],
  shark: ['underwater', 0.2, 'right', 'swim'],
  manta: ['underwater', 0.26, 'right', 'swim'],
  turtle: ['underwater', 0.2, 'right', 'swim'],
  jellyfish: ['underwater', 0.22, 'front', 'hover', '#e9b8ff'],
  octopus: ['underwater', 0.22, 'front', 'hover'],
  squid: ['underwater', 0.24, 'front', 'hover'],
  seahorse: ['underwater', 0.2, 'right', 'hover'],
  'tropical-fish': ['underwater', 0.16, 'right', 'swim'],
  clownfish: ['underwater', 0.14, 'right', 'swim'],
  mermaid: ['underwater', 0.3, 'left', 'swim'],

  birds: ['sky', 0.16, 'right', 'flock'],
  dragon: ['sky', 0.4, 'right', 'hover'],
  pegasus: ['sky', 0.42, 'right', 'hover'],
  'floating-island': ['sky', 0.5, 'front', 'hover'],
  broom: ['sky', 0.1, 'right', 'hover'],
  phoenix: ['sky', 0.42, 'front', 'hover', '#ff9a3a'],
  pterodactyl: ['sky', 0.18, 'right', 'fly'],
  eagle: ['sky', 0.18, 'right', 'hover'],
  dove: ['sky', 0.14, 'right', 'fly'],
  hummingbird: ['sky', 0.1, 'right', 'hover'],
  butterfly: ['sky', 0.17, 'front', 'flap'],
  dragonfly: ['sky', 0.18, 'right', 'hover'],
  bee: ['sky', 0.2, 'right', 'hover'],
  bat: ['sky', 0.2, 'front', 'flap'],
  balloon: ['sky', 0.28, 'front', 'hover'],
  balloons: ['sky', 0.2, 'front', 'hover'],
  airplane: ['sky', 0.2, 'right', 'fly'],
  'propeller-plane': ['sky', 0.14, 'right', 'fly'],
  helicopter: ['sky', 0.19, 'right', 'fly'],
  airship: ['sky', 0.13, 'right', 'fly'],
  parachute: ['sky', 0.24, 'front', 'hover'],
  'paper-plane': ['sky', 0.11, 'right', 'fly'],
  paraglider: ['sky', 0.3, 'right', 'hover'],
  'hang-glider': ['sky', 0.2, 'left', 'hover'],
  glider: ['sky', 0.12, 'right', 'fly'],
  kite: ['sky', 0.17, 'right', 'hover'],
  'sky-lantern': ['sky', 0.14, 'front', 'hover', '#ffb35c'],
  ufo: ['sky', 0.12, 'front', 'hover', '#a8f0ff'],

  rocket: ['space', 0.24, 'right', 'soar', '#ff9b4a'],
  astronaut: ['space', 0.34, 'front', 'drift'],
  satellite: ['space', 0.24, 'front', 'drift'],
  spaceship: ['space', 0.22, 'front', 'drift'],
  'lunar-module': ['space', 0.24, 'front', 'drift'],
  sputnik: ['space', 0.16, 'front', 'drift'],

  cat: ['ground', 0.17, 'front', 'still'],
  dog: ['ground', 0.2, 'front', 'still'],
  horse: ['ground', 0.24, 'right', 'walk'],
  elephant: ['ground', 0.26, 'right', 'walk'],
  mammoth: ['ground', 0.28, 'right', 'walk'],
  tiger: ['ground', 0.26, 'front', 'still'],
  bear: ['ground', 0.26, 'front', 'still'],
  'polar-bear': ['ground', 0.26, 'front', 'still'],
  gorilla: ['ground', 0.2, 'right', 'still'],
  orangutan: ['ground', 0.19, 'right', 'still'],
  deer: ['ground', 0.23, 'right', 'still'],
  rabbit: ['ground', 0.16, 'front', 'still'],
  sheep: ['ground', 0.13, 'right', 'walk'],
  cow: ['ground', 0.15, 'right', 'walk'],
  lion: ['ground', 0.26, 'front', 'still'],
  leopard: ['ground', 0.24, 'front', 'still'],
  wolf: ['ground', 0.24, 'front', 'still'],
  monkey: ['ground', 0.22, 'front', 'still'],
  panda: ['ground', 0.26, 'front', 'still'],
  koala: ['ground', 0.22, 'front', 'still'],
  zebra: ['ground', 0.24, 'right', 'walk'],
  donkey: ['ground', 0.2, 'right', 'walk'],
  unicorn: ['ground', 0.25, 'right', 'walk'],
  mouse: ['ground', 0.14, 'front', 'still'],
  hamster: ['ground', 0.15, 'front', 'still'],
  tyrannosaur: ['ground', 0.36, 'right', 'walk'],
  snake: ['ground', 0.2, 'right', 'still'],
  crocodile: ['ground', 0.13, 'right', 'walk'],
  rhino: ['ground', 0.24, 'right', 'walk'],
  hippo: ['ground', 0.22, 'right', 'walk'],
  giraffe: ['ground', 0.42, 'right', 'walk'],
  snail: ['ground', 0.13, 'right', 'still'],
  ladybug: ['ground', 0.15, 'front', 'still'],
  lovebird: ['ground', 0.2, 'right', 'still'],
  canary: ['ground', 0.2, 'right', 'still'],
  chick: ['ground', 0.13, 'front', 'still'],
  duckling: ['ground', 0.12, 'right', 'walk'],
  goat: ['ground', 0.17, 'right', 'walk'],
  komodo: ['ground', 0.12, 'right', 'walk'],
  peacock: ['ground', 0.28, 'front', 'still'],
  parrot: ['ground', 0.24, 'front', 'still'],
  betta: ['underwater', 0.34, 'right', 'swim'],
  buffalo: ['ground', 0.17, 'right', 'walk'],
  boar: ['ground', 0.13, 'right', 'walk'],
  pig: ['ground', 0.11, 'right', 'walk'],
  camel: ['ground', 0.24, 'right', 'walk'],
  squirrel: ['ground', 0.1, 'right', 'still'],
  fox: ['ground', 0.14, 'front', 'still'],
  kangaroo: ['ground', 0.2, 'right', 'walk'],
  dinosaur: ['ground', 0.36, 'right', 'walk'],
  raptor: ['ground', 0.22, 'right', 'walk'],
  heron: ['ground', 0.16, 'right', 'still'],
  flamingo: ['ground', 0.18, 'right', 'still'],
  ostrich: ['ground', 0.2, 'right', 'walk'],
  penguin: ['ground', 0.14, 'right', 'still'],
  owl: ['ground', 0.13, 'front', 'still'],
  rooster: ['ground', 0.12, 'right', 'still'],
  chicken: ['ground', 0.1, 'right', 'walk'],
  duck: ['ground', 0.09, 'right', 'walk'],
  goose: ['ground', 0.12, 'right', 'walk'],
  seagull: ['ground', 0.1, 'right', 'still'],
  tortoise: ['ground', 0.1, 'right', 'walk'],

  person: ['ground', 0.36, 'front', 'still'],
  woman: ['ground', 0.35, 'front', 'still'],
  hijabi: ['ground', 0.35, 'front', 'still'],
  mother: ['ground', 0.34, 'front', 'still'],
  kuntilanak: ['ground', 0.35, 'front', 'still'],
  pocong: ['ground', 0.36, 'front', 'still'],
  baby: ['ground', 0.2, 'front', 'still'],
  boy: ['ground', 0.28, 'front', 'still'],
  girl: ['ground', 0.27, 'front', 'still'],
  grandmother: ['ground', 0.32, 'front', 'still'],
  grandfather: ['ground', 0.34, 'front', 'still'],
  businessman: ['ground', 0.36, 'front', 'still'],
  cook: ['ground', 0.38, 'front', 'still'],
  'home-cook': ['ground', 0.36, 'front', 'still'],
  'veiled-cook': ['ground', 0.36, 'front', 'still'],
  reader: ['ground', 0.34, 'front', 'still'],
  teacher: ['ground', 0.36, 'front', 'still'],
  doctor: ['ground', 0.36, 'front', 'still'],
  pupil: ['ground', 0.3, 'front', 'still'],
  'senior-pupil': ['ground', 0.35, 'front', 'still'],
  'junior-pupil': ['ground', 0.32, 'front', 'still'],
  footballer: ['ground', 0.3, 'front', 'still'],
  family: ['ground', 0.36, 'front', 'still'],
  grandparents: ['ground', 0.36, 'front', 'still'],
  'mother-and-baby': ['ground', 0.36, 'front', 'still'],
  women: ['ground', 0.36, 'front', 'still'],
  'peci-man': ['ground', 0.36, 'front', 'still'],
  guitarist: ['ground', 0.36, 'front', 'still'],
  barista: ['ground', 0.38, 'front', 'still'],
  rider: ['ground', 0.3, 'right', 'drive'],
  children: ['ground', 0.28, 'front', 'still'],
  friends: ['ground', 0.35, 'front', 'still'],
  couple: ['ground', 0.297, 'front', 'still'],
  'bridal-couple': ['ground', 0.31, 'front', 'still'],
  dancer: ['ground', 0.28, 'front', 'sway'],
  walker: ['ground', 0.22, 'right', 'walk'],
  runner: ['ground', 0.2, 'right', 'walk'],
  hiker: ['ground', 0.23, 'right', 'walk'],
  scientist: ['ground', 0.22, 'front', 'still'],
  monk: ['ground', 0.22, 'front', 'still'],
  prayer: ['ground', 0.16, 'right', 'still'],
  ninja: ['ground', 0.2, 'right', 'walk'],
  acrobat: ['ground', 0.2, 'front', 'sway'],
  fighter: ['ground', 0.22, 'right', 'still'],
  farmer: ['ground', 0.23, 'front', 'still'],
  police: ['ground', 0.24, 'front', 'still'],
  guard: ['ground', 0.24, 'front', 'still'],
  firefighter: ['ground', 0.24, 'front', 'still'],
  graduate: ['ground', 0.24, 'front', 'still'],
  soldier: ['ground', 0.24, 'front', 'still'],
  pilot: ['ground', 0.24, 'front', 'still'],
  attendant: ['ground', 0.24, 'front', 'still'],
  samurai: ['ground', 0.24, 'front', 'still'],
  cosplayer: ['ground', 0.24, 'front', 'still'],
  ...alike([...Object.keys(STORIED), ...Object.keys(DRESSED_ANIMALS)], ['ground', 0.36, 'front', 'still']),
  skateboarder: ['ground', 0.2, 'right', 'drive'],
  skier: ['ground', 0.19, 'right', 'drive'],
  robot: ['ground', 0.24, 'front', 'sway'],
  scarecrow: ['ground', 0.2, 'front', 'sway'],
  wayang: ['ground', 0.36, 'left', 'sway'],
  gunungan: ['ground', 0.44, 'front', 'sway'],

  barongsai: ['ground', 0.38, 'left', 'sway'],
  barong: ['ground', 0.38, 'left', 'sway'],
  'rock-mermaid': ['ground', 0.5, 'front', 'still'],
  'mushroom-house': ['ground', 0.3, 'front', 'still'],
  'steam-train': ['ground', 0.3, 'right', 'drive'],
  'ogoh-ogoh': ['ground', 0.62, 'front', 'sway'],

  'ramadan-lanterns': ['ground', 0.38, 'front', 'still', '#ffc46a'],
  'red-lanterns': ['ground', 0.38, 'front', 'still', '#ff9a4a'],

  candi: ['ground', 0.34, 'front', 'still'],
  gapura: ['ground', 0.34, 'front', 'still'],
  borobudur: ['ground', 0.28, 'front', 'still'],
  kaaba: ['ground', 0.34, 'front', 'still'],
  fountain: ['ground', 0.34, 'front', 'still'],
  mosque: ['ground', 0.32, 'front', 'still'],
  monas: ['ground', 0.44, 'front', 'still'],
  eiffel: ['ground', 0.36, 'front', 'still'],
  pumpkin: ['ground', 0.2, 'front', 'still'],
  'rumah-gadang': ['ground', 0.24, 'front', 'still'],
  waterfall: ['ground', 0.6, 'front', 'still'],
  bridge: ['water', 0.34, 'front', 'still'],
  flag: ['ground', 0.46, 'front', 'still'],
  warung: ['ground', 0.3, 'front', 'still'],
  cart: ['ground', 0.26, 'front', 'still'],
  shop: ['ground', 0.36, 'front', 'still'],
  joglo: ['ground', 0.3, 'front', 'still'],
  school: ['ground', 0.3, 'front', 'still'],
  becak: ['ground', 0.22, 'right', 'still'],
  bedug: ['ground', 0.24, 'front', 'still'],
  castle: ['ground', 0.34, 'front', 'still'],
  pyramid: ['ground', 0.26, 'front', 'still'],
  lighthouse: ['ground', 0.36, 'front', 'still'],
  windmill: ['ground', 0.28, 'front', 'still'],
  'wind-turbine': ['ground', 0.34, 'front', 'still'],
  house: ['ground', 0.2, 'front', 'still'],
  'modern-house': ['ground', 0.3, 'front', 'still'],
  hut: ['ground', 0.18, 'front', 'still'],
  cabin: ['ground', 0.2, 'front', 'still'],
  treehouse: ['ground', 0.3, 'front', 'still'],
  barn: ['ground', 0.2, 'front', 'still'],
  village: ['ground', 0.2, 'front', 'still'],
  church: ['ground', 0.3, 'front', 'still'],
  'greek-temple': ['ground', 0.24, 'front', 'still'],
  palace: ['ground', 0.3, 'front', 'still'],
  pagoda: ['ground', 0.32, 'front', 'still'],
  torii: ['ground', 0.26, 'front', 'still'],
  tower: ['ground', 0.32, 'front', 'still'],
  watchtower: ['ground', 0.3, 'front', 'still'],
  observatory: ['ground', 0.22, 'front', 'still'],
  carousel: ['ground', 0.24, 'front', 'still'],
  'ferris-wheel': ['ground', 0.42, 'front', 'still'],
  moai: ['ground', 0.26, 'right', 'still'],
  tent: ['ground', 0.13, 'front', 'still'],
  tipi: ['ground', 0.2, 'front', 'still'],
  campfire: ['ground', 0.11, 'front', 'flicker', '#ff8a3a'],
  well: ['ground', 0.14, 'front', 'still'],
  'street-light': ['ground', 0.3, 'front', 'still', '#ffd28a'],
  snowman: ['ground', 0.17, 'front', 'still'],
  umbrella: ['ground', 0.15, 'front', 'still'],
  guitar: ['ground', 0.16, 'front', 'still'],

  train: ['ground', 0.15, 'left', 'drive'],
  car: ['ground', 0.1, 'right', 'drive'],
  pickup: ['ground', 0.13, 'right', 'drive'],
  convertible: ['ground', 0.12, 'right', 'drive'],
  'race-car': ['ground', 0.09, 'right', 'drive'],
  'sports-car': ['ground', 0.1, 'right', 'drive'],
  jeep: ['ground', 0.15, 'right', 'drive'],
  van: ['ground', 0.15, 'right', 'drive'],
  bus: ['ground', 0.14, 'right', 'drive'],
  truck: ['ground', 0.15, 'right', 'drive'],
  'sand-truck': ['ground', 0.15, 'right', 'drive'],
  motorbike: ['ground', 0.13, 'right', 'drive'],
  scooter: ['ground', 0.13, 'right', 'drive'],
  'sport-bike': ['ground', 0.14, 'right', 'drive'],
  'trail-bike': ['ground', 0.15, 'right', 'drive'],
  bicycle: ['ground', 0.13, 'right', 'still'],
  tractor: ['ground', 0.14, 'right', 'drive'],

  tree: ['ground', 0.34, 'front', 'sway'],
  oak: ['ground', 0.36, 'front', 'sway'],
  banyan: ['ground', 0.4, 'front', 'sway'],
  pine: ['ground', 0.36, 'front', 'sway'],
  'christmas-tree': ['ground', 0.36, 'front', 'still'],
  palm: ['ground', 0.4, 'right', 'sway'],
  'banana-tree': ['ground', 0.4, 'front', 'sway'],
  willow: ['ground', 0.34, 'front', 'sway'],
  baobab: ['ground', 0.36, 'front', 'sway'],
  'fruit-tree': ['ground', 0.3, 'front', 'sway'],
  'dead-tree': ['ground', 0.32, 'front', 'still'],
  cactus: ['ground', 0.22, 'front', 'still'],
  rose: ['ground', 0.14, 'front', 'sway'],
  mushroom: ['ground', 0.1, 'front', 'still'],
};

/** Icons that draw a body as an outline only. */
const LINE_DRAWINGS = new Set(['pine', 'turtle', 'tortoise', 'astronaut', 'robot', 'snowman', 'pig', 'barn']);

/** Draws small things larger than life: a hare beside a house is tiny, yet the picture is about it. */
function readableSize(size: number): number {
  return size < 0.34 ? 0.34 * (size / 0.34) ** 0.45 : size;
}

function collect(): Record<string, Silhouette> {
  const found: Record<string, Silhouette> = {};
  for (const [name, [anchor, size, facing, motion, glow]] of Object.entries(BEHAVIOURS)) {
    const drawn = FIGURES[name] ?? HAND_IN_HAND[name] ?? ANIMALS[name] ?? SIGHTS[name] ?? DRAWN_SHAPES[name];
    const shape = drawn ?? ICON_SHAPES[name];
    if (!shape) throw new Error(`No outline for the silhouette "${name}".`);
    found[name] = {
      ...shape,
      name,
      anchor,
      size: anchor === 'ground' ? readableSize(size) : size,
      facing,
      motion,
      gaps: drawn ? 'none' : LINE_DRAWINGS.has(name) ? 'all' : 'narrow',
      glow: glow ?? null,
    };
  }
  return found;
}

/** Every subject that can be drawn, by the name in `Plan.subject`. */
export const SILHOUETTES: Record<string, Silhouette> = collect();
