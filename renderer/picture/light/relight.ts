import { createSky } from '../../light/sky.ts';
import { createCanvas } from '@napi-rs/canvas';
import { luminance, mix } from '../../light/colour.ts';
import { createSceneSetup } from '../../frames/sceneSetup.ts';
import { smoothstep } from '../../light/noise.ts';
import type { Plan, Rgb, TimeOfDay } from '../../scene.ts';
import { boxOf } from '../cutOut.ts';
import { type PictureAnalysis, skyOf } from '../depth.ts';
import { boxBlur, luminancePlane, mapPlane, type Plane, resizePlane } from '../planes.ts';
import { copyRaster, fromCanvas, type Raster } from '../raster.ts';
import { lightLamps } from './lamps.ts';

interface Light {
  /** Mean brightness of the ground, 0–1. */
  level: number;
  saturation: number;
  /** Factors of red, green and blue in shadows and in lights. */
  shadows: Rgb;
  lights: Rgb;
  /** How far distant things fade into the air. */
  haze: number;
  /** How strongly the sun's colour spills over the picture. */
  spill: number;
}

/** How things photographed at another time look at each time of day; chosen by eye. */
const LIGHTS: Record<TimeOfDay, Light> = {
  dawn: { level: 0.4, saturation: 0.9, shadows: [0.92, 0.95, 1.16], lights: [1.1, 0.97, 0.92], haze: 0.3, spill: 0.3 },
  morning: {
    level: 0.5,
    saturation: 1.04,
    shadows: [0.96, 1, 1.08],
    lights: [1.06, 1.01, 0.92],
    haze: 0.16,
    spill: 0.22,
  },
  day: { level: 0.52, saturation: 1.1, shadows: [0.97, 1, 1.05], lights: [1.01, 1.01, 1], haze: 0.06, spill: 0.06 },
  golden: { level: 0.46, saturation: 1.1, shadows: [0.98, 0.94, 1], lights: [1.2, 1, 0.7], haze: 0.16, spill: 0.42 },
  sunset: {
    level: 0.35,
    saturation: 1.06,
    shadows: [0.92, 0.8, 1.12],
    lights: [1.32, 0.92, 0.62],
    haze: 0.26,
    spill: 0.5,
  },
  dusk: { level: 0.26, saturation: 0.86, shadows: [0.74, 0.76, 1.28], lights: [1.14, 0.86, 1], haze: 0.3, spill: 0.24 },
  night: { level: 0.15, saturation: 0.58, shadows: [0.5, 0.68, 1.34], lights: [0.8, 0.92, 1.2], haze: 0.3, spill: 0.1 },
  storm: { level: 0.26, saturation: 0.62, shadows: [0.86, 0.96, 1.08], lights: [0.96, 1, 1.03], haze: 0.36, spill: 0 },
  overcast: {
    level: 0.44,
    saturation: 0.7,
    shadows: [0.96, 0.99, 1.04],
    lights: [0.99, 1, 1.01],
    haze: 0.28,
    spill: 0,
  },
  fantasy: {
    level: 0.38,
    saturation: 1.22,
    shadows: [0.96, 0.74, 1.34],
    lights: [1.16, 0.88, 1.1],
    haze: 0.3,
    spill: 0.4,
  },
  inferno: {
    level: 0.28,
    saturation: 0.96,
    shadows: [1, 0.72, 0.72],
    lights: [1.36, 0.84, 0.56],
    haze: 0.4,
    spill: 0.4,
  },
};

/**
 * The picture in the light of another time of day: the ground is re-exposed and tinted by its own brightness, distant
 * things fade into the air of that time, and the sky, if there is one, is painted anew.
 */
