import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { css, mix } from '../../light/colour.ts';
import type { SceneSetup } from '../../scene.ts';
import { MARGIN } from '../table/tableSize.ts';
import { lightOn, type RoomLight, shadeOf } from '../table/turning.ts';
import { PIECES, type PieceName } from './furniture.ts';
import type { Piece } from './pieces/piece.ts';
import { paintFloor } from './floor.ts';
import { paintOpening, windowBox } from './openings.ts';
import type { InteriorStyle, Perch, Site } from './site.ts';
import { paintDecor } from './roomStyles.ts';
import { joinerAt, metreAt, type RoomView } from './roomView.ts';

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
  paintDecor(site);
  paintOpening(site);
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
  if (kind.wall === 'bricks')
    for (let y = wallFootY, course = 0; y > top; y -= metre * 0.12, course++)
      for (let x = left - (course % 2) * metre * 0.14; x < right; x += metre * 0.28) {
        context.fillStyle = css(shadeOf(wall, 0.72 + random() * 0.3), 0.5);
        context.fillRect(x, y - metre * 0.11, metre * 0.265, metre * 0.105);
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

/** Whether somebody is drawn with the board that they teach or write at. */
const isAtOwnBoard = ({ plan: { details } }: SceneSetup): boolean =>
  details.teaches !== undefined || details.writesOnBoard !== undefined;

/** Puts the kind's furniture against the wall: by the window, opposite, in the middle. */
function furnish(site: Site): void {
  const { view, kind, light, metre } = site;
  const opening = kind.view ?? 'window';
  const centre = view.width / 2;
  // What is wide stands nearer to the middle of a narrow picture, so that at most a quarter of it is cut off.
  const reachOf = ({ wide }: Piece): number =>
    Math.min(
      view.width * 0.36 + Math.max(0, wide - 1.6) * 0.2 * metre,
      metre * 2.35,
      view.width / 2 - wide * metre * 0.25,
    );
  const row = furnitureRow(view);
  const { perch = null } = site;
  if (!perch)
    for (const name of kind.middle) if (!(name === 'board' && isAtOwnBoard(site.setup))) place(site, name, centre, row);
  for (const name of kind.opposite) {
    const piece: Piece = PIECES[name];
    if (name !== perch) place(site, name, centre - light.side * reachOf(piece), row);
  }
  for (const name of kind.byWindow) {
    const piece: Piece = PIECES[name];
    const isByCurtain = piece.isHung && opening === 'window';
    place(site, name, centre + light.side * reachOf(piece) * (isByCurtain ? 0.4 : 1), row + metre * 0.08);
  }
  if (perch && perch !== 'window') place(site, perch, centre, row);
  for (const name of kind.near) {
    const y = view.wallFootY + (view.height - view.wallFootY) * 0.36;
    place(site, name, centre + light.side * reachOf(PIECES[name]) * 0.8, y);
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

/** Where no sun comes in low enough to lie on the floor. */
const UNLIT: ReadonlySet<string> = new Set<string>(['none', 'skylights', 'portholes']);

/** Light from the window: a pool on the floor, shafts in the air, a soft fall-off to the corners. */
function paintLight(site: Site): void {
  const { context, view, light, isDark, isRaining, kind, left, right, top, bottom, metre } = site;
  if (!isDark && !isRaining && !UNLIT.has(kind.view ?? 'window')) {
    const box = windowBox(site);
    const reach = view.height - view.wallFootY;
    context.save();
    context.globalCompositeOperation = 'soft-light';
    context.filter = `blur(${Math.max(1, Math.round(metre * 0.06))}px)`;
    context.fillStyle = css(
      mix(light.key, [255, 255, 255], 0.4),
      kind.view === 'porch' || kind.view === 'terrace' ? 0.3 : 0.62,
    );
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
