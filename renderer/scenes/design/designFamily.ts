import { createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import type { Design } from '../../prompt/design.ts';
import type { SceneFamily } from '../../scene.ts';
import { bakeSubject } from '../../subject/subjectSprite.ts';
import { SILHOUETTES } from '../../subject/silhouettes.ts';
import { EMBLEMS, type EmblemInk } from './emblemDrawings.ts';
import { paintGround } from './grounds.ts';
import { isDarkPage } from './areas.ts';
import type { Layout } from './column.ts';
import { layOut } from './layOut.ts';

/** A page of letters: its ground, frame and sign. The letters themselves are laid over it. */
export const createDesign: SceneFamily = ({ plan, width, height, random }) => {
  const design = plan.design!;
  const layout = layOut(design, { width, height, seed: plan.seed });
  const sheet = createCanvas(width, height);
  const context = sheet.getContext('2d');
  context.lineJoin = 'round';
  context.lineCap = 'round';
  paintGround(context, design, { layout, width, height, random: random('design') });
  paintRules(context, layout, isDarkPage(design, layout.colours));
  paintSign(context, design, layout);
  return {
    paint(target, { seconds }) {
      target.drawImage(sheet, 0, 0);
      paintSheen(target, { width, height, seconds });
    },
  };
};

/** Seconds from one gleam over the paper to the next, and when the first begins. */
const SHEEN_EVERY = 5;
const SHEEN_FROM = 2.4;

/** A gleam that passes over the paper, so that a clip of it lives. */
function paintSheen(
  context: SKRSContext2D,
  { width, height, seconds }: { width: number; height: number; seconds: number },
): void {
  const part = ((seconds - SHEEN_FROM) % SHEEN_EVERY) / 1.6;
  if (part <= 0 || part >= 1) return;
  const x = (part * 1.8 - 0.4) * width;
  const gleam = context.createLinearGradient(x - width * 0.2, 0, x + width * 0.2, height * 0.25);
  gleam.addColorStop(0, 'rgba(255,255,255,0)');
  gleam.addColorStop(0.5, 'rgba(255,255,255,0.2)');
  gleam.addColorStop(1, 'rgba(255,255,255,0)');
  context.fillStyle = gleam;
  context.fillRect(0, 0, width, height);
}

function paintRules(context: SKRSContext2D, { rules, leaders, pill, colours, ink }: Layout, isDark: boolean): void {
  context.strokeStyle = isDark ? colours.accent : colours.main;
  for (const { x, y, half } of rules) {
    context.lineWidth = Math.max(1, half * 0.03);
    context.beginPath();
    context.moveTo(x - half, y);
    context.lineTo(x + half, y);
    context.stroke();
  }
  context.fillStyle = ink;
  context.globalAlpha = 0.5;
  for (const { from, to, y } of leaders) {
    const step = Math.max(5, (to - from) / 60);
    for (let x = from; x < to; x += step) context.fillRect(x, y, 1.4, 1.4);
  }
  context.globalAlpha = 1;
  if (pill) {
    context.fillStyle = colours.accent;
    context.beginPath();
    context.roundRect(pill.x, pill.y, pill.width, pill.height, pill.height / 2);
    context.fill();
  }
}

/** The page's sign: flat in its colours, on a disc where the ground is busy. */
function paintSign(context: SKRSContext2D, design: Design, layout: Layout): void {
  const { emblem: place, colours } = layout;
  if (!place) return;
  const { emblem, kind } = design;
  const isDark = isDarkPage(design, colours);
  const hasDisc =
    kind === 'logo' || kind === 'poster' || kind === 'banner' || kind === 'businessCard' || 'subject' in emblem;
  const middle = [place.x + place.size / 2, place.y + place.size / 2] as const;
  const disc =
    kind === 'poster' || kind === 'banner' || (isDark && kind !== 'menu')
      ? '#ffffff'
      : kind === 'logo'
        ? colours.deep
        : colours.soft;
  if (hasDisc) {
    context.fillStyle = disc;
    context.beginPath();
    context.arc(...middle, place.size / 2, 0, Math.PI * 2);
    context.fill();
    context.strokeStyle = colours.accent;
    context.lineWidth = place.size * 0.014;
    context.beginPath();
    context.arc(...middle, place.size * 0.455, 0, Math.PI * 2);
    context.stroke();
  }
  const size = place.size * (hasDisc ? 0.58 : 1);
  const [x, y] = [middle[0] - size / 2, middle[1] - size / 2];
  if ('subject' in emblem) {
    paintSubject(context, emblem.subject, { x, y, size });
    return;
  }
  const isOnDeep = hasDisc ? disc === colours.deep : isDark;
  const inks: Record<EmblemInk, string> = isOnDeep
    ? { main: '#ffffff', second: colours.accent, light: hasDisc ? colours.deep : colours.main }
    : { main: colours.main, second: colours.accent, light: hasDisc && !isDark ? '#ffffff' : colours.soft };
  // A flag has its nation's colours.
  const own = emblem.sign === 'flag' ? { main: '#d5202f', second: '#6b6470', light: '#ffffff' } : inks;
  context.save();
  context.translate(x, y);
  context.scale(size / 100, size / 100);
  for (const { ink, path: said, line } of EMBLEMS[emblem.sign]) {
    const [path, turn] = said.split('@');
    context.save();
    if (turn) {
      context.translate(50, 50);
      context.rotate(Number(turn) * Math.PI * 2);
      context.translate(-50, -50);
    }
    if (line) {
      context.strokeStyle = own[ink];
      context.lineWidth = line;
      context.stroke(new Path2D(path));
    } else {
      context.fillStyle = own[ink];
      context.fill(new Path2D(path));
    }
    context.restore();
  }
  context.restore();
}

/** Somebody or something that scenes show too, evenly lit. */
function paintSubject(
  context: SKRSContext2D,
  name: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const silhouette = SILHOUETTES[name]!;
  const aspect = silhouette.box[2] / silhouette.box[3];
  const height = aspect > 1 ? size / aspect : size;
  const { canvas } = bakeSubject(silhouette, height * 1.12, {
    key: [255, 250, 240],
    ambient: [214, 216, 224],
    from: [-0.4, -0.6],
    backlit: 0,
  });
  context.drawImage(canvas, x + size / 2 - canvas.width / 2, y + size / 2 - canvas.height / 2);
}
