import type { Rgb } from '../../scene.ts';
import type { VenueKind } from './venueKind.ts';

const LINE: Rgb = [248, 250, 246];
const ASPHALT: Rgb = [98, 100, 106];
const PAVING: Rgb = [188, 180, 168];
const LAWN: readonly [Rgb, Rgb] = [
  [86, 152, 66],
  [100, 168, 76],
];

const isOdd = (value: number): boolean => Math.floor(value) % 2 !== 0;
const lawn = (_: number, away: number): Rgb => LAWN[isOdd(away / 1.6) ? 1 : 0];

/** Mown stripes with the lines of a penalty area before the goal. */
function pitch(across: number, away: number): Rgb {
  const onGoalLine = away > 12.3 && away < 12.7;
  const onBox = Math.abs(away - 7.4) < 0.12 && Math.abs(across) < 6;
  const onSide = Math.abs(Math.abs(across) - 6) < 0.1 && away > 7.4 && away < 12.6;
  const isSpot = Math.hypot(across, (away - 4.4) * 1.2) < 0.14;
  return onGoalLine || onBox || onSide || isSpot ? LINE : lawn(across, away);
}

/** Asphalt between kerbs in red and white, run-off and grass beside. */
function track(across: number, away: number): Rgb {
  const from = Math.abs(across);
  if (from > 5.2) return lawn(across, away);
  if (from > 4.5) return isOdd(away / 0.9) ? [214, 52, 48] : LINE;
  if (from > 4.36) return LINE;
  if (away > 8.6 && away < 9.8) return isOdd(across / 0.5) === isOdd(away / 0.4) ? [30, 30, 34] : LINE;
  return ASPHALT;
}

function motorway(across: number, away: number): Rgb {
  const from = Math.abs(across);
  if (from > 7) return lawn(across, away);
  if (Math.abs(from - 6.3) < 0.12) return LINE;
  if (Math.abs(from - 2.1) < 0.1 && away % 3 < 1.6) return LINE;
  return ASPHALT;
}

function pool(across: number, away: number): Rgb {
  if (away > 11 || away < 3.8) return isOdd(across / 0.8) === isOdd(away / 0.8) ? [214, 206, 192] : [224, 216, 204];
  if (away > 10.7 || away < 3.98) return [250, 250, 248];
  const lane = Math.abs(across / 1.5 - Math.round(across / 1.5)) * 1.5;
  if (lane < 0.07) return isOdd(away / 0.24) ? [222, 58, 52] : LINE;
  const ripple = Math.sin(across * 5 + Math.sin(away * 4) * 1.4) * Math.sin(away * 6 + across * 1.3);
  return ripple > 0.62 ? [150, 226, 240] : [58 + ripple * 10, 176 + ripple * 12, 214];
}

function jetty(across: number, away: number): Rgb {
  if (Math.abs(across) < 1.7) return isOdd(away / 0.3) ? [150, 112, 78] : [166, 126, 88];
  const ripple = Math.sin(across * 1.7 + Math.sin(away * 2.1) * 1.4) * Math.sin(away * 3.4 + across * 0.4);
  return ripple > 0.7 ? [150, 200, 214] : [44 + ripple * 8, 112 + ripple * 10, 140 + ripple * 8];
}

/** A lane of concrete with a drain on either side. */
const lane = (across: number): Rgb =>
  Math.abs(across) > 2.4 ? [150, 140, 126] : Math.abs(Math.abs(across) - 2.3) < 0.12 ? [96, 92, 88] : [176, 172, 164];

const street = (across: number, away: number): Rgb =>
  away > 7 ? lawn(across, away) : away > 5.6 ? PAVING : away > 5.4 ? [236, 234, 228] : ASPHALT;

const yard = (across: number, away: number): Rgb =>
  isOdd(across / 0.6) === isOdd(away / 0.6) ? PAVING : [178, 170, 158];

