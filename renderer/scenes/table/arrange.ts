import type { Rgb, SceneSetup } from '../../scene.ts';
import { countOf } from '../../subject/figureLook.ts';
import { DRESSINGS } from './dressings.ts';
import { bakeWare, type RoomLight, type WareSprite } from './turning.ts';
import type { Ware } from './ware.ts';
import { WIDE_PROMO } from '../../post/promoLayout.ts';
import { MAX_WARES } from '../../prompt/vocabulary/wareShapes.ts';
import { WARES } from './wares.ts';

/** The things of a plan that stand on the table; where nothing does, what else would lie around. */
function waresOf(details: Readonly<Record<string, number>>): readonly (readonly [name: string, ware: Ware])[] {
  const names = Object.keys(details);
  const wares = names.flatMap((name) => (name in WARES ? [[name, WARES[name]!] as const] : []));
  if (wares.length > 0) return wares.slice(0, MAX_WARES);
  return names.flatMap((name) => (name in DRESSINGS ? [[name, DRESSINGS[name]!] as const] : [])).slice(0, 1);
}

/** Something on the table. */
export interface Placed {
  ware: Ware;
  sprite: WareSprite;
  /** Its foot, as parts of the picture's width and height. */
  x: number;
  y: number;
  depth: number;
  /** The thing that the picture is about is staged: it floats, stands on a podium, in splashing water. */
  isMain: boolean;
}

/** How much larger a thing is that a picture shows from near. */
const NEARER = 1.5;

interface Arrangement {
  light: RoomLight;
  colour: Rgb | null;
  /** Somebody is behind the table, or a creature or thing on it. */
  isPerson: boolean;
  isSubject: boolean;
  /** Seen straight from above. */
  isFromAbove: boolean;
}

/** The wares of a plan, in the order in which they are painted. */
export function arrangeWares(
  setup: SceneSetup,
  { light, colour, isPerson, isSubject, isFromAbove }: Arrangement,
): Placed[] {
  const { plan, width, height } = setup;
  const names = waresOf(plan.details);
  const copies = names.length === 1 && !isSubject ? countOf(plan) : 1;
  const isNear = Boolean(plan.details.closeUp) && !isPerson;
  const isStaged = Boolean(plan.details.floats ?? plan.details.podium ?? plan.details.splash);
  // A promo's text has the left half of a wide picture, and the upper half of others.
  const isPromo = Boolean(plan.details.promo);
  const isBeside = isPromo && width / height > WIDE_PROMO;
  const mainShare = isFromAbove ? 0.8 : isPromo ? (isBeside ? 0.66 : 0.44) : isStaged ? 0.54 : 0.62;
  return names
    .map(([name, ware], index): Placed => {
      const isMain = index === 0;
      const share = copies > 1 ? 0.9 / copies : Infinity;
      const isAlone = names.length === 1 && !isSubject;
      const room: Room = {
        light,
        isWide: width > height,
        isPerson,
        isBeside,
        isSpread: isFromAbove && height > width,
        isAlone,
        isCrowded: names.length > 2,
        isMiddle: isStaged || isFromAbove || isPromo,
      };
      // Beside somebody, a bowl is no larger than their chest.
      const unit =
        Math.min(
          (height * (isPerson ? 0.4 : isMain ? mainShare : isFromAbove ? 0.5 : 0.44)) /
            Math.max(1.5, isFromAbove ? ware.reach * 2 : ware.height),
          (width * widthShare(room, isMain)) / Math.max(2.2, ware.reach * 2),
          (width * share) / (ware.reach * 2),
        ) * (isNear && isMain ? NEARER : 1);
      const half = (ware.reach * unit) / width + 0.02;
      const place = placeOf(room, index);
      const wares = setup.random(`table-${name}`);
      return {
        ware,
        sprite: bakeWare((bench) => ware.build(bench, { random: wares, colour }), {
          unit,
          reach: ware.reach,
          height: ware.height,
          light,
          isFromAbove,
        }),
        // Nothing stands half outside of the picture, unless it is seen from near.
        x: isNear && isMain ? place : Math.max(Math.min(half, 0.5), Math.min(Math.max(1 - half, 0.5), place)),
        y: isFromAbove
          ? isMain
            ? names.length === 1
              ? 0.54
              : 0.6
            : 0.32
          : isPerson && height > width
            ? 0.76
            : isMain
              ? isNear
                ? 0.95
                : isPromo
                  ? Math.min(0.88, (isBeside ? 0.6 : 0.7) + (ware.height * unit) / height / 2)
                  : 0.84
              : 0.72,
        depth: isMain ? 0.62 : 0.5,
        isMain,
      };
    })
    .flatMap((one): Placed[] => {
      if (copies === 1) return [one];
      const apart = Math.min(0.9 / copies, ((one.ware.reach * 2 * one.sprite.unit) / width) * 1.1);
      return Array.from({ length: copies }, (_, at) => ({
        ...one,
        x: 0.5 + (at - (copies - 1) / 2) * apart,
        y: one.y - (at % 2) * 0.03,
      }));
    })
    .toSorted((a, b) => a.depth - b.depth || a.y - b.y);
}

