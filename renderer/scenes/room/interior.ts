import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../light/colour.ts';
import { valueNoise } from '../../light/noise.ts';
import type { Rgb, SceneSetup } from '../../scene.ts';
import { MARGIN } from '../table/tableSize.ts';
import { lightOn, shadeOf, type RoomLight } from '../table/turning.ts';
import { PIECES, type Piece, type PieceName } from './furniture.ts';
import type { RoomKind } from './roomKinds.ts';
import { joinerAt, metreAt, unitOf, type RoomView } from './roomView.ts';

/** What a room is painted with. */
export interface InteriorStyle {
  kind: RoomKind;
  light: RoomLight;
  isDark: boolean;
  isRaining: boolean;
  /** Softness of what is behind the subject, as a part of the picture's height. */
  blur: number;
  /** What the subject rests on, which then stands in the middle. */
  perch?: Perch | null;
}

/** What an animal may rest on in a room. */
export type Perch = 'sofa' | 'bed' | 'window';

interface Site extends InteriorStyle {
  context: SKRSContext2D;
  setup: SceneSetup;
  view: RoomView;
  wall: Rgb;
  /** Left and right end of what is painted, and its top and bottom. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  random: () => number;
  /** Pixels per metre on the wall. */
  metre: number;
}

/** Wall, floor and furniture of a room, as one canvas that begins `MARGIN` outside the picture. */
export function paintInterior(setup: SceneSetup, view: RoomView, style: InteriorStyle): Canvas {
  const { width, height } = setup;
  const random = setup.random('interior');
  const canvas = createCanvas(Math.ceil(width * (1 + MARGIN * 2)), Math.ceil(height * (1 + MARGIN * 2)));
  const context = canvas.getContext('2d');
  context.translate(width * MARGIN, height * MARGIN);
  const walls = style.kind.walls;
  const site: Site = {
    ...style,
    context,
    setup,
    view,
    wall: walls[Math.floor(random() * walls.length)]!,
    left: -MARGIN * width,
    right: width * (1 + MARGIN),
    top: -MARGIN * height,
    bottom: height * (1 + MARGIN),
    random,
    metre: metreAt(view, view.wallFootY),
  };
  paintWall(site);
  if (style.kind.isOpen) paintOpening(site);
  else paintWindow(site);
  paintFloor(site);
  furnish(site);
  paintLight(site);
  return style.blur > 0 ? softened(canvas, style.blur * height) : canvas;
}

function paintWall({ context, view, wall, light, isDark, kind, left, right, top, random, metre }: Site): void {
  const { wallFootY } = view;
  const from = light.side < 0 ? left : right;
  const to = light.side < 0 ? right : left;
  const tone = context.createLinearGradient(from, 0, to, 0);
  tone.addColorStop(0, css(lightOn(wall, light, isDark ? 0.44 : 0.66)));
  tone.addColorStop(0.5, css(lightOn(wall, light, isDark ? 0.36 : 0.54)));
  tone.addColorStop(1, css(lightOn(wall, light, isDark ? 0.26 : 0.38)));
  context.fillStyle = tone;
  context.fillRect(left, top, right - left, wallFootY - top + 2);
  const step = metre * (kind.wall === 'tiles' ? 0.2 : 0.24);
  if (kind.wall === 'boards')
    for (let x = left; x < right; x += step) {
      context.fillStyle = css(shadeOf(wall, 0.4), 0.12 + random() * 0.1);
      context.fillRect(x, top, Math.max(1, metre * 0.012), wallFootY - top);
    }
  if (kind.wall === 'tiles') {
    context.fillStyle = css([255, 255, 255], 0.3);
    for (let x = left; x < right; x += step) context.fillRect(x, wallFootY - metre * 1.7, metre * 0.012, metre * 1.7);
    for (let y = wallFootY; y > wallFootY - metre * 1.75; y -= step)
      context.fillRect(left, y, right - left, metre * 0.012);
  }
  if (kind.wall === 'woven')
    for (let y = wallFootY; y > wallFootY - metre * 1.02; y -= step * 0.4)
      for (let x = left; x < right; x += step * 0.4) {
        const isOver = (Math.round(x / (step * 0.4)) + Math.round(y / (step * 0.4))) % 2 === 0;
        context.fillStyle = css(isOver ? [255, 232, 180] : [70, 44, 20], 0.16);
        context.fillRect(x, y - step * 0.4, step * 0.38, step * 0.38);
      }
  if (kind.wainscot) {
    const tall = metre * 0.9;
    context.fillStyle = css(lightOn(kind.wainscot, light, isDark ? 0.2 : 0.4));
    context.fillRect(left, wallFootY - tall, right - left, tall);
    context.fillStyle = css(lightOn(shadeOf(kind.wainscot, 1.3), light, 0.6));
    context.fillRect(left, wallFootY - tall, right - left, metre * 0.05);
  }
  context.fillStyle = css(lightOn(mix(wall, [255, 255, 255], 0.3), light, 0.5));
  context.fillRect(left, wallFootY - metre * 0.1, right - left, metre * 0.1);
  context.fillStyle = css([0, 0, 0], 0.2);
  context.fillRect(left, wallFootY - metre * 0.012, right - left, metre * 0.02);
}