const roof = (across: number, away: number): Rgb =>
  Math.abs(across / 2 - Math.round(across / 2)) < 0.02 || Math.abs(away / 2 - Math.round(away / 2)) < 0.02
    ? [132, 130, 128]
    : [158, 156, 152];

/** Grass with a path that winds through it. */
const winding = (across: number, away: number): Rgb =>
  Math.abs(across - Math.sin(away * 0.42) * 1.3) < 1.1 ? [206, 190, 160] : meadow(across, away);

/** Grass that nobody mows in stripes. */
const meadow = (across: number, away: number): Rgb => {
  const tuft = Math.sin(across * 2.3 + Math.sin(away * 1.7)) * Math.sin(away * 2.9 + across * 0.7);
  return [92 + tuft * 8, 154 + tuft * 8, 70];
};

/** Grass, trodden bare in the middle and before the goal. */
const trodden = (across: number, away: number): Rgb =>
  Math.hypot(across, (away - 4.6) * 0.9) < 1.5 + Math.sin(across * 4 + away) * 0.14 ||
  Math.hypot(across, (away - 10.6) * 0.7) < 1.7
    ? [176, 148, 104]
    : meadow(across, away);

/** Beds of dark earth with grass between them. */
const beds = (across: number, away: number): Rgb =>
  Math.abs(across) < 0.9
    ? [178, 152, 112]
    : Math.abs(across / 1.24 - Math.round(across / 1.24)) < 0.32
      ? [112, 80, 54]
      : meadow(across, away);

/** Earth with straw on it. */
const earth = (across: number, away: number): Rgb =>
  Math.sin(across * 9 + Math.sin(away * 7) * 2) * Math.sin(away * 11 + across) > 0.62
    ? [206, 176, 110]
    : [164, 132, 94];

const gardenPath = (across: number, away: number): Rgb => (Math.abs(across) < 0.9 ? PAVING : meadow(across, away));

