import { type Figure, hasShortSleeves, headOf, shaded, SKIN, torsoOf } from '../figure.ts';
import { armIn, handAt, limb, type Point, TAPER } from '../figurePoses.ts';
import { boundsOf, ellipse, moved } from '../outlines.ts';
import type { SilhouettePart } from '../silhouetteShape.ts';
import { hullOf, type Round } from './hull.ts';

/** Where a hand or foot is; `bend` puts elbow or knee on the other side of its usual one. */
export type Reach = readonly [x: number, y: number, bend?: number];

/**
 * What a body does, in the units of a standing figure (200 wide, the ground at 508). Whoever is seen from the side looks
 * to the right. Of the two arms and legs the first is the far one; seen from the front, the left one in the picture.
 */
export interface BodyPose {
  look?: 'side' | 'front' | 'back';
  hip: Point;
  /** Degrees that the trunk leans, and that the head does; clockwise. */
  lean?: number;
  nod?: number;
  arms: readonly [Reach, Reach];
  legs: readonly [Reach, Reach];
  /** Whether raised hands are before the head of whoever faces us, as in a salute, and not behind it. */
  isHandAtFace?: boolean;
  /** Whether the feet are stretched, as of somebody who kneels or swims. */
  isOnToes?: boolean;
}

/** Where the parts of a figure that stands are. */
const HIP: Point = [100, 262];
const NECK: Point = [100, 122];
const SHOULDERS = { side: [96, 104], front: [68, 132], back: [68, 132] } as const;
const SHOULDER_Y = 150;
const HIPS = { side: [97, 103], front: [82, 118], back: [82, 118] } as const;

const UPPER_ARM = 62;
const FOREARM = 58;
const THIGH = 116;
const SHIN = 114;
const ARM_WIDTH = 13;
const LEG_WIDTH = 19;
const BARE_WIDTH = 12;

/** Below this rise of the knee, legs are drawn before the trunk, which hangs over them. */
const STANDING_DROP = 70;

/** Elbow or knee, and the end, of a limb of two bones that reaches for a point as far as it can. */
export function reach(
  from: Point,
  [toX, toY]: readonly [number, number],
  [upper, lower]: readonly [number, number],
  bend: number,
): { joint: Point; end: Point } {
  const [dx, dy] = [toX - from[0], toY - from[1]];
  const wanted = Math.hypot(dx, dy) || 1;
  const far = Math.max(Math.abs(upper - lower) + 2, Math.min(upper + lower - 0.5, wanted));
  const [ux, uy] = [dx / wanted, dy / wanted];
  const along = (far * far + upper * upper - lower * lower) / (2 * far);
  const aside = Math.sqrt(Math.max(0, upper * upper - along * along)) * bend;
  return {
    joint: [from[0] + ux * along - uy * aside, from[1] + uy * along + ux * aside],
    end: [from[0] + ux * far, from[1] + uy * far],
  };
}

function turnedAbout([x, y]: Point, [cx, cy]: Point, degrees: number): Point {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos];
}

interface Leg {
  hip: Point;
  knee: Point;
  foot: Point;
}

/** How close two feet hide each other, and how far the far one is put ahead then. */
const HIDDEN = 18;
const AHEAD = 32;

/** The far leg of somebody who sits sideways, moved so far ahead that both are seen; null where they are apart. */
function apartFrom([far, near]: BodyPose['legs'], legOf: (foot: Reach, at: number) => Leg): Leg | null {
  if (Math.hypot(far[0] - near[0], far[1] - near[1]) > HIDDEN) return null;
  return legOf([near[0] + AHEAD, near[1] - 4, far[2] ?? -1], 0);
}