/** What decides how much room a ware has, and where. */
interface Room {
  light: RoomLight;
  isWide: boolean;
  isPerson: boolean;
  /** Beside the text of a promo. */
  isBeside: boolean;
  /** Laid out from above in a picture higher than wide. */
  isSpread: boolean;
  isAlone: boolean;
  isCrowded: boolean;
  /** Staged in the very middle. */
  isMiddle: boolean;
}

/** The most of the picture's width that a ware takes. */
function widthShare({ isSpread, isWide, isPerson, isBeside, isAlone, isCrowded }: Room, isMain: boolean): number {
  if (isBeside) return isMain ? 0.42 : 0.2;
  if (isSpread) return isMain ? 0.82 : 0.48;
  if (isPerson) return isWide ? 0.36 : 0.66;
  if (!isMain) return isCrowded ? 0.3 : 0.42;
  if (isAlone) return 0.78;
  return isCrowded ? 0.44 : 0.58;
}

/** Where a ware stands, as a part of the picture's width, before it is moved to be whole. */
function placeOf({ light, isPerson, isBeside, isAlone, isCrowded, isMiddle }: Room, index: number): number {
  if (isBeside) return [0.74, 0.93, 0.56][index]!;
  if (isPerson && index === 0) return 0.5 - light.side * 0.02;
  if (isAlone) return 0.5 - light.side * (isMiddle ? 0 : 0.03);
  if (isCrowded) return [0.5, 0.5 + light.side * 0.32, 0.5 - light.side * 0.32][index]!;
  return index === 0 ? 0.5 - light.side * 0.19 : 0.5 + light.side * 0.27;
}

/** Where what lies around stands: beside the main thing as a part of its half width, the row, and the size. */
interface Spot {
  out: number;
  y: number;
  size: number;
}

/** For each of the three in turn: on the dark side, on the window's, before the thing. */
const SPOTS: readonly (readonly Spot[])[] = [
  [
    { out: -1.12, y: 0.87, size: 1 },
    { out: 0.95, y: 0.93, size: 0.66 },
  ],
  [
    { out: 1.14, y: 0.83, size: 0.95 },
    { out: -0.62, y: 0.95, size: 0.62 },
  ],
  [
    { out: 0.16, y: 0.955, size: 0.7 },
    { out: -1.5, y: 0.75, size: 0.6 },
  ],
];

/** From above they lie in the corners. */
const CORNERS: readonly (readonly (readonly [x: number, y: number, size: number])[])[] = [
  [
    [0.12, 0.86, 1],
    [0.9, 0.2, 0.8],
  ],
  [
    [0.88, 0.86, 0.95],
    [0.1, 0.22, 0.75],
  ],
  [
    [0.5, 0.95, 0.7],
    [0.3, 0.1, 0.7],
  ],
];

/** From near they lie before the thing, at the picture's lower edge. */
const FOREGROUND: readonly (readonly (readonly [x: number, y: number, size: number])[])[] = [
  [
    [0.12, 0.97, 1.15],
    [0.9, 0.985, 0.9],
  ],
  [
    [0.88, 0.97, 1.1],
    [0.3, 0.99, 0.8],
  ],
  [
    [0.6, 0.99, 0.9],
    [0.04, 0.88, 0.8],
  ],
];

/** What one unit of them takes of the shorter side. */
const UNIT = 0.15;

/** What lies around the wares, by the details of a plan. */
export function arrangeDressings(
  setup: SceneSetup,
  wares: readonly Placed[],
  { light, isFromAbove }: Pick<Arrangement, 'light' | 'isFromAbove'>,
): Placed[] {
  const { plan, width, height } = setup;
  const main = wares.find(({ isMain }) => isMain);
  const names = Object.keys(plan.details).filter(
    (name) => name in DRESSINGS && wares.every(({ ware }) => ware !== DRESSINGS[name]),
  );
  if (names.length === 0) return [];
  const centre = main?.x ?? 0.5;
  const isNear = Boolean(plan.details.closeUp);
  const half = main ? Math.min(0.34, (main.ware.foot * main.sprite.unit) / width) : 0.2;
  return names.slice(0, SPOTS.length).flatMap((name, index) => {
    const ware = DRESSINGS[name]!;
    const spots = isFromAbove
      ? CORNERS[index]!
      : isNear
        ? FOREGROUND[index]!
        : SPOTS[index]!.map(({ out, y, size }) => {
            const beyond = Math.abs(out) > 1 ? 0.05 * Math.sign(out) : 0;
            return [centre + light.side * (out * half + beyond), y, size] as const;
          });
    return spots.map(([x, y, size]): Placed => {
      const unit = Math.min(width, height) * UNIT * size;
      const edge = (unit * 0.7) / width;
      return {
        ware,
        sprite: bakeWare((bench) => ware.build(bench, { random: setup.random(name), colour: null }), {
          unit,
          reach: ware.reach,
          height: ware.height,
          light,
          isFromAbove,
        }),
        x: Math.max(edge, Math.min(1 - edge, x)),
        y,
        depth: 0.62,
        isMain: false,
      };
    });
  });
}