/** Sky and trees, as they are seen through a window or over a low wall. */
function paintOutside(
  { context, setup, isDark, isRaining, random, metre }: Site,
  { x, y, wide, tall }: { x: number; y: number; wide: number; tall: number },
): void {
  const { palette } = setup;
  const sky = context.createLinearGradient(0, y, 0, y + tall);
  const wet = isRaining ? 0.6 : 0;
  sky.addColorStop(0, css(isDark ? scale(palette.zenith, 1.1) : mix(palette.mid, [186, 194, 198], 0.3 + wet)));
  sky.addColorStop(1, css(isDark ? scale(palette.horizon, 0.6) : mix(palette.horizon, [255, 252, 240], 0.4)));
  context.save();
  context.beginPath();
  context.rect(x, y, wide, tall);
  context.clip();
  context.fillStyle = sky;
  context.fillRect(x, y, wide, tall);
  for (let leaf = 0; leaf < 60; leaf++) {
    const depth = random();
    const green: Rgb = [70 + depth * 70, 118 + depth * 60, 62 + depth * 30];
    context.fillStyle = css(
      isDark ? scale(green, 0.22) : mix(green, palette.horizon, 0.2 + 0.25 * (1 - depth)),
      0.5 + depth * 0.3,
    );
    context.beginPath();
    context.arc(
      x + random() * wide,
      y + tall * (0.56 + random() * 0.5),
      metre * (0.1 + random() * 0.22),
      0,
      Math.PI * 2,
    );
    context.fill();
  }
  if (isRaining) {
    context.strokeStyle = css([236, 242, 248], 0.72);
    context.lineWidth = Math.max(1, metre * 0.014);
    context.beginPath();
    for (let drop = 0; drop < (wide / metre) * 52; drop++) {
      const [dropX, dropY] = [x + random() * wide, y + random() * tall];
      context.moveTo(dropX, dropY);
      context.lineTo(dropX - metre * 0.02, dropY + metre * 0.16);
    }
    context.stroke();
  }
  context.restore();
}

/** The window's place, on the lit side of the wall, or in its middle if somebody sits there. */
export function windowBox({ view, light, perch }: Pick<Site, 'view' | 'light' | 'perch'>): {
  x: number;
  y: number;
  wide: number;
  tall: number;
} {
  const metre = metreAt(view, view.wallFootY);
  const wide = metre * 1.5;
  const reach = perch === 'window' ? 0 : Math.min(view.width * 0.3, metre * 2.1);
  const x = view.width / 2 + light.side * reach - wide / 2;
  return { x, y: view.wallFootY - metre * 2.35, wide, tall: metre * 1.5 };
}

