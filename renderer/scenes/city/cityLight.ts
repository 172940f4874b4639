import { mix, scale } from '../../light/colour.ts';
import { hazeColour } from '../../light/sky.ts';
import type { Palette, Rgb, SceneSetup } from '../../scene.ts';

/** What the time of day does to a city. */
export interface CityLight {
  /** Share of windows with light in them, and how bright it looks against the day, 0–1. */
  lamps: number;
  /** Brightness of walls, 0–1. */
  day: number;
  wall: { lit: Rgb; shade: Rgb };
  glass: Rgb;
  haze: Rgb;
  lampColours: readonly Rgb[];
  signs: readonly Rgb[];
  isNeon: boolean;
}

/** Whether the lamps of streets, shops and stalls are on: they are before the sun is up. */
export const isLampLit = ({ lamps }: CityLight): boolean => lamps > 0.4;

const WARM: readonly Rgb[] = [
  [255, 214, 150],
  [255, 196, 120],
  [255, 230, 186],
  [214, 230, 255],
];
const NEON: readonly Rgb[] = [
  [255, 60, 170],
  [60, 220, 255],
  [150, 90, 255],
  [255, 196, 70],
  [70, 255, 190],
];

/** How dark it is, and which lights are on. */
export function cityLight(setup: SceneSetup): CityLight {
  const { plan, palette } = setup;
  const lampsByTime: Record<typeof plan.time, number> = {
    dawn: 0.42,
    morning: 0.1,
    day: 0.04,
    golden: 0.26,
    sunset: 0.55,
    dusk: 0.86,
    night: 1,
    storm: 0.55,
    overcast: 0.22,
    fantasy: 0.8,
    inferno: 0.6,
  };
  const isNeon = plan.colours.includes('neon') || Boolean(plan.details.neon);
  const lamps = Math.max(lampsByTime[plan.time], isNeon ? 0.8 : 0);
  const day = palette.isMoon
    ? 0.24
    : plan.time === 'dusk' || plan.time === 'storm'
      ? 0.5
      : plan.time === 'sunset' || plan.time === 'inferno'
        ? 0.7
        : 1;
  return {
    lamps,
    day,
    wall: wallColours(palette, day),
    glass: mix(palette.mid, palette.horizon, 0.4),
    haze:
      isNeon && palette.isMoon
        ? mix(hazeColour(palette), [120, 50, 150], 0.4)
        : palette.isMoon
          ? mix(hazeColour(palette), [120, 96, 110], 0.22)
          : hazeColour(palette),
    lampColours: isNeon ? [...WARM, [120, 220, 255], [255, 140, 210]] : WARM,
    signs: NEON,
    isNeon,
  };
}

function wallColours(palette: Palette, day: number): { lit: Rgb; shade: Rgb } {
  return {
    lit: scale(mix(palette.key, palette.ambient, 0.3), 0.3 + 0.7 * day),
    shade: scale(mix(palette.ambient, palette.zenith, 0.3), 0.34 + 0.5 * day),
  };
}
