import { mix } from '../../light/colour.ts';
import { valueNoise } from '../../light/noise.ts';
import type { Rgb } from '../../scene.ts';

/*
 * What the ground of each venue is painted with: its colour by metres across from the middle and away from the camera.
 */

const LINE: Rgb = [248, 250, 246];
const ASPHALT: Rgb = [98, 100, 106];
const PAVING: Rgb = [188, 180, 168];
const LAWN: readonly [Rgb, Rgb] = [
  [86, 152, 66],
  [100, 168, 76],
];

const isOdd = (value: number): boolean => Math.floor(value) % 2 !== 0;
export const lawn = (_: number, away: number): Rgb => LAWN[isOdd(away / 1.6) ? 1 : 0];

/** Mown stripes with the lines of a penalty area before the goal. */
export function pitch(across: number, away: number): Rgb {
  const onGoalLine = away > 12.3 && away < 12.7;
  const onBox = Math.abs(away - 7.4) < 0.12 && Math.abs(across) < 6;
  const onSide = Math.abs(Math.abs(across) - 6) < 0.1 && away > 7.4 && away < 12.6;
  const isSpot = Math.hypot(across, (away - 4.4) * 1.2) < 0.14;
  return onGoalLine || onBox || onSide || isSpot ? LINE : lawn(across, away);
}

/** Asphalt between kerbs in red and white, run-off and grass beside. */
export function track(across: number, away: number): Rgb {
  const from = Math.abs(across);
  if (from > 5.2) return lawn(across, away);
  if (from > 4.5) return isOdd(away / 0.9) ? [214, 52, 48] : LINE;
  if (from > 4.36) return LINE;
  if (away > 8.6 && away < 9.8) return isOdd(across / 0.5) === isOdd(away / 0.4) ? [30, 30, 34] : LINE;
  return ASPHALT;
}

export function motorway(across: number, away: number): Rgb {
  const from = Math.abs(across);
  if (from > 7) return lawn(across, away);
  if (Math.abs(from - 6.3) < 0.12) return LINE;
  if (Math.abs(from - 2.1) < 0.1 && away % 3 < 1.6) return LINE;
  return ASPHALT;
}

export function pool(across: number, away: number): Rgb {
  if (away > 11 || away < 3.8) return isOdd(across / 0.8) === isOdd(away / 0.8) ? [214, 206, 192] : [224, 216, 204];
  if (away > 10.7 || away < 3.98) return [250, 250, 248];
  const lane = Math.abs(across / 1.5 - Math.round(across / 1.5)) * 1.5;
  if (lane < 0.07) return isOdd(away / 0.24) ? [222, 58, 52] : LINE;
  const ripple = Math.sin(across * 5 + Math.sin(away * 4) * 1.4) * Math.sin(away * 6 + across * 1.3);
  return ripple > 0.62 ? [150, 226, 240] : [58 + ripple * 10, 176 + ripple * 12, 214];
}

export function jetty(across: number, away: number): Rgb {
  if (Math.abs(across) < 1.7) return isOdd(away / 0.3) ? [150, 112, 78] : [166, 126, 88];
  const ripple = Math.sin(across * 1.7 + Math.sin(away * 2.1) * 1.4) * Math.sin(away * 3.4 + across * 0.4);
  return ripple > 0.7 ? [150, 200, 214] : [44 + ripple * 8, 112 + ripple * 10, 140 + ripple * 8];
}

/** A lane of concrete with a drain on either side. */
export const lane = (across: number): Rgb =>
  Math.abs(across) > 2.4 ? [150, 140, 126] : Math.abs(Math.abs(across) - 2.3) < 0.12 ? [96, 92, 88] : [176, 172, 164];

export const street = (across: number, away: number): Rgb =>
  away > 7 ? lawn(across, away) : away > 5.6 ? PAVING : away > 5.4 ? [236, 234, 228] : ASPHALT;

export const yard = (across: number, away: number): Rgb =>
  isOdd(across / 0.6) === isOdd(away / 0.6) ? PAVING : [178, 170, 158];

/** A road along a pavement of paving stones. */
export const townStreet = (across: number, away: number): Rgb =>
  away > 5.6
    ? yard(across, away)
    : away > 5.4
      ? [236, 234, 228]
      : Math.abs(away - 3.3) < 0.06 && across % 3 < 1.6
        ? LINE
        : ASPHALT;

/** Paving before shops, with a kerb and a strip of asphalt where cars stop. */
export const forecourt = (across: number, away: number): Rgb =>
  away < 2.5 ? ASPHALT : away < 2.64 ? [232, 230, 224] : yard(across, away);

/** Worn concrete with joints and puddles. */
export function marketFloor(across: number, away: number): Rgb {
  const isJoint =
    Math.abs(across / 1.6 - Math.round(across / 1.6)) < 0.02 || Math.abs(away / 1.6 - Math.round(away / 1.6)) < 0.025;
  const puddle = valueNoise(across * 0.7 + 40, away * 0.9, 4096, 11);
  return puddle > 0.8 ? [146, 150, 150] : isJoint ? [138, 130, 120] : [166, 158, 146];
}