function paintWindow(site: Site): void {
  const { context, wall, light, metre, isDark } = site;
  const box = windowBox(site);
  paintOutside(site, box);
  const frame = css(lightOn(mix(wall, [255, 255, 255], 0.5), light, 0.6));
  const bar = metre * 0.06;
  context.fillStyle = frame;
  context.fillRect(box.x - bar, box.y - bar, box.wide + bar * 2, bar);
  context.fillRect(box.x - bar * 1.6, box.y + box.tall, box.wide + bar * 3.2, bar * 1.3);
  context.fillRect(box.x - bar, box.y, bar, box.tall);
  context.fillRect(box.x + box.wide, box.y, bar, box.tall);
  context.fillRect(box.x + box.wide / 2 - bar / 2, box.y, bar, box.tall);
  context.fillRect(box.x, box.y + box.tall * 0.36, box.wide, bar * 0.8);
  context.fillStyle = css([0, 0, 0], 0.16);
  context.fillRect(box.x - bar * 1.6, box.y + box.tall + bar * 1.3, box.wide + bar * 3.2, bar * 0.5);
  // Curtains, pleated.
  const cloth = mix(wall, [246, 238, 224], 0.5);
  for (const side of [-1, 1]) {
    const outer = side < 0 ? box.x - metre * 0.3 : box.x + box.wide - metre * 0.12;
    for (let pleat = 0; pleat < 6; pleat++) {
      context.fillStyle = css(lightOn(cloth, light, (isDark ? 0.2 : 0.5) + (pleat % 2 ? 0.16 : 0)), 0.94);
      context.fillRect(outer + pleat * metre * 0.07, box.y - metre * 0.14, metre * 0.072, box.tall + metre * 0.4);
    }
  }
  context.fillStyle = css(lightOn([110, 78, 54], light, 0.4));
  context.fillRect(box.x - metre * 0.45, box.y - metre * 0.2, box.wide + metre * 0.9, metre * 0.06);
}

/** Open above a low wall: posts, the roof's edge, and trees behind. */
function paintOpening(site: Site): void {
  const { context, view, left, right, top, light, metre, isDark } = site;
  const bottom = view.wallFootY - metre * 1.02;
  const roof = view.wallFootY - metre * 2.7;
  const y = Math.max(top, roof);
  paintOutside(site, { x: left, y, wide: right - left, tall: bottom - y });
  const wood: Rgb = [124, 84, 52];
  context.fillStyle = css(lightOn(wood, light, isDark ? 0.3 : 0.5));
  context.fillRect(left, bottom - metre * 0.08, right - left, metre * 0.1);
  context.fillStyle = css(lightOn(shadeOf(wood, 0.6), light, 0.2));
  context.fillRect(left, top, right - left, Math.max(0, roof - top) + metre * 0.12);
  for (const part of [-2.9, -1.45, 1.45, 2.9]) {
    const x = view.width / 2 + part * metre;
    const tone = context.createLinearGradient(x - metre * 0.08, 0, x + metre * 0.08, 0);
    tone.addColorStop(0, css(lightOn(wood, light, light.side < 0 ? 0.7 : 0.24)));
    tone.addColorStop(1, css(lightOn(wood, light, light.side < 0 ? 0.24 : 0.7)));
    context.fillStyle = tone;
    context.fillRect(x - metre * 0.08, top, metre * 0.16, view.wallFootY - top);
  }
}

