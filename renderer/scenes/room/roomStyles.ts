import { css } from '../../light/colour.ts';
import type { Rgb } from '../../scene.ts';
import type { PieceName } from './furniture.ts';
import type { Decor, RoomKind } from './roomKind.ts';
import type { Site } from './site.ts';
import type { RoomView } from './roomView.ts';

interface RoomStyle {
  kind: Partial<Pick<RoomKind, 'walls' | 'wainscot' | 'wall' | 'floor' | 'floorColour' | 'hasRug'>>;
  /** Hung or put up besides. */
  middle?: readonly PieceName[];
  decor: readonly Decor[];
}

/** By the detail that asks for it. */
const ROOM_STYLES: Readonly<Record<string, RoomStyle>> = {
  cosyRoom: { kind: { walls: [[232, 204, 164]], hasRug: true }, decor: ['strings'] },
  futureRoom: {
    kind: { walls: [[66, 78, 112]], wainscot: null, wall: 'plain', floor: 'gloss', floorColour: [70, 82, 112] },
    decor: ['neon'],
  },
  luxuryRoom: {
    kind: {
      walls: [[240, 230, 212]],
      wainscot: null,
      wall: 'plain',
      floor: 'gloss',
      floorColour: [222, 210, 192],
      hasRug: false,
    },
    middle: ['chandelier'],
    decor: ['panels'],
  },
  modernRoom: {
    kind: {
      walls: [[246, 246, 244]],
      wainscot: null,
      wall: 'plain',
      floor: 'wood',
      floorColour: [214, 190, 160],
      hasRug: false,
    },
    decor: ['ledLine'],
  },
  vintageRoom: {
    kind: { walls: [[204, 176, 128]], wainscot: [104, 70, 46], floor: 'wood', floorColour: [128, 84, 52] },
    decor: ['frames'],
  },
  rusticRoom: {
    kind: { walls: [[176, 108, 80]], wainscot: null, wall: 'bricks', floor: 'wood', floorColour: [124, 84, 56] },
    decor: ['strings'],
  },
  aestheticRoom: {
    kind: { walls: [[244, 224, 218]], wainscot: [252, 244, 236], floor: 'wood', floorColour: [226, 196, 160] },
    decor: ['strings', 'frames'],
  },
};

/** A kind of room as a plan has it fitted out; those lit by their own lamps and narrow ones stay as they are. */
export function fittedOut(kind: RoomKind, details: Readonly<Record<string, number>>): RoomKind {
  const style = ROOM_STYLES[Object.keys(details).find((name) => name in ROOM_STYLES) ?? ''];
  if (!style || !canBeFittedOut(kind)) return kind;
  return { ...kind, ...style.kind, middle: [...kind.middle, ...(style.middle ?? [])], decor: style.decor };
}

/** Whether a kind of room has walls that can be done in some style. */
export const canBeFittedOut = ({ isDim, isNarrow, view = 'window' }: RoomKind): boolean =>
  !isDim && !isNarrow && view !== 'portholes' && view !== 'none';

/** Paints what hangs on the wall of a room that is fitted out in some style. */
export function paintDecor(site: Site): void {
  for (const name of site.kind.decor ?? []) DECOR[name](site);
}

const lineAt = ({ wallFootY }: RoomView, metre: number, high: number): number => wallFootY - metre * high;