/** A river that flows by, a strip of mud along it, and the grass of its bank. */
export function riverbank(across: number, away: number): Rgb {
  const edge = 3.12 + 0.1 * Math.sin(across * 0.9) + 0.07 * Math.sin(across * 2.3 + 1);
  if (away > edge + 0.5) {
    const tuft = valueNoise(across * 1.7, away * 1.3, 4096, 5);
    return mix([96, 148, 68], [132, 166, 84], tuft);
  }
  if (away > edge) return mix([126, 104, 72], [150, 130, 92], valueNoise(across * 3, away * 5, 4096, 9));
  const ripple = Math.sin(across * 2.1 + Math.sin(away * 3) * 1.2) * Math.sin(away * 9 + across * 0.5);
  return ripple > 0.72 ? [158, 192, 196] : [92 + ripple * 10, 134 + ripple * 10, 138 + ripple * 8];
}

/** Bays with white lines between them, and the lane before them. */
export const parking = (across: number, away: number): Rgb =>
  away > 12
    ? lawn(across, away)
    : away > 7.6 && Math.abs(across / 3 - Math.round(across / 3 - 0.5) - 0.5) < 0.02
      ? LINE
      : ASPHALT;

export const roof = (across: number, away: number): Rgb =>
  Math.abs(across / 2 - Math.round(across / 2)) < 0.02 || Math.abs(away / 2 - Math.round(away / 2)) < 0.02
    ? [132, 130, 128]
    : [158, 156, 152];

/** Grass with a path that winds through it. */
export const winding = (across: number, away: number): Rgb =>
  Math.abs(across - Math.sin(away * 0.42) * 1.3) < 1.1 ? [206, 190, 160] : meadow(across, away);

/** Patches of a ground, 0 to 1, of so many metres. */
const patches = (across: number, away: number, metres: number, seed: number): number =>
  valueNoise(across / metres + 400, away / metres + 400, 4096, seed);

/** Grass that nobody mows in stripes: lush here, dry there. */
const meadow = (across: number, away: number): Rgb => {
  const lush = patches(across, away, 1.7, 11) - 0.5;
  const tuft = patches(across, away, 0.34, 12) - 0.5;
  const dry = Math.max(0, patches(across, away, 2.6, 13) - 0.58) * 2;
  return [92 + lush * 34 + tuft * 26 + dry * 60, 150 + lush * 26 + tuft * 28 + dry * 14, 68 + lush * 14 + dry * 16];
};

/** Grass with earth showing through it where it is walked and played on, as on the field of a kampung. */
export const trodden = (across: number, away: number): Rgb => {
  const worn = 0.75 * Math.exp(-((across / 3.4) ** 2)) + 0.5 * Math.exp(-((away - 9.4) ** 2) / 7 - (across / 2.4) ** 2);
  const bare =
    worn + (patches(across, away, 1.1, 14) - 0.5) * 1.1 + (patches(across, away, 0.3, 15) - 0.5) * 0.4 - 0.62;
  const part = Math.max(0, Math.min(1, bare * 3.4));
  const grain = 0.92 + 0.16 * patches(across, away, 0.22, 16);
  return mix(meadow(across, away), [182 * grain, 150 * grain, 106 * grain], part * 0.9);
};

/** Beds of dark earth with grass between them. */
export const beds = (across: number, away: number): Rgb =>
  Math.abs(across) < 0.9
    ? [178, 152, 112]
    : Math.abs(across / 1.24 - Math.round(across / 1.24)) < 0.32
      ? [112, 80, 54]
      : meadow(across, away);

/** Earth with straw on it. */
export const earth = (across: number, away: number): Rgb =>
  Math.sin(across * 9 + Math.sin(away * 7) * 2) * Math.sin(away * 11 + across) > 0.62
    ? [206, 176, 110]
    : [164, 132, 94];

/** Earth that lorries have driven over. */
export const churned = (across: number, away: number): Rgb => {
  const tone = 0.86 + 0.2 * patches(across, away, 0.9, 17) + 0.1 * patches(across, away, 0.2, 18);
  const isRut = Math.abs(Math.abs(across + Math.sin(away * 0.5) * 0.5) - 1.1) < 0.22;
  const shade = isRut ? tone * 0.84 : tone;
  return [170 * shade, 134 * shade, 98 * shade];
};

export const gardenPath = (across: number, away: number): Rgb =>
  Math.abs(across) < 0.9 ? PAVING : meadow(across, away);

/** A road of worn asphalt between verges and fields of rice. */
export function villageRoad(across: number, away: number): Rgb {
  const from = Math.abs(across) + Math.sin(away * 2.3 + across) * 0.06;
  if (from < 1.75) {
    const patch = Math.sin(across * 1.9 + Math.sin(away * 0.8) * 2) * Math.sin(away * 0.7);
    return patch > 0.7 ? [112, 110, 110] : [126, 124, 122];
  }
  if (from < 2.3) return [176, 152, 112];
  if (from < 3.1) return meadow(across, away);
  return isOdd(away / 0.5) ? [132, 182, 74] : [112, 164, 66];
}