function paintFloor({ context, setup, view, kind, light, isDark, left, right, bottom }: Site): void {
  const { width, horizonY, wallFootY, eye } = view;
  const w = Math.ceil(right - left);
  const h = Math.ceil(bottom - wallFootY);
  const floor = createCanvas(w, h);
  const c = floor.getContext('2d');
  const image = c.createImageData(w, h);
  const { data } = image;
  const seed = setup.plan.seed % 977;
  for (let row = 0; row < h; row++) {
    const below = wallFootY + row - horizonY;
    const metre = below / eye;
    // Metres from the camera, in units of the eye's height above the floor.
    const away = (eye * unitOf(view)) / below;
    for (let column = 0; column < w; column++) {
      const across = (column + left - width / 2) / metre;
      let tone = 1;
      if (kind.floor === 'tiles') {
        const [a, b] = [across / 0.5, (away * 1.3) / 0.5];
        const soft = Math.min(0.4, 1.4 / (metre * 0.5));
        const seam = Math.min(Math.abs(a - Math.round(a)), Math.abs(b - Math.round(b)) * 0.8);
        tone =
          seam < 0.03 + soft * 0.1
            ? 0.84
            : 0.97 + 0.06 * (valueNoise(Math.floor(a + 0.5), Math.floor(b + 0.5), 64, seed) - 0.5);
      } else {
        const plank = across / (kind.floor === 'mat' ? 0.07 : 0.2);
        const at = Math.floor(plank);
        const grain = valueNoise(at * 7.3 + across * 2, away * (kind.floor === 'mat' ? 9 : 2.4), 4096, seed);
        const seam = plank - at < Math.min(0.5, 1.3 / (metre * 0.2)) ? 0.86 : 1;
        tone =
          (0.86 + 0.14 * valueNoise(at, Math.floor(away * 0.9 + at * 0.37), 4096, seed + 3) + (grain - 0.5) * 0.16) *
          seam;
      }
      const side = ((column / w - 0.5) * 2 * light.side + 1) / 2;
      const near = row / h;
      const direct = (isDark ? 0.28 : 0.32 + 0.26 * side) + 0.1 * near;
      const lit = lightOn(scale(kind.floorColour, tone), light, direct);
      // The floor is a little polished: towards the wall it takes the room's light.
      const sheen = 0.16 * (1 - near) ** 3;
      const at = (row * w + column) * 4;
      for (let channel = 0; channel < 3; channel++)
        data[at + channel] = lit[channel]! + (light.key[channel]! * 0.9 - lit[channel]!) * sheen;
      data[at + 3] = 255;
    }
  }
  c.putImageData(image, 0, 0);
  context.drawImage(floor, left, wallFootY);
  // The wall's shade on the floor.
  const shade = context.createLinearGradient(0, wallFootY, 0, wallFootY + h * 0.14);
  shade.addColorStop(0, css([20, 14, 10], 0.34));
  shade.addColorStop(1, css([20, 14, 10], 0));
  context.fillStyle = shade;
  context.fillRect(left, wallFootY, right - left, h * 0.14);
  if (kind.hasRug) {
    const y = wallFootY + (view.height - wallFootY) * 0.52;
    for (const [size, colour] of [
      [1, [176, 86, 70]],
      [0.9, [226, 204, 168]],
      [0.84, [186, 102, 82]],
    ] as const) {
      context.fillStyle = css(lightOn(colour, light, isDark ? 0.2 : 0.4));
      context.beginPath();
      context.ellipse(width / 2, y, unitOf(view) * 0.66 * size, unitOf(view) * 0.13 * size, 0, 0, Math.PI * 2);
      context.fill();
    }
  }
}

/** Where the furniture stands that is against the wall. */
const furnitureRow = (view: RoomView): number => view.wallFootY + metreAt(view, view.wallFootY) * view.eye * 0.05;

/** Where somebody's feet are who is on a piece of furniture or at the window, and how large a metre is there. */
export function perchAt(
  perch: Perch,
  { view, light }: { view: RoomView; light: RoomLight },
): { x: number; y: number; metre: number } {
  if (perch === 'window') {
    const { x, y, wide, tall } = windowBox({ view, light, perch });
    return { x: x + wide / 2, y: y + tall, metre: metreAt(view, view.wallFootY) };
  }
  const row = furnitureRow(view);
  const metre = metreAt(view, row);
  return { x: view.width / 2 + metre * 0.06, y: row - metre * SEAT, metre };
}

const SEAT = 0.46;

