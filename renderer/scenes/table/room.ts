import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../light/colour.ts';
import { hashCell, smoothstep, valueNoise } from '../../light/noise.ts';
import type { Rgb, SceneSetup, TimeOfDay } from '../../scene.ts';
import { type GroundName, isGround, isOpen, paintBlades, paintOutdoors, toneOf } from './grounds.ts';
import { MARGIN, TABLE_EDGE } from './tableSize.ts';
import { lightOn, shadeOf, type RoomLight } from './turning.ts';

/** The surroundings of a ware. */
export interface RoomStyle {
  light: RoomLight;
  wall: Rgb;
  /** After sunset: lamps instead of the window's daylight. */
  isDark: boolean;
  isRaining: boolean;
  /** A plain backdrop that runs into the table, as products are photographed on. */
  isStudio: boolean;
  surface: 'wood' | 'marble' | 'plain' | GroundName;
  surfaceColour: Rgb;
}

/** The colour of the sun seen through the window, at the hours when it is low. */
const SUN_OUTSIDE: Partial<Record<TimeOfDay, Rgb>> = {
  dawn: [255, 168, 140],
  morning: [255, 236, 170],
  golden: [255, 196, 96],
  sunset: [255, 120, 60],
};

/** The room behind, out of focus: wall, window with what is outside, a plant, lamps. */
export function paintRoom(setup: SceneSetup, style: RoomStyle): Canvas {
  const { width, height, palette } = setup;
  if (isGround(style.surface) && isOpen(style.surface)) return paintOutdoors(setup, style.surface);
  const random = setup.random('table-room');
  const short = Math.min(width, height);
  // Painted tiny and enlarged: the lens is focused on the table.
  const shrink = 22 / short;
  const w = Math.ceil(width * (1 + MARGIN * 2) * shrink);
  const h = Math.ceil(height * (1 + MARGIN * 2) * shrink);
  const tiny = createCanvas(w, h);
  const c = tiny.getContext('2d');
  const { light, wall, isDark } = style;
  const towards = light.side > 0 ? w : 0;
  const tone = c.createLinearGradient(towards, 0, w - towards, h);
  tone.addColorStop(0, css(lightOn(wall, light, isDark ? 0.5 : 1)));
  tone.addColorStop(1, css(lightOn(wall, light, isDark ? 0.08 : 0.34)));
  c.fillStyle = tone;
  c.fillRect(0, 0, w, h);
  if (!style.isStudio) {
    const unit = h / (1 + MARGIN * 2);
    const windowWide = unit * 0.62;
    const windowX = light.side > 0 ? w * 0.66 - windowWide * 0.2 : w * 0.34 - windowWide * 0.8;
    const top = unit * 0.02;
    const tall = unit * 0.74;
    const outside = c.createLinearGradient(0, top, 0, top + tall);
    const sky = style.isRaining ? mix(palette.mid, [150, 164, 176], 0.5) : palette.mid;
    outside.addColorStop(0, css(isDark ? scale(palette.zenith, 1.2) : mix(sky, [255, 255, 255], 0.5)));
    outside.addColorStop(1, css(isDark ? scale(palette.horizon, 0.7) : mix(palette.horizon, [255, 255, 255], 0.34)));
    c.fillStyle = outside;
    c.fillRect(windowX, top, windowWide, tall);
    paintLowSun(c, setup.plan.time, { x: windowX + windowWide * 0.3, y: top + tall * 0.34, radius: unit * 0.2 });
    for (let leaf = 0; leaf < 16; leaf++) {
      c.fillStyle = css(
        isDark ? [20, 30, 34] : mix([84 + random() * 60, 136 + random() * 40, 66], palette.key, 0.24),
        0.6,
      );
      c.beginPath();
      c.arc(
        windowX + random() * windowWide,
        top + tall * (0.5 + random() * 0.5),
        unit * (0.03 + random() * 0.06),
        0,
        Math.PI * 2,
      );
      c.fill();
    }
    c.fillStyle = css(lightOn(shadeOf(wall, 0.5), light, 0.3));
    c.fillRect(windowX + windowWide * 0.48, top, unit * 0.03, tall);
    c.fillRect(windowX, top + tall * 0.46, windowWide, unit * 0.028);
    // Shelves and a plant on the far side.
    const farX = light.side > 0 ? w * 0.08 : w * 0.62;
    for (let shelf = 0; shelf < 2; shelf++) {
      const y = unit * (0.36 + shelf * 0.3);
      c.fillStyle = css(lightOn([120, 78, 48], light, 0.3));
      c.fillRect(farX, y, w * 0.3, unit * 0.025);
      for (let thing = 0; thing < 6; thing++) {
        const tallness = unit * (0.06 + random() * 0.13);
        c.fillStyle = css(
          lightOn(
            [
              [196, 92, 66],
              [92, 128, 104],
              [222, 190, 140],
              [74, 92, 122],
              [232, 222, 206],
              [150, 104, 70],
            ][Math.floor(random() * 6)] as unknown as Rgb,
            light,
            0.36,
          ),
        );
        c.fillRect(farX + w * 0.02 + thing * w * 0.045, y - tallness, w * (0.02 + random() * 0.018), tallness);
      }
    }
  }
  const canvas = createCanvas(Math.ceil(width * (1 + MARGIN * 2)), Math.ceil(height * (1 + MARGIN * 2)));
  const context = canvas.getContext('2d');
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  // Two steps: one alone would show the grid of so strong an enlargement.
  const between = createCanvas(w * 5, h * 5);
  const between2d = between.getContext('2d');
  between2d.imageSmoothingEnabled = true;
  between2d.imageSmoothingQuality = 'high';
  between2d.filter = 'blur(4px)';
  between2d.drawImage(tiny, -4, -4, w * 5 + 8, h * 5 + 8);
  context.drawImage(between, 0, 0, canvas.width, canvas.height);
  if (!style.isStudio) {
    paintLamps(context, setup, style, canvas);
    paintBeams(context, setup, style, canvas);
  }
  return canvas;
}