/** Ridges of dark earth for rows that run across, with a path in the middle. */
export const furrows = (across: number, away: number): Rgb =>
  Math.abs(across) < 1 ? [186, 158, 116] : isOdd(away / 0.5) ? [122, 88, 60] : [138, 102, 70];

/** Bare rock and gravel. */
export function rocky(across: number, away: number): Rgb {
  const crack = Math.sin(across * 2.3 + Math.sin(away * 3.1) * 1.7) * Math.sin(away * 2.7 + across * 1.1);
  const tone = crack > 0.55 ? 0.8 : crack < -0.6 ? 1.12 : 1;
  return [142 * tone, 130 * tone, 114 * tone];
}

/** Rock that ends at an edge, and the air beyond it. */
export const edge = (across: number, away: number): Rgb => {
  const rim = 7 + Math.sin(across * 0.9) * 0.5 + Math.sin(across * 2.3) * 0.2;
  if (away > rim) return [206, 214, 226];
  return away > rim - 0.35 ? [96, 86, 78] : rocky(across, away);
};

/** A road that runs across, with a broken line in its middle, before what lies beyond. */
const roadBefore =
  (beyond: (across: number, away: number) => Rgb) =>
  (across: number, away: number): Rgb => {
    if (away > 5.3) return beyond(across, away);
    if (away > 4.7 || away < 2.3) return [176, 164, 138];
    if (away > 4.56 || away < 2.42) return LINE;
    return Math.abs(away - 3.5) < 0.05 && isOdd(across / 0.9) ? LINE : ASPHALT;
  };

/** A road between mountain meadows. */
export const mountainRoad = roadBefore(meadow);

/** A road along the sea: sand, then the water with its crests. */
export const coastRoad = roadBefore((across, away) => {
  if (away < 9 + Math.sin(across * 0.5) * 0.5) return [226, 206, 160];
  if (away < 9.6 + Math.sin(across * 0.5) * 0.5) return [238, 246, 246];
  const ripple = Math.sin(across * 0.9 + Math.sin(away * 1.1) * 1.4) * Math.sin(away * 1.6 + across * 0.3);
  return ripple > 0.75 ? [176, 220, 228] : [46 + ripple * 8, 140 + ripple * 10, 172 + ripple * 8];
});

/** A road through a wood. */
export const forestRoad = roadBefore((across, away) => {
  const tuft = Math.sin(across * 2.1 + Math.sin(away * 1.9)) * Math.sin(away * 2.7 + across);
  return [86 + tuft * 14, 112 + tuft * 14, 58];
});

/** Slabs of old stone with grass in their joints. */
export const oldStones = (across: number, away: number): Rgb => {
  const [x, y] = [across / 0.9 + (isOdd(away / 0.8) ? 0.5 : 0), away / 0.8];
  const isJoint = Math.abs(x - Math.round(x)) < 0.05 || Math.abs(y - Math.round(y)) < 0.06;
  if (isJoint) return [112, 128, 78];
  const tone = 0.9 + 0.12 * Math.sin(Math.floor(x + 0.5) * 12.9 + Math.floor(y + 0.5) * 7.3);
  return [188 * tone, 166 * tone, 132 * tone];
};

/** The floor of a cave. */
export function caveFloor(across: number, away: number): Rgb {
  const crack = Math.sin(across * 1.7 + Math.sin(away * 2.3) * 1.7) * Math.sin(away * 2.1 + across * 0.9);
  const tone = crack > 0.6 ? 0.8 : crack < -0.6 ? 1.14 : 1;
  return [104 * tone, 96 * tone, 116 * tone];
}

/** A street under rubble and dust. */
export function rubble(across: number, away: number): Rgb {
  const heap = Math.sin(across * 3.7 + Math.sin(away * 2.9) * 2) * Math.sin(away * 4.3 + across * 1.7);
  const tone = heap > 0.5 ? 1.12 : heap < -0.55 ? 0.74 : 1;
  return [132 * tone, 122 * tone, 112 * tone];
}

/** Planks of a bridge, and far below them a stream between trees. */
export function ropeBridge(across: number, away: number): Rgb {
  if (Math.abs(across) < 1.05) return isOdd(away / 0.34) ? [148, 112, 74] : [166, 128, 86];
  if (Math.abs(across) < 1.12) return [92, 68, 46];
  const tuft = Math.sin(across * 1.9 + Math.sin(away * 1.3) * 2) * Math.sin(away * 1.7 + across * 0.8);
  const stream = Math.abs(across - 3.4 - Math.sin(away * 0.8) * 0.5) < 0.7;
  if (stream) return [86 + tuft * 10, 142 + tuft * 12, 158];
  return [46 + tuft * 14, 88 + tuft * 18, 56 + tuft * 8];
}