/** Puts the kind's furniture against the wall: by the window, opposite, in the middle. */
function furnish(site: Site): void {
  const { view, kind, light, metre } = site;
  const centre = view.width / 2;
  const reach = Math.min(view.width * 0.36, metre * 2.35);
  const row = furnitureRow(view);
  const { perch = null } = site;
  if (!perch) for (const name of kind.middle) place(site, name, centre, row);
  for (const name of kind.opposite) {
    const piece: Piece = PIECES[name];
    if (name !== perch)
      place(site, name, centre - light.side * (reach + Math.max(0, piece.wide - 1.6) * 0.2 * metre), row);
  }
  for (const name of kind.byWindow) {
    const isOnWall = (PIECES[name] as Piece).isHung;
    place(site, name, centre + light.side * (isOnWall && !kind.isOpen ? reach * 0.4 : reach), row + metre * 0.08);
  }
  if (perch && perch !== 'window') place(site, perch, centre, row);
  for (const name of kind.near) {
    const y = view.wallFootY + (view.height - view.wallFootY) * 0.36;
    place(site, name, centre + light.side * reach * 0.8, y);
  }
}

function place({ context, light, view, random }: Site, name: PieceName, x: number, footY: number): void {
  const piece: Piece = PIECES[name];
  const metre = metreAt(view, footY);
  if (!piece.isHung) {
    context.save();
    context.translate(x, footY);
    context.scale(1, 0.1);
    const shade = context.createRadialGradient(0, 0, 0, 0, 0, piece.wide * metre * 0.62);
    shade.addColorStop(0, css([16, 10, 8], 0.5));
    shade.addColorStop(0.7, css([16, 10, 8], 0.34));
    shade.addColorStop(1, css([16, 10, 8], 0));
    context.fillStyle = shade;
    context.beginPath();
    context.arc(0, 0, piece.wide * metre * 0.62, 0, Math.PI * 2);
    context.fill();
    context.restore();
  }
  piece.build(joinerAt(context, light, { x, footY, metre }), random);
}

/** Light from the window: a pool on the floor, shafts in the air, a soft fall-off to the corners. */
function paintLight(site: Site): void {
  const { context, view, light, isDark, isRaining, kind, left, right, top, bottom, metre } = site;
  if (!isDark && !isRaining) {
    const box = windowBox(site);
    const reach = view.height - view.wallFootY;
    context.save();
    context.globalCompositeOperation = 'soft-light';
    context.filter = `blur(${Math.max(1, Math.round(metre * 0.06))}px)`;
    context.fillStyle = css(mix(light.key, [255, 255, 255], 0.4), kind.isOpen ? 0.3 : 0.62);
    for (const pane of [0, 1]) {
      const x = box.x + (pane * box.wide) / 2 - light.side * metre * 0.7;
      const slant = -light.side * reach * 1.1;
      context.beginPath();
      context.moveTo(x + metre * 0.05, view.wallFootY + reach * 0.1);
      context.lineTo(x + box.wide * 0.46, view.wallFootY + reach * 0.1);
      context.lineTo(x + box.wide * 0.62 + slant, view.wallFootY + reach * 0.9);
      context.lineTo(x - box.wide * 0.1 + slant, view.wallFootY + reach * 0.9);
      context.fill();
    }
    context.restore();
  }
  const far = light.side < 0 ? right : left;
  const near = light.side < 0 ? left : right;
  const fall = context.createLinearGradient(near, top, far, bottom);
  fall.addColorStop(0, css(light.key, isDark ? 0.04 : 0.16));
  fall.addColorStop(0.5, css(light.key, 0));
  fall.addColorStop(0.55, css([24, 16, 14], 0));
  fall.addColorStop(1, css([24, 16, 14], isDark ? 0.24 : 0.16));
  context.fillStyle = fall;
  context.fillRect(left, top, right - left, bottom - top);
}

/** The lens is focused on whoever is in the room. */
function softened(canvas: Canvas, radius: number): Canvas {
  const soft = createCanvas(canvas.width, canvas.height);
  const context = soft.getContext('2d');
  context.drawImage(canvas, 0, 0);
  context.filter = `blur(${radius.toFixed(1)}px)`;
  context.drawImage(canvas, 0, 0);
  return soft;
}