/** The sun outside the window, where it stands low. */
function paintLowSun(
  context: SKRSContext2D,
  time: TimeOfDay,
  { x, y, radius }: { x: number; y: number; radius: number },
): void {
  const colour = SUN_OUTSIDE[time];
  if (!colour) return;
  const glow = context.createRadialGradient(x, y, 0, x, y, radius * 2.4);
  glow.addColorStop(0, css(mix(colour, [255, 255, 255], 0.6)));
  glow.addColorStop(0.3, css(colour, 0.9));
  glow.addColorStop(1, css(colour, 0));
  context.fillStyle = glow;
  context.fillRect(x - radius * 3, y - radius * 3, radius * 6, radius * 6);
}

/** Shafts of the low sun from the window down to the table. */
function paintBeams(context: SKRSContext2D, setup: SceneSetup, { light, isRaining }: RoomStyle, canvas: Canvas): void {
  const colour = SUN_OUTSIDE[setup.plan.time];
  if (!colour || isRaining) return;
  const random = setup.random('table-beams');
  const { width, height } = canvas;
  context.save();
  context.globalCompositeOperation = 'screen';
  context.filter = `blur(${Math.round(height / 60)}px)`;
  for (let beam = 0; beam < 3; beam++) {
    const from = width * (0.5 + light.side * (0.16 + beam * 0.07));
    const to = from - light.side * width * (0.3 + random() * 0.05);
    const wide = width * (0.03 + random() * 0.03);
    const fade = context.createLinearGradient(from, 0, to, height * 0.72);
    fade.addColorStop(0, css(colour, 0.42));
    fade.addColorStop(1, css(colour, 0));
    context.fillStyle = fade;
    context.beginPath();
    context.moveTo(from - wide, height * 0.1);
    context.lineTo(from + wide, height * 0.1);
    context.lineTo(to + wide * 2.4, height * 0.72);
    context.lineTo(to - wide * 2.4, height * 0.72);
    context.fill();
  }
  context.restore();
}

