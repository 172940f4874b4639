import { createCanvas, Path2D, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, rgb, scale } from '../light/colour.ts';
import { isAnimal } from './animals/isAnimal.ts';
import { FIGURES } from './figureDrawings.ts';
import { canAct } from './figureLook.ts';
import { closeGaps, fillHoles, normalsOf, type Relief } from './silhouetteRelief.ts';
import type { Silhouette } from './silhouettes.ts';
import type { Rgb } from '../scene.ts';

/** The light that falls on a subject. */
export interface SubjectLight {
  /** Colour of the direct light and of its rim. */
  key: Rgb;
  /** Colour of the light from everywhere else. */
  ambient: Rgb;
  /** Direction of the light in the picture's plane: x right, y down, length at most 1. */
  from: readonly [number, number];
  /** 0 (lit from the front) to 1 (against the light: dark body, bright rim). */
  backlit: number;
  /** Whether windows are lit. */
  isDark?: boolean;
}

const WINDOW_LIGHT = '#ffd68a';

/** Radius, in outline units, within which gaps between an icon's pieces are closed; they are 14 to 16 wide. */
const GAP_RADIUS = 11;

/** A subject lit once, ready to be drawn at any size. */
export interface SubjectSprite {
  canvas: Canvas;
  /** The body's width over its height, without margins. */
  aspect: number;
  /** Margin on each side of the body, in pixels of the canvas. */
  margin: number;
}

/** Draws and lights a silhouette `height` pixels high. */
export function bakeSubject(silhouette: Silhouette, height: number, light: SubjectLight): SubjectSprite {
  const unit = height / silhouette.box[3];
  // Closing gaps also looks outside the body; with a narrow margin its edges would come out flat.
  const margin = 3 + (silhouette.gaps === 'none' ? 0 : Math.ceil(GAP_RADIUS * unit * 2));
  const width = Math.ceil(silhouette.box[2] * unit) + margin * 2;
  const rows = Math.ceil(height) + margin * 2;
  const canvas = createCanvas(width, rows);
  const context = canvas.getContext('2d');
  const trace = (gapsToo: boolean): void => {
    context.setTransform(unit, 0, 0, unit, margin - silhouette.box[0] * unit, margin - silhouette.box[1] * unit);
    for (const part of silhouette.parts) {
      const path = new Path2D(part.path);
      if (gapsToo) {
        context.strokeStyle = css(scale(rgb(part.fill), 0.56));
        context.lineWidth = GAP_RADIUS * 2.4;
        context.lineJoin = 'round';
        context.stroke(path);
      }
      context.fillStyle = part.fill;
      context.fill(path);
    }
    context.setTransform(1, 0, 0, 1, 0, 0);
  };
  trace(false);
  const edge = context.getImageData(0, 0, width, rows).data;
  let isBody = new Uint8Array(width * rows);
  for (let index = 0; index < isBody.length; index++) isBody[index] = edge[index * 4 + 3]! > 127 ? 1 : 0;
  const alpha = new Uint8Array(width * rows);
  for (let index = 0; index < alpha.length; index++) alpha[index] = edge[index * 4 + 3]!;
  if (silhouette.gaps !== 'none') {
    isBody = new Uint8Array(closeGaps(isBody, width, rows, GAP_RADIUS * unit));
    if (silhouette.gaps === 'all') isBody = new Uint8Array(fillHoles(isBody, width, rows));
    for (let index = 0; index < alpha.length; index++) if (isBody[index]) alpha[index] = 255;
    context.fillStyle = css(scale(rgb(silhouette.parts[0]!.fill), 0.74));
    context.fillRect(0, 0, width, rows);
    trace(true);
    const pieces = createCanvas(width, rows);
    const piecesContext = pieces.getContext('2d');
    const image = piecesContext.createImageData(width, rows);
    image.data.set(edge);
    piecesContext.putImageData(image, 0, 0);
    context.drawImage(pieces, 0, 0);
  }
  const image = context.getImageData(0, 0, width, rows);
  const { roundness, flatness } = RELIEFS[reliefOf(silhouette)];
  const normals = normalsOf(isBody, width, rows, {
    roundness: Math.max(3, Math.min(silhouette.box[2], silhouette.box[3]) * unit * roundness),
    flatness,
  });
  shade(image.data, { alpha, normals, rows, width, light, glow: silhouette.glow ? rgb(silhouette.glow) : null });
  context.putImageData(image, 0, 0);
  if (light.isDark) {
    context.setTransform(unit, 0, 0, unit, margin - silhouette.box[0] * unit, margin - silhouette.box[1] * unit);
    lightWindows(context, silhouette, height);
    context.setTransform(1, 0, 0, 1, 0, 0);
  }
  return { canvas, aspect: silhouette.box[2] / silhouette.box[3], margin };
}

