import type { Rgb } from '../../scene.ts';
import type { PieceName } from './furniture.ts';
import type { RoomKind, RoomOpening } from './roomKind.ts';
import { PUBLIC_ROOMS } from './publicRooms.ts';

const OAK: Rgb = [178, 128, 82];
const TERRACOTTA: Rgb = [190, 128, 98];
const PALE_TILES: Rgb = [206, 200, 190];

/** Rooms by the detail that asks for them. */
export const ROOM_KINDS = {
  ...PUBLIC_ROOMS,
  livingRoom: {
    walls: [
      [232, 220, 200],
      [212, 220, 210],
      [226, 212, 204],
    ],
    wainscot: null,
    wall: 'plain',
    floor: 'wood',
    floorColour: OAK,
    byWindow: ['plant'],
    opposite: ['picture', 'sofa'],
    middle: ['floorLamp'],
    near: [],
    hasRug: true,
  },
  cafe: {
    walls: [
      [198, 176, 150],
      [176, 190, 178],
    ],
    wainscot: [112, 84, 62],
    wall: 'boards',
    floor: 'wood',
    floorColour: [150, 108, 74],
    byWindow: ['cafeTable'],
    opposite: ['coffeeBar'],
    middle: ['menuBoard', 'hangingLamps'],
    near: [],
  },
  foodStall: {
    walls: [
      [224, 206, 164],
      [178, 206, 196],
    ],
    wainscot: [84, 150, 150],
    wall: 'boards',
    floor: 'tiles',
    floorColour: TERRACOTTA,
    view: 'porch',
    byWindow: ['bench', 'banner'],
    opposite: ['stallCounter'],
    middle: ['hangingLamps'],
    near: ['stool'],
  },
  diningRoom: {
    walls: [
      [236, 224, 204],
      [206, 216, 206],
    ],
    wainscot: [226, 216, 200],
    wall: 'plain',
    floor: 'wood',
    floorColour: [168, 116, 76],
    byWindow: ['plant'],
    opposite: ['diningSet', 'picture'],
    middle: ['hangingLamps'],
    near: [],
  },
  kitchen: {
    walls: [
      [228, 222, 208],
      [214, 224, 216],
    ],
    wainscot: null,
    wall: 'tiles',
    floor: 'tiles',
    floorColour: PALE_TILES,
    byWindow: ['plant'],
    opposite: ['cooker', 'wallCupboard'],
    middle: ['hangingLamps'],
    near: [],
  },
  bedroom: {
    walls: [
      [206, 216, 226],
      [230, 214, 206],
      [214, 222, 204],
    ],
    wainscot: null,
    wall: 'plain',
    floor: 'wood',
    floorColour: [192, 146, 100],
    byWindow: ['desk'],
    opposite: ['bed', 'picture'],
    middle: [],
    near: [],
    hasRug: true,
  },
  classroom: {
    walls: [
      [226, 226, 206],
      [208, 222, 226],
    ],
    wainscot: [120, 164, 148],
    wall: 'plain',
    floor: 'tiles',
    floorColour: PALE_TILES,
    byWindow: ['globe'],
    opposite: ['pupilDesk'],
    middle: ['board'],
    near: [],
  },
  library: {
    walls: [
      [214, 198, 172],
      [196, 206, 190],
    ],
    wainscot: [120, 86, 58],
    wall: 'plain',
    floor: 'wood',
    floorColour: [160, 110, 72],
    byWindow: ['desk'],
    opposite: ['bookcase'],
    middle: ['bookcase', 'hangingLamps'],
    near: [],
  },
  office: {
    walls: [
      [222, 226, 228],
      [214, 218, 206],
    ],
    wainscot: null,
    wall: 'plain',
    floor: 'tiles',
    floorColour: [176, 178, 182],
    byWindow: ['desk'],
    opposite: ['bookcase', 'clock'],
    middle: ['plant'],
    near: [],
  },
  store: {
    walls: [
      [236, 226, 210],
      [222, 214, 222],
    ],
    wainscot: null,
    wall: 'plain',
    floor: 'wood',
    floorColour: [196, 156, 112],
    byWindow: ['clothesRail'],
    opposite: ['goodsShelf'],
    middle: ['hangingLamps'],
    near: [],
  },
  pavilion: {
    walls: [[196, 158, 104]],
    wainscot: null,
    wall: 'woven',
    floor: 'mat',
    floorColour: [186, 148, 98],
    view: 'porch',
    byWindow: ['kentongan'],
    opposite: ['plant'],
    middle: ['bench', 'hangingLamps'],
    near: [],
  },
} as const satisfies Record<string, RoomKind>;

export type RoomKindName = keyof typeof ROOM_KINDS;

export const ROOM_NAMES = Object.keys(ROOM_KINDS) as RoomKindName[];

export const isRoomName = (name: string): name is RoomKindName => name in ROOM_KINDS;

/** Where somebody is whose place nobody named. */
const USUAL_ROOMS: Readonly<Record<string, RoomKindName>> = {
  cook: 'kitchen',
  'home-cook': 'kitchen',
  'veiled-cook': 'kitchen',
  barista: 'cafe',
  friends: 'cafe',
  teacher: 'classroom',
  pupil: 'classroom',
  'senior-pupil': 'classroom',
  'junior-pupil': 'classroom',
  reader: 'library',
  businessman: 'office',
  doctor: 'ward',
  pilot: 'airport',
  attendant: 'airport',
  clown: 'birthday',
  magician: 'concert',
  king: 'throneRoom',
  queen: 'throneRoom',
};

/** The room of a plan: the one its details name, or else the usual one of its subject. */
export function roomOf(subject: string | null, details: Readonly<Record<string, number>>): RoomKindName {
  return ROOM_NAMES.find((name) => details[name]) ?? USUAL_ROOMS[subject ?? ''] ?? 'livingRoom';
}

/** Whether a rug lies in a kind of room. */
export const hasRug = (name: RoomKindName): boolean => 'hasRug' in ROOM_KINDS[name];

const WITH_LAMPS: ReadonlySet<PieceName> = new Set<PieceName>(['hangingLamps', 'chandelier']);

/** Pieces with a lamp that whoever is busy in the middle of the room hides, or crowds out of the picture. */
const WITH_HIDDEN_LAMPS: ReadonlySet<PieceName> = new Set<PieceName>(['floorLamp', 'desk']);

/** Whether a lamp is seen in a kind of room. */
export function hasLamp(name: RoomKindName, isSomebodyBusy: boolean): boolean {
  const { byWindow, opposite, middle }: RoomKind = ROOM_KINDS[name];
  return [...byWindow, ...opposite, ...middle].some(
    (piece) => WITH_LAMPS.has(piece) || (WITH_HIDDEN_LAMPS.has(piece) && !isSomebodyBusy),
  );
}

/** Whether a kind of room has walls with a window. */
export const hasWindow = (name: RoomKindName): boolean => GLAZED.has(openingOf(name));

const GLAZED: ReadonlySet<RoomOpening> = new Set<RoomOpening>(['window', 'skylights', 'glass', 'panes', 'portholes']);

/** Where one looks out of a kind of room. */
export const openingOf = (name: RoomKindName): RoomOpening => (ROOM_KINDS[name] as RoomKind).view ?? 'window';
