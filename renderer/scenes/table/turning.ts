import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../light/colour.ts';
import { smoothstep } from '../../light/noise.ts';
import type { Rgb } from '../../scene.ts';

/** The light of a room: a window on one side and what the walls give back. */
export interface RoomLight {
  key: Rgb;
  ambient: Rgb;
  /** −1: the window is on the left, 1: on the right. */
  side: -1 | 1;
}

/** How much a circle on the table is flattened: the camera looks a little down. */
export const FLATTENING = 0.3;

/** How a circle on the table and heights over it look in a picture taken from above. */
export const FROM_ABOVE = { flat: 0.84, rise: 0.6 } as const;

/** A body turned on a wheel: cups, bowls, bottles, cakes. Heights and radii in units of the ware. */
export interface Turned {
  /** Radius at each height, from the foot up. */
  profile: readonly (readonly [height: number, radius: number])[];
  /** Colour by white light at a height and around the body (−1 left to 1 right). */
  colourAt(height: number, across: number): Rgb;
  /** 0 clay to 1 glaze. */
  gloss: number;
}

/**
 * A ware being put together on its own canvas, from back to front; units are pixels times `unit`, the origin is the
 * foot's middle.
 */
export interface Workbench {
  context: SKRSContext2D;
  light: RoomLight;
  turn(body: Turned, at?: { x: number; z: number; lift?: number }): void;
  ball(place: { x: number; z: number; height: number; radius: number }, colour: Rgb, gloss?: number): void;
  /** A flat round thing lying at a height: liquid, cream, a slice. */
  disc(place: { x: number; z: number; height: number; radius: number }, fill: string): void;
  /** Where a point of the ware is on the canvas. */
  point(x: number, height: number, z: number): { x: number; y: number };
  unit: number;
  /** How much a circle on the table is flattened. */
  flat: number;
  /** How much of a height is seen. */
  rise: number;
  /** A colour as it looks on a level surface in this light. */
  lit(colour: Rgb, amount?: number): string;
}

export interface WareSprite {
  canvas: Canvas;
  /** Pixel of the foot's middle. */
  footX: number;
  footY: number;
  unit: number;
}

/** Builds a ware that is `reach` units wide to each side of its foot and `height` units tall. */
export function bakeWare(
  build: (bench: Workbench) => void,
  {
    unit,
    reach,
    height,
    light,
    isFromAbove = false,
  }: { unit: number; reach: number; height: number; light: RoomLight; isFromAbove?: boolean },
): WareSprite {
  const { flat, rise } = isFromAbove ? FROM_ABOVE : { flat: FLATTENING, rise: 1 };
  // From above, the far half of a plate reaches higher than what lies on it.
  const above = isFromAbove ? height * rise + reach * flat : height;
  const canvas = createCanvas(Math.ceil(reach * 2 * unit), Math.ceil((above + reach * flat * 1.3) * unit));
  const context = canvas.getContext('2d');
  const footX = canvas.width / 2;
  const footY = Math.round(above * unit);
  const point = (x: number, up: number, z: number): { x: number; y: number } => ({
    x: footX + x * unit,
    y: footY - up * unit * rise + z * flat * unit,
  });
  const level = (colour: Rgb, amount = 1): Rgb => lightOn(colour, light, (0.62 + 0.34) * amount);
  build({
    context,
    light,
    unit,
    flat,
    rise,
    point,
    lit: (colour, amount) => css(level(colour, amount)),
    turn: (body, at) => {
      turnBody(context, body, { light, unit, flat, rise, foot: point(at?.x ?? 0, at?.lift ?? 0, at?.z ?? 0) });
    },
    ball({ x, z, height: up, radius }, colour, gloss = 0.4) {
      const centre = point(x, up, z);
      const r = radius * unit;
      const fill = context.createRadialGradient(
        centre.x + light.side * r * 0.4,
        centre.y - r * 0.45,
        r * 0.05,
        centre.x,
        centre.y,
        r,
      );
      fill.addColorStop(0, css(mix(lightOn(colour, light, 1.12), [255, 255, 255], gloss * 0.5)));
      fill.addColorStop(0.32, css(lightOn(colour, light, 0.98)));
      fill.addColorStop(0.78, css(lightOn(colour, light, 0.52)));
      fill.addColorStop(1, css(lightOn(colour, light, 0.36)));
      context.fillStyle = fill;
      context.beginPath();
      context.arc(centre.x, centre.y, r, 0, Math.PI * 2);
      context.fill();
    },
    disc({ x, z, height: up, radius }, fill) {
      const centre = point(x, up, z);
      context.fillStyle = fill;
      context.beginPath();
      context.ellipse(centre.x, centre.y, radius * unit, radius * unit * flat, 0, 0, Math.PI * 2);
      context.fill();
    },
  });
  return { canvas, footX, footY, unit };
}

/** A colour under the room's light, `direct` of which comes from the window. */
export function lightOn(colour: Rgb, { key, ambient }: RoomLight, direct: number): Rgb {
  const channel = (index: 0 | 1 | 2): number =>
    (colour[index] / 255) * Math.min(330, ambient[index] * 0.5 + key[index] * direct * 0.92);
  return [Math.min(255, channel(0)), Math.min(255, channel(1)), Math.min(255, channel(2))];
}