/** Places out of doors, by the detail that asks for them. */
export const VENUE_KINDS = {
  stadium: {
    ground: pitch,
    pieces: [
      ['stands', 0, 0.06],
      ['floodlights', -7, 0.061],
      ['floodlights', 7, 0.061],
      ['hoardings', 0, 0.092],
      ['goal', 0, 0.112],
    ],
    isLit: true,
  },
  pitch: {
    ground: pitch,
    pieces: [
      ['treeRow', 0, 0.07],
      ['goal', 0, 0.112],
    ],
  },
  circuit: {
    ground: track,
    pieces: [
      ['treeRow', 0, 0.05],
      ['stands', -24, 0.06],
      ['stands', 24, 0.06],
      ['startGantry', 0, 0.1],
      ['tyreWall', -7.4, 0.2],
      ['tyreWall', 7.4, 0.2],
    ],
  },
  playground: {
    ground: lawn,
    pieces: [
      ['treeRow', 0, 0.08],
      ['seesaw', 0.2, 0.16],
      ['swing', -2, 0.2],
      ['slide', 2, 0.21],
    ],
  },
  pool: {
    ground: pool,
    pieces: [
      ['palmRow', 0, 0.1],
      ['sunshade', -4.4, 0.122],
      ['sunshade', 4, 0.122],
      ['poolLadder', 1.4, 0.37],
    ],
  },
  motorway: {
    ground: motorway,
    pieces: [
      ['treeRow', 0, 0.04],
      ['roadSign', 0, 0.1],
      ['guardRail', -7.2, 0.2],
      ['guardRail', 7.2, 0.2],
      ['trafficRow', 0, 0.16],
    ],
    isLit: true,
  },
  housing: {
    ground: street,
    pieces: [
      ['treeRow', 0, 0.1],
      ['houseRow', 0, 0.12],
      ['hedge', 0, 0.135],
      ['streetLamp', -2.6, 0.19],
    ],
    isLit: true,
  },
  alley: {
    ground: lane,
    pieces: [
      ['treeRow', 0, 0.05],
      ['alleyWalls', 0, 0.3],
      ['washingLine', 0, 0.2],
      ['flowerPots', -2, 0.36],
      ['flowerPots', 2.1, 0.42],
    ],
    isLit: true,
  },
  zoo: {
    ground: yard,
    pieces: [
      ['treeRow', 0, 0.09],
      ['zooGate', 0, 0.1],
      ['enclosure', -5.6, 0.2],
      ['enclosure', 5.6, 0.2],
    ],
  },
  jetty: {
    ground: jetty,
    pieces: [
      ['headland', 0, 0.012],
      ['mooredBoat', -4.4, 0.14],
      ['jettyPosts', 0, 0.3],
    ],
  },
  rooftop: {
    ground: roof,
    pieces: [
      ['towers', 0, 0.13],
      ['parapet', 0, 0.16],
      ['waterTank', -3.4, 0.24],
      ['airConditioners', 3.2, 0.26],
    ],
    isLit: true,
  },
  schoolyard: {
    ground: yard,
    pieces: [
      ['treeRow', 0, 0.1],
      ['schoolFront', 0, 0.11],
      ['flagPole', -1.8, 0.15],
    ],
  },
  busStop: {
    ground: street,
    pieces: [
      ['treeRow', 0, 0.1],
      ['towers', 0, 0.1],
      ['shelter', 0, 0.236],
    ],
    isLit: true,
  },
  busTerminal: {
    ground: yard,
    pieces: [
      ['towers', 0, 0.1],
      ['busRow', 0, 0.17],
      ['terminalRoof', 0, 0.3],
    ],
    isLit: true,
  },
  cityPark: {
    ground: (across, away) => (Math.abs(across) < 1.8 ? yard(across, away) : lawn(across, away)),
    pieces: [
      ['treeRow', 0, 0.08],
      ['towers', 0, 0.06],
      ['treeRow', 0, 0.1],
      ['fountain', 0, 0.14],
      ['parkBench', -3.4, 0.24],
      ['streetLamp', 3, 0.24],
    ],
    isLit: true,
  },
  park: {
    ground: winding,
    pieces: [
      ['treeRow', 0, 0.06],
      ['parkTrees', 0, 0.15],
      ['flowerBed', 3.1, 0.2],
      ['parkBench', -2.9, 0.22],
      ['streetLamp', 2.7, 0.26],
      ['flowerBed', -2.7, 0.4],
    ],
    isLit: true,
  },
  field: {
    ground: trodden,
    pieces: [
      ['treeRow', 0, 0.06],
      ['bambooGoal', 0, 0.13],
    ],
  },
  garden: {
    ground: beds,
    pieces: [
      ['treeRow', 0, 0.05],
      ['fruitTrees', 0, 0.11],
      ['bambooFence', 0, 0.13],
      ['vegetables', 0, 0.18],
      ['vegetables', 0, 0.25],
      ['vegetables', 0, 0.35],
    ],
  },
  pen: {
    ground: earth,
    pieces: [
      ['treeRow', 0, 0.07],
      ['shed', 0, 0.16],
      ['railFence', -5.6, 0.2],
      ['railFence', 5.6, 0.2],
      ['trough', 2.7, 0.28],
    ],
    isLit: true,
  },
  homeYard: {
    ground: gardenPath,
    pieces: [
      ['treeRow', 0, 0.1],
      ['homeFront', 0, 0.16],
      ['flowerBed', -3, 0.2],
      ['flowerBed', 3, 0.2],
      ['flowerPots', 2.3, 0.34],
    ],
    isLit: true,
  },
} as const satisfies Record<string, VenueKind>;

export type VenueName = keyof typeof VENUE_KINDS;

export const VENUE_NAMES = Object.keys(VENUE_KINDS) as VenueName[];

export const isVenueName = (name: string): name is VenueName => name in VENUE_KINDS;

/** The kind of venue of a plan: the one its details name. */
export const venueOf = (details: Readonly<Record<string, number>>): VenueName =>
  VENUE_NAMES.find((name) => details[name]) ?? 'cityPark';
