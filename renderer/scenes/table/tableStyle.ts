import { mix, unpackColour } from '../../light/colour.ts';
import type { Rgb, SceneSetup, TimeOfDay } from '../../scene.ts';
import { isPlain } from '../../plan/visibleInScene.ts';
import type { GroundName } from './grounds.ts';
import type { RoomStyle } from './room.ts';
import type { RoomLight } from './turning.ts';

/** The colour of a low sun that shines in through the window. */
const LOW_SUN: Partial<Record<TimeOfDay, Rgb>> = {
  dawn: [255, 206, 176],
  morning: [255, 238, 200],
  golden: [255, 206, 128],
  sunset: [255, 164, 104],
};

/** A room is always bright enough to see things by; only its colour depends on the time of day. */
export function roomLight({ palette, plan }: SceneSetup, side: -1 | 1): RoomLight {
  if (isDarkOutside(plan.time))
    return { key: mix([255, 206, 146], palette.key, 0.16), ambient: mix([96, 70, 58], palette.ambient, 0.34), side };
  const lamp = LOW_SUN[plan.time] ?? null;
  return {
    key: lamp && !isPlain(plan) ? lamp : mix(mix(palette.key, palette.sun, 0.4), [255, 250, 240], 0.42),
    ambient: mix(palette.ambient, [190, 184, 178], 0.58),
    side,
  };
}

export function isDarkOutside(time: SceneSetup['plan']['time']): boolean {
  return time === 'night' || time === 'dusk' || time === 'inferno';
}

const GROUNDS: readonly (readonly [detail: string, ground: GroundName])[] = [
  ['onGrass', 'grass'],
  ['onSand', 'sand'],
  ['onStone', 'stone'],
  ['onCloth', 'cloth'],
];
const OLD_WOOD: Rgb = [92, 58, 38];

/** Before tubes of light. */
const NIGHT_BLUE: Rgb = [30, 24, 58];

const GROUND_COLOURS: Readonly<Record<GroundName, Rgb>> = {
  grass: [98, 152, 62],
  sand: [226, 200, 154],
  stone: [126, 124, 122],
  cloth: [232, 220, 206],
};

/** Table, backdrop and light as a plan asks for them. */
export function styleOf({ plan }: SceneSetup, light: RoomLight, random: () => number): RoomStyle {
  const { details } = plan;
  const ground = GROUNDS.find(([detail]) => details[detail])?.[1];
  const isStudio = isPlain(plan);
  const walls: readonly Rgb[] = [
    [214, 196, 172],
    [178, 188, 176],
    [202, 176, 160],
    [166, 178, 190],
    [224, 208, 180],
  ];
  const wall = walls[Math.floor(random() * walls.length)]!;
  const woods: readonly Rgb[] = [
    [176, 116, 68],
    [140, 88, 52],
    [198, 146, 94],
    [112, 72, 48],
  ];
  const chosen = woods[Math.floor(random() * woods.length)]!;
  const wood = details.oldWood ? OLD_WOOD : chosen;
  const backdrops: readonly Rgb[] = [
    [236, 226, 214],
    [214, 222, 226],
    [240, 222, 216],
    [220, 226, 210],
  ];
  const backdrop: Rgb = details.neonGlow
    ? NIGHT_BLUE
    : details.backdrop !== undefined
      ? unpackColour(details.backdrop)
      : details.white
        ? [250, 250, 250]
        : details.black
          ? [40, 40, 46]
          : backdrops[Math.floor(random() * backdrops.length)]!;
  return {
    light,
    isStudio,
    isDark: isDarkOutside(plan.time),
    isRaining: plan.weather === 'rain' || plan.weather === 'storm',
    wall: isStudio ? backdrop : wall,
    surface: ground ?? (details.marble ? 'marble' : isStudio ? 'plain' : 'wood'),
    surfaceColour: ground
      ? GROUND_COLOURS[ground]
      : details.marble
        ? details.black
          ? [62, 62, 70]
          : [242, 240, 238]
        : isStudio
          ? backdrop
          : wood,
  };
}