/** Lamplight in the windows, and what of it falls on the walls around them. */
function lightWindows(context: SKRSContext2D, { parts }: Silhouette, height: number): void {
  context.save();
  context.globalCompositeOperation = 'source-atop';
  context.shadowColor = 'rgba(255,170,80,0.9)';
  context.shadowBlur = height * 0.07;
  context.fillStyle = WINDOW_LIGHT;
  for (const { path, isWindow } of parts) if (isWindow) context.fill(new Path2D(path));
  context.restore();
}

/**
 * How round things look; roundness as a part of their narrower side. People's limbs are narrow: rounded as an animal's
 * body is, they would be tubes, and faces dark at the edges.
 */
const RELIEFS = {
  building: { roundness: 0.035, flatness: 1 },
  person: { roundness: 0.06, flatness: 1.7 },
  round: { roundness: 0.26, flatness: 1.7 },
  other: { roundness: 0.12, flatness: 1.25 },
} as const satisfies Record<string, Relief>;

/** What is as round as an animal on the ground. */
const ROUND: ReadonlySet<string> = new Set(
  'pumpkin snowman mushroom cactus swan swimming-duck whale dolphin shark turtle octopus squid mammoth dinosaur raptor ostrich dragon pegasus balloon betta'.split(
    ' ',
  ),
);

function reliefOf({ name, facing, motion, anchor }: Silhouette): keyof typeof RELIEFS {
  if (name in FIGURES || canAct(name)) return 'person';
  if (isAnimal(name) || ROUND.has(name)) return 'round';
  return facing === 'front' && motion === 'still' && anchor === 'ground' ? 'building' : 'other';
}

interface Shading {
  alpha: Uint8Array;
  normals: Float32Array;
  rows: number;
  width: number;
  light: SubjectLight;
  glow: Rgb | null;
}

function shade(pixels: Uint8ClampedArray, { alpha, normals, rows, width, light, glow }: Shading): void {
  const { key, ambient, backlit } = light;
  const [fromX, fromY] = light.from;
  const front = Math.sqrt(Math.max(0.08, 1 - Math.min(0.92, fromX * fromX + fromY * fromY))) * (1 - backlit * 0.9);
  const dark = mix(scale(ambient, 0.3), key, 0.06);
  // A low sun behind draws a bright edge all around long before it makes the body dark.
  const behind = Math.min(1, backlit * 2.6);
  const rimStrength = 0.1 + 0.95 * behind;
  for (let y = 0; y < rows; y++) {
    // Light from the sky above, a little less near the feet.
    const sky = 0.9 - 0.3 * (y / rows);
    for (let x = 0; x < width; x++) {
      const index = y * width + x;
      const at = index * 4;
      if (alpha[index] === 0) {
        pixels[at + 3] = 0;
        continue;
      }
      const nx = normals[index * 3]!;
      const ny = normals[index * 3 + 1]!;
      const nz = normals[index * 3 + 2]!;
      const lambert = Math.max(0, nx * fromX + ny * fromY + nz * front);
      const towards = Math.max(0, nx * fromX + ny * fromY);
      const around = behind * 0.8 * (1 - nz) ** 3.2 * Math.max(0, 0.7 - ny);
      const rim = Math.min(1, (1 - nz) ** 1.2 * towards * 3.4 + around) * rimStrength;
      const fill = sky * (0.86 - 0.2 * ny) * (1 - backlit * 0.28);
      const direct = lambert * (0.86 - backlit * 0.56);
      for (let channel = 0; channel < 3; channel++) {
        const albedo = pixels[at + channel]! / 255;
        let value = albedo * (ambient[channel]! * fill + key[channel]! * direct);
        value = value * (1 - backlit * 0.34) + dark[channel]! * backlit * 0.34;
        value += (key[channel]! - value * 0.4) * rim;
        if (glow) value = value * 0.35 + (albedo * 255 * 0.72 + glow[channel]! * 0.28) * 0.75;
        pixels[at + channel] = value;
      }
      pixels[at + 3] = alpha[index]!;
    }
  }
}

/** The sprite's shape in one colour; drawn over the sprite at partial opacity, it looks like haze. */
export function tintSprite(sprite: Canvas, colour: Rgb): Canvas {
  const canvas = createCanvas(sprite.width, sprite.height);
  const context = canvas.getContext('2d');
  context.drawImage(sprite, 0, 0);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = css(colour);
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}