const DECOR: Readonly<Record<Decor, (site: Site) => void>> = {
  strings({ context, view, metre, left, right, random }) {
    const [sag, span] = [metre * 0.22, metre * 1.5];
    const top = lineAt(view, metre, 2.28);
    context.save();
    context.strokeStyle = 'rgba(70,54,40,0.7)';
    context.lineWidth = Math.max(1, metre * 0.012);
    for (let x = left; x < right; x += span) {
      context.beginPath();
      context.moveTo(x, top);
      context.quadraticCurveTo(x + span / 2, top + sag * 2, x + span, top);
      context.stroke();
    }
    context.globalCompositeOperation = 'screen';
    for (let x = left; x < right; x += span / 7) {
      const part = ((((x - left) / span) % 1) + 1) % 1;
      const y = top + sag * 4 * part * (1 - part) + metre * 0.045;
      const radius = metre * (0.15 + 0.05 * random());
      const glow = context.createRadialGradient(x, y, 0, x, y, radius);
      glow.addColorStop(0, 'rgba(255,244,206,1)');
      glow.addColorStop(0.18, 'rgba(255,214,130,0.95)');
      glow.addColorStop(0.4, 'rgba(255,180,84,0.34)');
      glow.addColorStop(1, 'rgba(255,160,60,0)');
      context.fillStyle = glow;
      context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
    }
    context.restore();
  },
  neon({ context, view, metre, left, right, bottom }) {
    context.save();
    context.globalCompositeOperation = 'screen';
    context.lineCap = 'round';
    const tube = (points: readonly (readonly [number, number])[], colour: Rgb): void => {
      for (const [wide, alpha] of [
        [0.3, 0.16],
        [0.12, 0.34],
        [0.035, 1],
      ] as const) {
        context.strokeStyle = css(wide < 0.05 ? [235, 250, 255] : colour, alpha);
        context.lineWidth = metre * wide;
        context.beginPath();
        points.forEach(([x, y]) => context.lineTo(x, y));
        context.stroke();
      }
    };
    const centre = view.width / 2;
    const [high, low] = [lineAt(view, metre, 2.3), lineAt(view, metre, 0.14)];
    tube(
      [
        [left, high],
        [right, high],
      ],
      [60, 214, 255],
    );
    tube(
      [
        [left, low],
        [right, low],
      ],
      [220, 70, 255],
    );
    for (const side of [-1, 1])
      tube(
        [
          [centre + side * metre * 0.5, high],
          [centre + side * metre * 0.5, lineAt(view, metre, 1.5)],
          [centre + side * metre * 0.9, lineAt(view, metre, 1.1)],
          [centre + side * metre * 0.9, low],
        ],
        side < 0 ? [60, 214, 255] : [255, 70, 190],
      );
    const wash = context.createLinearGradient(0, high, 0, bottom);
    wash.addColorStop(0, 'rgba(20,120,190,0.3)');
    wash.addColorStop(1, 'rgba(150,40,190,0.26)');
    context.fillStyle = wash;
    context.fillRect(left, high, right - left, bottom - high);
    context.restore();
  },
  panels({ context, view, metre, left, right }) {
    context.save();
    const wide = metre * 0.86;
    for (
      let x = view.width / 2 - wide / 2 - Math.ceil((view.width / 2 - left) / (wide * 1.2)) * wide * 1.2;
      x < right;
      x += wide * 1.2
    ) {
      for (const [inset, alpha] of [
        [0, 0.95],
        [0.05, 0.6],
      ] as const) {
        context.strokeStyle = css([206, 162, 74], alpha);
        context.lineWidth = metre * 0.022;
        context.strokeRect(
          x + metre * inset,
          lineAt(view, metre, 2.2 - inset),
          wide - metre * inset * 2,
          metre * (1.95 - inset * 2),
        );
      }
    }
    context.fillStyle = css([206, 162, 74]);
    context.fillRect(left, lineAt(view, metre, 0.12), right - left, metre * 0.12);
    context.restore();
  },
  frames({ context, view, metre, light }) {
    const pictures: readonly Rgb[] = [
      [168, 120, 92],
      [120, 138, 118],
      [206, 178, 140],
      [140, 110, 128],
    ];
    const centre = view.width / 2 - light.side * metre * 0.95;
    pictures.forEach((tone, at) => {
      const x = centre + (at - 1.6) * metre * 0.4;
      const y = lineAt(view, metre, 2.12 - (at % 2) * 0.12);
      const [wide, tall] = [metre * (0.3 + (at % 2) * 0.04), metre * (0.36 + ((at + 1) % 2) * 0.08)];
      context.fillStyle = css([86, 58, 38]);
      context.fillRect(x, y, wide, tall);
      context.fillStyle = css([246, 238, 222]);
      context.fillRect(x + metre * 0.03, y + metre * 0.03, wide - metre * 0.06, tall - metre * 0.06);
      context.fillStyle = css(tone);
      context.fillRect(x + metre * 0.065, y + metre * 0.065, wide - metre * 0.13, tall - metre * 0.13);
    });
  },
  ledLine({ context, view, metre, left, right }) {
    context.save();
    context.globalCompositeOperation = 'screen';
    const y = lineAt(view, metre, 2.42);
    const glow = context.createLinearGradient(0, y, 0, y + metre * 0.9);
    glow.addColorStop(0, 'rgba(255,246,226,0.7)');
    glow.addColorStop(0.12, 'rgba(255,240,210,0.36)');
    glow.addColorStop(1, 'rgba(255,240,210,0)');
    context.fillStyle = glow;
    context.fillRect(left, y, right - left, metre * 0.9);
    context.fillStyle = 'rgba(255,255,250,0.9)';
    context.fillRect(left, y - metre * 0.02, right - left, metre * 0.035);
    context.restore();
  },
};