export function relight(raster: Raster, analysis: PictureAnalysis, plan: Plan): Raster {
  const { width, height } = raster;
  const setup = createSceneSetup(plan, width, height);
  const light = LIGHTS[plan.time];
  const result = copyRaster(raster);
  const bright = luminancePlane(raster);
  const skyPart = skyOf(analysis, width, height);
  const depth = resizePlane(analysis.depth, width, height);
  const tone = toneOf(bright, skyPart, light.level);
  const sky =
    skyPart && analysis.sky
      ? createSky(setup, { horizonY: Math.max(analysis.sky.horizon, 0.12) * height, focal: width * 0.8 })
      : null;
  const sun = sky ? sky.sunAt() : { x: width * 0.78, y: -height * 0.06 };
  const reach = Math.hypot(width, height) * 0.62;
  const air = mix(setup.palette.horizon, setup.palette.mid, 0.35);
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++, index++) {
      const at = index * 4;
      const level = bright.values[index]!;
      const next = tone[Math.min(255, Math.round(level * 255))]!;
      const factor = next / Math.max(0.012, level);
      const far = 1 - depth.values[index]!;
      const melt = light.haze * smoothstep(0.45, 1, far);
      const dx = x - sun.x;
      const dy = y - sun.y;
      const near = Math.max(0, 1 - Math.sqrt(dx * dx + dy * dy) / reach);
      const spill = light.spill * near * near * (0.45 + 0.55 * far);
      const luma = next * 255;
      for (let channel = 0; channel < 3; channel++) {
        let value = raster.data[at + channel]! * factor;
        value = luma + (value - luma) * light.saturation;
        value *=
          light.shadows[channel]! + (light.lights[channel]! - light.shadows[channel]!) * smoothstep(0.02, 0.7, next);
        value += (air[channel]! - value) * melt;
        result.data[at + channel] = 255 - (255 - value) * (1 - (spill * setup.palette.sun[channel]!) / 255);
      }
    }
  }
  if (plan.details.warmLamps === 1) lightLamps(result, bright, skyPart);
  if (sky && skyPart) {
    const canvas = createCanvas(width, height);
    sky.paint(canvas.getContext('2d'), { seconds: 2, progress: 0 });
    layUnder(
      result,
      fromCanvas(canvas),
      mapPlane(skyPart, (value) => smoothstep(0.08, 0.72, value)),
    );
  }
  return result;
}

/** Times of day whose ground is darker than this have no daylight. */
const DARK_LEVEL = 0.3;

/** Gives dark things back what the blue tint of shadows takes from their brightness at night. */
const UNTINTED = 1.6;

/** New brightness of each of 256 levels, so that the ground becomes as bright as `wanted` on average. */
function toneOf(bright: Plane, sky: Plane | null, wanted: number): Float32Array {
  let sum = 0;
  let logs = 0;
  let ground = 0;
  bright.values.forEach((value, index) => {
    const weight = sky ? 1 - sky.values[index]! : 1;
    sum += value * weight;
    logs += Math.log(Math.max(0.02, value)) * weight;
    ground += weight;
  });
  const curveFrom = (measured: number, aim: number): ((value: number) => number) => {
    const middle = Math.min(0.8, Math.max(0.06, measured));
    // Half-way between a curve, which keeps white white, and plain exposure, which keeps the contrast.
    const gamma = Math.min(2.2, Math.max(0.45, Math.log(aim) / Math.log(middle)));
    const exposure = Math.min(1.6, Math.max(0.3, aim / middle));
    return (value) => Math.min(1, 0.5 * value ** gamma + 0.5 * Math.min(1, value * exposure));
  };
  const curve = curveFrom(sum / Math.max(1, ground), wanted);
  // A few bright things, like letters, raise the average: by it, what is dark already would become black at night.
  const lifted = curveFrom(Math.exp(logs / Math.max(1, ground)), wanted * UNTINTED);
  return Float32Array.from({ length: 256 }, (_, level) => {
    const value = level / 255;
    const part = wanted < DARK_LEVEL ? 1 - smoothstep(wanted, wanted * 3, value) : 0;
    return curve(value) + Math.max(0, lifted(value) - curve(value)) * part;
  });
}

/** Lays another picture of the same size over one, as far as `mask` (0–1) says. */
export function layUnder(raster: Raster, other: Raster, mask: { values: Float32Array }): void {
  mask.values.forEach((part, index) => {
    if (part <= 0) return;
    for (let channel = 0; channel < 3; channel++) {
      const at = index * 4 + channel;
      raster.data[at] = raster.data[at]! + (other.data[at]! - raster.data[at]!) * part;
    }
  });
}