/** A figure in a pose; `held` is in its hands, before the trunk and behind the near arm. */
export function bodyIn(spec: Figure, pose: BodyPose, held: readonly SilhouettePart[] = []): SilhouettePart[] {
  const { look = 'side', lean = 0, nod = lean * 0.5 } = pose;
  const { skin = SKIN, top } = spec;
  const shift: Point = [pose.hip[0] - HIP[0], pose.hip[1] - HIP[1]];
  const onTrunk = ([x, y]: Point): Point => turnedAbout([x + shift[0], y + shift[1]], pose.hip, lean);
  const trunk = (parts: readonly SilhouettePart[]): SilhouettePart[] =>
    parts.map(({ fill, path }) => ({ fill, path: moved(path, { about: HIP, degrees: lean, by: shift }) }));
  const neck = onTrunk(NECK);
  const headParts = headOf(spec, look).map(({ fill, path }) => ({
    fill,
    path: moved(path, { about: NECK, degrees: nod, by: [neck[0] - NECK[0], neck[1] - NECK[1]] }),
  }));
  const isSide = look === 'side';
  const arms = pose.arms.map(([x, y, bend = 1], at) => {
    const shoulder = onTrunk([SHOULDERS[look][at]!, SHOULDER_Y]);
    const { joint, end } = reach(shoulder, [x, y], [UPPER_ARM, FOREARM], bend);
    return { shoulder, joint, end };
  });
  const arm = ({ shoulder, joint, end }: (typeof arms)[number], isFar: boolean): SilhouettePart[] => [
    { fill: skin, path: handAt(joint, end, isSide || end[0] < pose.hip[0] ? 1 : -1) },
    ...armIn([shoulder, joint, end], ARM_WIDTH, {
      sleeve: isFar ? shaded(top, 0.84) : shaded(top, 1.06),
      skin: isFar ? shaded(skin, 0.9) : skin,
      isShort: hasShortSleeves(spec),
    }),
  ];
  const legOf = ([x, y, bend = -1]: Reach, at: number): Leg => {
    const hip: Point = [pose.hip[0] + HIPS[look][at]! - HIP[0], pose.hip[1]];
    const { joint, end } = reach(hip, [x, y], [THIGH, SHIN], bend);
    return { hip, knee: joint, foot: end };
  };
  const posed = pose.legs.map(legOf);
  const isStanding = posed.every(({ hip, knee }) => knee[1] - hip[1] > STANDING_DROP);
  const legs = isSide && !isStanding ? [apartFrom(pose.legs, legOf) ?? posed[0]!, posed[1]!] : posed;
  const lower = legsOf(spec, legs, isSide, pose.isOnToes ?? false);
  const [behind, ...front] = headParts;
  // Of whoever faces us, arms that are raised are behind the head.
  const isRaised = ({ shoulder, end }: (typeof arms)[number]): boolean =>
    !isSide && !pose.isHandAtFace && end[1] < shoulder[1] - 40;
  const before = (raised: boolean): SilhouettePart[] =>
    arms.flatMap((one, at) => ((isSide && at === 0) || isRaised(one) !== raised ? [] : arm(one, false)));
  return [
    ...(isSide ? arm(arms[0]!, true) : []),
    behind!,
    ...(isStanding ? [...lower, ...trunk(torsoOf(spec, look))] : [...trunk(torsoOf(seatedIn(spec), look)), ...lower]),
    ...before(true),
    ...front,
    ...held,
    ...before(false),
  ];
}

/** Without the skirts of a coat, which would hang straight down through the seat. */
const seatedIn = (spec: Figure): Figure => ({
  ...spec,
  extra: spec.extra?.filter(({ path }) => boundsOf([path])[3] < SKIRTS),
});
const SKIRTS = 292;

/** Whether a knee is bent so far that a gown does not hang straight down. */
function isBentAt([hipX, hipY]: Point, [kneeX, kneeY]: Point, [footX, footY]: Point): boolean {
  const [ax, ay, bx, by] = [hipX - kneeX, hipY - kneeY, footX - kneeX, footY - kneeY];
  return (ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by) || 1) > BENT;
}
/** The cosine of 115 degrees. */
const BENT = -0.42;

/** Legs with what covers them, the far one first. */
function legsOf(
  { bottom, wears, skin = SKIN }: Figure,
  legs: readonly Leg[],
  isSide: boolean,
  isOnToes: boolean,
): SilhouettePart[] {
  const shoe = wears === 'trousers' ? '#2a2422' : '#3a2c2a';
  const feet = legs.map(({ knee, foot: [x, y] }, at): SilhouettePart => {
    const heel = isOnToes ? Math.sign(x - knee[0]) * 10 : isSide ? 9 : at === 0 ? -5 : 5;
    return { fill: shoe, path: ellipse(x + heel, y + (isOnToes ? 0 : 3), isOnToes ? 18 : 22, 11) };
  });
  if (wears === 'gown' || wears === 'skirt') {
    const isLong = wears === 'gown';
    const isBent = legs.some(({ hip, knee, foot }) => isBentAt(hip, knee, foot));
    const bare = legs.map(({ knee, foot }) => ({ fill: skin, path: limb([knee, foot], BARE_WIDTH, TAPER) }));
    const rounds = legs.map(({ hip, knee, foot }): readonly Round[] => {
      const hem = isLong ? 0.9 : 0.18;
      const end: Point = [knee[0] + (foot[0] - knee[0]) * hem, knee[1] + (foot[1] - knee[1]) * hem];
      return [
        [hip[0], hip[1], 34],
        [knee[0], knee[1], isBent ? 29 : 25],
        [end[0], end[1], isBent ? 27 : isLong ? 19 : 24],
      ];
    });
    // Cloth lies on the thighs and hangs from the knees: around all three joints it would fill what is under the seat.
    const cloth = isBent
      ? hullOf(rounds.flatMap(([hip, knee]) => [hip!, knee!])) +
        hullOf(rounds.flatMap(([, knee, end]) => [knee!, end!]))
      : hullOf(rounds.flat());
    return [...(isLong ? [] : bare), ...feet, { fill: bottom, path: cloth }];
  }
  return legs.flatMap(({ hip, knee, foot }, at) => {
    const cloth = isSide && at === 0 ? shaded(bottom, 0.8) : at === 0 ? shaded(bottom, 0.92) : bottom;
    return wears === 'shorts'
      ? [
          { fill: skin, path: limb([knee, foot], BARE_WIDTH + 1, TAPER) },
          feet[at]!,
          { fill: cloth, path: limb([hip, knee], LEG_WIDTH) },
        ]
      : [feet[at]!, { fill: cloth, path: limb([hip, knee, foot], LEG_WIDTH, TAPER) }];
  });
}