/** Lights out of focus: warm lamps by night, sun between leaves by day. */
function paintLamps(context: SKRSContext2D, setup: SceneSetup, { isDark, light }: RoomStyle, canvas: Canvas): void {
  const random = setup.random('table-lamps');
  const short = Math.min(setup.width, setup.height);
  context.save();
  context.globalCompositeOperation = 'screen';
  for (let lamp = 0; lamp < (isDark ? 34 : 15); lamp++) {
    const near = light.side > 0 ? 0.52 + random() * 0.5 : random() * 0.5 - 0.02;
    const x = canvas.width * (isDark ? random() : near);
    const y = canvas.height * (0.12 + random() * 0.4);
    const radius = short * (0.016 + random() * 0.04);
    const colour: Rgb = isDark
      ? (
          [
            [255, 190, 104],
            [255, 158, 74],
            [255, 222, 160],
            [255, 120, 110],
          ] as const
        )[Math.floor(random() * 4)]!
      : mix(light.key, [255, 255, 240], 0.5);
    const strength = (isDark ? 0.42 : 0.2) * (0.4 + random() * 0.6);
    const disc = context.createRadialGradient(x, y, radius * 0.1, x, y, radius);
    disc.addColorStop(0, css(colour, strength * 0.7));
    disc.addColorStop(0.84, css(colour, strength));
    disc.addColorStop(0.93, css(colour, strength * 0.8));
    disc.addColorStop(1, css(colour, 0));
    context.fillStyle = disc;
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
  context.restore();
}

/**
 * The table from its far edge to below the picture, with the window's light lying on it; seen straight from above, over
 * the whole picture and its margins.
 */
export function paintTable(setup: SceneSetup, style: RoomStyle, isFromAbove = false): Canvas {
  const { width, height } = setup;
  const random = setup.random('table-top');
  const w = Math.ceil(width * (1 + MARGIN * 2));
  const h = Math.ceil(height * (isFromAbove ? 1 + MARGIN * 2 : 1 - TABLE_EDGE + MARGIN));
  const canvas = createCanvas(w, h);
  const context = canvas.getContext('2d');
  const image = context.createImageData(w, h);
  const { data } = image;
  const seed = Math.floor(random() * 1e9);
  const { light, surface, surfaceColour, isDark, isStudio } = style;
  const eye = height * 0.34;
  const unit = Math.min(width, height);
  const shift = random() * 4;
  const plankTone = (plank: number): number => 0.84 + 0.3 * hashCell(plank, 7, seed);
  for (let row = 0; row < h; row++) {
    const depth = isFromAbove ? 1 : 1 / ((row + eye) / eye);
    const v = isFromAbove ? (row / unit) * 2.6 : depth * 6;
    // Far grain is too fine to see: it fades instead of flickering.
    const detail = isFromAbove ? 1 : Math.min(1, (row + eye * 0.16) / (eye * 0.5));
    const sharp = isFromAbove ? 1 : smoothstep(0, height * 0.2, row);
    for (let column = 0; column < w; column++) {
      const u = ((column - w / 2) / unit) * depth * 2.6 + shift;
      let [r, g, b] = surfaceColour as [number, number, number];
      if (surface === 'wood') {
        const plank = Math.floor(v * 1.35);
        const inPlank = v * 1.35 - plank;
        const grain = valueNoise(u * 1.1 + plank * 17, v * 34 + valueNoise(u * 0.8, v * 2, 4096, seed) * 7, 4096, seed);
        const fine = valueNoise(u * 7 + plank * 31, v * 150, 4096, seed + 3) - 0.5;
        const seam = smoothstep(0.035, 0, Math.min(inPlank, 1 - inPlank)) * 0.62 * detail;
        const factor = plankTone(plank) * (1 + (grain - 0.5) * 0.42 * detail + fine * 0.2 * sharp) * (1 - seam);
        r *= factor;
        g *= factor * (0.98 + (grain - 0.5) * 0.08);
        b *= factor * 0.97;
      } else if (surface === 'marble') {
        const bend = valueNoise(u * 1.4, v * 1.2, 4096, seed) * 3.2 + valueNoise(u * 4, v * 3.4, 4096, seed + 1) * 0.9;
        const vein =
          Math.exp(-Math.abs(Math.sin(u * 1.3 + v * 0.8 + bend)) * 11) * 0.5 +
          Math.exp(-Math.abs(Math.sin(u * 0.7 - v * 1.3 + bend * 1.6)) * 26) * 0.34;
        const cloud = (valueNoise(u * 2, v * 2, 4096, seed + 2) - 0.5) * 0.09;
        const factor = 1 - vein * 0.6 * detail + cloud;
        r *= factor;
        g *= factor;
        b *= factor * 1.01;
      } else if (isGround(surface)) {
        const factor = toneOf(surface, { u, v, detail, seed });
        r *= factor;
        g *= factor;
        b *= factor;
      }
      // Panes of light, thrown obliquely from the window's side.
      const along = u * light.side - v * 0.34 - shift * light.side;
      const pane =
        isDark || isStudio || isOpen(surface) || surface === 'cloth'
          ? 0
          : bandOf(along + 0.55, 0.62, 0.1) * bandOf(v * 0.62 + 0.1, 0.8, 0.09);
      const fall = isStudio
        ? 0.92 - Math.abs(column / w - 0.5) * 0.3
        : isOpen(surface)
          ? 0.78
          : 0.5 + 0.24 * smoothstep(-1.4, 1.2, (column / w - 0.5) * 2 * light.side);
      const far = isFromAbove ? 0 : 1 - smoothstep(0, height * 0.12, row);
      const lit = lightOn(
        [Math.min(255, r), Math.min(255, g), Math.min(255, b)],
        light,
        (isDark ? fall * 0.9 : fall + pane * 0.62) + far * 0.2,
      );
      const at = (row * w + column) * 4;
      // The polished table reflects the window towards its far edge.
      const sheen = (surface === 'plain' || isGround(surface) ? 0 : far * 0.26) + (surface === 'marble' ? 0.06 : 0);
      for (let channel = 0; channel < 3; channel++)
        data[at + channel] = lit[channel]! + (light.key[channel]! * (isDark ? 0.5 : 0.94) - lit[channel]!) * sheen;
      data[at + 3] = isFromAbove
        ? 255
        : Math.min(255, smoothstep(0, isStudio ? height * 0.16 : height * 0.022, row) * 255);
    }
  }
  context.putImageData(image, 0, 0);
  if (surface === 'grass') paintBlades(context, setup, lightOn(surfaceColour, light, isDark ? 0.5 : 0.8));
  return canvas;
}

/** 1 within bands `filled` wide of every 1, with soft edges. */
function bandOf(value: number, filled: number, soft: number): number {
  const part = value - Math.floor(value);
  return smoothstep(0, soft, part) * (1 - smoothstep(filled, filled + soft, part));
}