/** Where the ground begins in a picture without a sky, part of its height. */
const NO_SKY_HORIZON = 0.22;
/** How far down from there to the lower edge the ground is far enough for fog. */
const FOG_REACH = 0.8;

/**
 * How far away everything is, 0 near to 1 far, as fog shows it: ground comes nearer from the horizon down, and what
 * stands in front is as near as the place where it stands.
 */
function distanceOf({ depth, sky, matte }: PictureAnalysis, width: number, height: number): Plane {
  const near = boxBlur(resizePlane(depth, width, height), width / 200);
  const front = matte.source === 'guess' ? null : resizePlane(matte.plane, width, height);
  const far = skyOf({ depth, sky, matte }, width, height);
  const horizon = Math.min(0.6, sky?.horizon ?? NO_SKY_HORIZON);
  const rowOf = (low: number): number => 1 - smoothstep(0, FOG_REACH, (low - horizon) / (1 - horizon));
  const feet = front ? rowOf(boxOf(front).bottom / height) : 0;
  return mapPlane(near, (value, index) => {
    const ground = 0.72 * rowOf(Math.floor(index / width) / height) + 0.28 * (1 - value);
    const open = ground + (1 - ground) * (far?.values[index] ?? 0);
    const standing = front?.values[index] ?? 0;
    return open + (Math.min(open, feet) - open) * standing;
  });
}

/** What wet, cold or foggy air does to a picture, before rain or snow is drawn over it. */
export function weatherGround(
  raster: Raster,
  analysis: PictureAnalysis,
  plan: Plan,
  { wet, fog, cold }: { wet: number; fog: number; cold: number },
): Raster {
  const { width, height } = raster;
  const setup = createSceneSetup(plan, width, height);
  const depth = boxBlur(resizePlane(analysis.depth, width, height), width / 200);
  const sky = skyOf(analysis, width, height);
  const away = fog > 0 ? distanceOf(analysis, width, height) : null;
  const result = copyRaster(raster);
  const meanLight = luminancePlane(raster).values.reduce((total, value) => total + value, 0) / (width * height);
  const own = mix(setup.palette.horizon, [226, 230, 234], plan.time === 'night' ? 0 : 0.5);
  // Fog is never brighter than the light that falls on it.
  const scale = Math.min(1, (0.25 + meanLight * 1.25) / (luminance(own) / 255));
  const air: Rgb = [own[0] * scale, own[1] * scale, own[2] * scale];
  for (let index = 0; index < width * height; index++) {
    const at = index * 4;
    const far = 1 - depth.values[index]!;
    const cloud = (sky?.values[index] ?? 0) * 0.72 * wet;
    const hidden = away ? 0.04 + 1.06 * away.values[index]! ** 1.3 : 0;
    const thick = Math.min(
      0.94,
      cloud + fog * hidden + wet * 0.16 * far + cold * (0.06 + 0.5 * smoothstep(0.3, 1, far)),
    );
    const [r, g, b] = [raster.data[at]!, raster.data[at + 1]!, raster.data[at + 2]!];
    const luma = r * 0.2126 + g * 0.7152 + b * 0.0722;
    const keep = 1 - 0.32 * wet - 0.5 * fog * hidden - 0.24 * cold;
    // Clouds take light from the day, and hardly any from the night.
    const dim = 1 - 0.2 * wet * smoothstep(0.1, 0.4, meanLight);
    const tint = [1 - 0.06 * wet - 0.05 * cold, 1 - 0.01 * cold, 1 + 0.05 * wet + 0.06 * cold];
    for (let channel = 0; channel < 3; channel++) {
      const value = (luma + (raster.data[at + channel]! - luma) * keep) * dim * tint[channel]!;
      result.data[at + channel] = value + (air[channel]! * (1 - 0.3 * wet) - value) * thick;
    }
  }
  return result;
}