/**
 * Paints a turned body as a pile of thin slices, the lowest first: what each next one leaves uncovered is the visible
 * surface.
 */
function turnBody(
  context: SKRSContext2D,
  { profile, colourAt, gloss }: Turned,
  {
    light,
    unit,
    flat,
    rise,
    foot,
  }: { light: RoomLight; unit: number; flat: number; rise: number; foot: { x: number; y: number } },
): void {
  const top = profile.at(-1)![0];
  const widest = Math.max(...profile.map(([, radius]) => radius)) * unit;
  const lowest = profile[0]![0];
  const left = Math.floor(foot.x - widest) - 1;
  const upper = Math.floor(foot.y - top * unit * rise - widest * flat) - 2;
  const w = Math.ceil(widest * 2) + 3;
  const h = Math.ceil((top - lowest) * unit * rise + widest * flat * 2) + 4;
  const layer = createCanvas(w, h);
  const target = layer.getContext('2d');
  const image = target.createImageData(w, h);
  const { data } = image;
  const steps = Math.max(2, Math.ceil((top - lowest) * unit * 1.6));
  target.beginPath();
  for (let step = 0; step <= steps; step++) {
    const height = lowest + ((top - lowest) * step) / steps;
    const radius = radiusAt(profile, height);
    const r = radius * unit;
    if (r < 0.5) continue;
    const slope = (radiusAt(profile, height + 0.01) - radiusAt(profile, height - 0.01)) / 0.02;
    const tilt = 1 / Math.hypot(1, slope);
    const centreX = foot.x - left;
    const centreY = foot.y - height * unit * rise - upper;
    target.moveTo(centreX + r, centreY);
    target.ellipse(centreX, centreY, r, Math.max(0.5, r * flat), 0, 0, Math.PI * 2);
    // A pixel wider than the body, which is then cut along its outline.
    const from = Math.max(0, Math.floor(centreX - r) - 1);
    const to = Math.min(w - 1, Math.ceil(centreX + r) + 1);
    for (let x = from; x <= to; x++) {
      const across = Math.max(-1, Math.min(1, (x - centreX) / r));
      const front = Math.sqrt(Math.max(0, 1 - across * across));
      const facing = across * light.side;
      const direct = Math.max(0, facing * 0.66 * tilt + front * 0.46 * tilt - slope * tilt * 0.5);
      const colour = lightOn(colourAt(height, across), light, Math.min(1.2, direct + 0.12));
      // The window as a tall soft patch in the glaze, and the room along the rim.
      const gleam =
        gloss *
        (smoothstep(0.34, 0.44, facing) * (1 - smoothstep(0.62, 0.72, facing)) * 0.62 +
          smoothstep(0.86, 1, Math.abs(across)) * 0.12);
      const shade = 0.62 + 0.38 * Math.min(1, (height - lowest) / Math.max(0.001, (top - lowest) * 0.4));
      const half = r * flat * front;
      const pixel: [number, number, number] = [0, 0, 0];
      for (let channel = 0; channel < 3; channel++) {
        const body = colour[channel]! * shade;
        pixel[channel] = body + (Math.min(255, light.key[channel]! * 1.1) - body) * gleam;
      }
      const first = Math.max(0, Math.floor(centreY - half) - 1);
      const last = Math.min(h - 1, Math.ceil(centreY + half) + 1);
      for (let y = first; y <= last; y++) {
        const at = (y * w + x) * 4;
        data[at] = pixel[0];
        data[at + 1] = pixel[1];
        data[at + 2] = pixel[2];
        data[at + 3] = 255;
      }
    }
  }
  target.putImageData(image, 0, 0);
  target.globalCompositeOperation = 'destination-in';
  target.fill();
  context.drawImage(layer, left, upper);
}

/** Radius of a profile at a height, along a smooth line through its points. */
function radiusAt(profile: Turned['profile'], height: number): number {
  const last = profile.length - 1;
  if (height <= profile[0]![0]) return profile[0]![1];
  if (height >= profile[last]![0]) return profile[last]![1];
  let index = 0;
  while (profile[index + 1]![0] < height) index++;
  const [h0, r0] = profile[index]!;
  const [h1, r1] = profile[index + 1]!;
  const before = profile[Math.max(0, index - 1)]!;
  const after = profile[Math.min(last, index + 2)]!;
  const span = Math.max(1e-6, h1 - h0);
  const t = (height - h0) / span;
  const m0 = ((r1 - before[1]) / Math.max(1e-6, h1 - before[0])) * span;
  const m1 = ((after[1] - r0) / Math.max(1e-6, after[0] - h0)) * span;
  const cubic =
    (2 * t ** 3 - 3 * t * t + 1) * r0 +
    (t ** 3 - 2 * t * t + t) * m0 +
    (-2 * t ** 3 + 3 * t * t) * r1 +
    (t ** 3 - t * t) * m1;
  return Math.max(0, Math.min(Math.max(r0, r1) * 1.06, Math.max(Math.min(r0, r1) * 0.94, cubic)));
}

/** A colour made paler or darker without leaving its hue. */
export function shadeOf(colour: Rgb, factor: number): Rgb {
  return factor > 1 ? mix(colour, [255, 255, 255], Math.min(1, factor - 1)) : scale(colour, factor);
}
