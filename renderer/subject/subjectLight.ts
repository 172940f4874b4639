import { luminance, mix, scale } from '../light/colour.ts';
import type { Palette, Rgb } from '../scene.ts';
import type { SubjectPlacement } from './subjectPlacement.ts';
import type { SubjectLight } from './subjectSprite.ts';

const MOON_BACKLIGHT = 0.2;
/** The least brightness (0 to 255) of the light on what a picture is about, and on a building by night. */
export const LEAST_LIGHT = { key: 206, ambient: 138 } as const;
export const LEAST_ON_BUILDINGS = { key: 132, ambient: 92 } as const;
/** A low sun behind them leaves people and animals light enough to be known. */
const MOST_BACKLIGHT = 0.26;

/** The light of a palette on a subject, with the sun in the direction of `from`. */
export function lightFromPalette(palette: Palette, from: readonly [number, number]): SubjectLight {
  const backlit = palette.isMoon ? MOON_BACKLIGHT : Math.min(MOST_BACKLIGHT, Math.max(0, 1 - palette.elevation / 20));
  // Moonlight is a little brighter here than in nature, because the picture is about the subject.
  // By day the ground throws light back: shadows keep the colours they fall on.
  const ambient = palette.isMoon
    ? mix(scale(palette.ambient, 1.3), [150, 140, 130], 0.3)
    : mix(palette.ambient, mix(palette.key, [255, 255, 255], 0.3), 0.3);
  // What the sun stands behind is exposed for, or a white cat would be grey.
  const exposure = palette.isMoon ? 1 : 1 + backlit;
  return {
    key: scale(palette.key, exposure),
    ambient: scale(ambient, exposure),
    from,
    backlit,
  };
}

/** A light that is bright enough: what a picture is about is seen in any night and in any wood. */
export function brightEnough(light: SubjectLight, least: typeof LEAST_LIGHT | typeof LEAST_ON_BUILDINGS): SubjectLight {
  const raised = (colour: Rgb, floor: number): Rgb => {
    const level = luminance(colour);
    if (level >= floor) return colour;
    return mix(scale(colour, Math.min(2.2, floor / Math.max(1, level))), [floor, floor, floor * 1.08], 0.4);
  };
  return {
    ...light,
    key: raised(light.key, least.key),
    ambient: raised(light.ambient, least.ambient),
  };
}

/** The direction, in the picture, from which the light falls on what stands there. */
export function lightDirection({ lightAt, x, y, height }: SubjectPlacement): readonly [number, number] {
  if (!lightAt) return [0.55, -0.6];
  const dx = lightAt.x - x;
  const dy = lightAt.y - (y - height * 0.5);
  const length = Math.hypot(dx, dy) || 1;
  // Rounded to sixteen directions, so that a moving camera does not need a new sprite for every frame.
  const angle = (Math.round((Math.atan2(dy, dx) / Math.PI) * 8) / 8) * Math.PI;
  const reach = Math.min(0.9, length / height + 0.3);
  const rounded = Math.round(reach * 4) / 4;
  return [Math.cos(angle) * rounded, Math.sin(angle) * rounded];
}
