import { ellipse, rect } from '../outlines.ts';
import { part } from '../silhouetteShape.ts';
import type { Frame, Prop } from './prop.ts';

/** The branch of a tree beside it. */
export function branch({ left, right, top, bottom, wide }: Frame): Prop {
  const trunk = left - 190;
  const down = 330;
  const foot = bottom + down;
  const leaves = (points: readonly (readonly [number, number, number])[]): string =>
    points.map(([x, y, size]) => ellipse(x, y, size, size * 0.72)).join('');
  const high = top - 120;
  return {
    behind: [
      part(
        '#6a4a30',
        `M${trunk - 66} ${foot}C${trunk - 30} ${bottom} ${trunk - 34} ${top} ${trunk - 30} ${high}H${trunk + 40}C${trunk + 40} ${top} ${trunk + 40} ${bottom} ${trunk + 76} ${foot}Z`,
      ),
      part(
        '#4f8a3a',
        leaves([
          [trunk - 60, high, 130],
          [trunk + 90, high - 30, 150],
          [left + wide * 0.4, high - 20, 130],
          [trunk, high - 110, 140],
        ]),
      ),
      part(
        '#6aa84a',
        leaves([
          [trunk - 90, high - 30, 80],
          [trunk + 120, high - 70, 90],
          [left + wide * 0.5, high - 50, 74],
          [trunk + 10, high - 150, 84],
        ]),
      ),
    ],
    before: [
      part(
        '#7a5638',
        `M${trunk} ${bottom + 40}C${left} ${bottom - 14} ${right} ${bottom - 4} ${right + 120} ${bottom - 30}L${right + 124} ${bottom - 16}C${right} ${bottom + 30} ${left} ${bottom + 40} ${trunk} ${bottom + 120}Z`,
      ),
      part(
        '#5f9a44',
        leaves([
          [right + 110, bottom - 46, 44],
          [right + 150, bottom - 10, 40],
          [right + 90, bottom + 24, 34],
        ]),
      ),
    ],
    reach: { left: 400, right: 196, up: 350, down },
  };
}

/** What an animal sits on: a chair, a cushion, a rock, a roof, a fence. */
export function chair({ left, right, bottom, middle, wide }: Frame): Prop {
  const half = Math.max(wide * 0.62, 170);
  const [l, r] = [middle - half, middle + half];
  return {
    behind: [
      part('#8a5c34', `${rect(l + 8, bottom - 330, 26, 600)}${rect(r - 34, bottom - 330, 26, 600)}`),
      part('#a8744a', `${rect(l + 8, bottom - 336, r - l - 16, 56)}${rect(l + 8, bottom - 210, r - l - 16, 40)}`),
    ],
    before: [
      part('#b98452', rect(Math.min(l, left) - 14, bottom - 6, Math.max(r, right) - Math.min(l, left) + 28, 44)),
      part('#8a5c34', `${rect(l - 6, bottom + 38, 30, 232)}${rect(r - 24, bottom + 38, 30, 232)}`),
      part('#7a5030', rect(l + 10, bottom + 130, r - l - 20, 22)),
    ],
    reach: { left: 90, right: 90, up: 0, down: 270 },
  };
}

export function table({ left, right, bottom }: Frame): Prop {
  const [l, r] = [left - 90, right + 90];
  return {
    before: [
      part('#8a5c34', `${rect(l + 20, bottom + 24, 34, 330)}${rect(r - 54, bottom + 24, 34, 330)}`),
      part('#b98452', rect(l, bottom - 10, r - l, 44)),
      part('#9a6a3e', rect(l + 20, bottom + 34, r - l - 40, 26)),
    ],
    reach: { left: 100, right: 100, up: 0, down: 354 },
  };
}

export function fridge({ middle, wide, bottom }: Frame): Prop {
  const half = Math.max(wide * 0.5, 190);
  const [l, r] = [middle - half, middle + half];
  return {
    before: [
      part('#cfd6dc', rect(l, bottom - 12, r - l, 780)),
      part('#e6ebef', `${rect(l + 10, bottom, r - l - 20, 230)}${rect(l + 10, bottom + 244, r - l - 20, 506)}`),
      part(
        '#8a949e',
        `${rect(l + 30, bottom + 120, 20, 90)}${rect(l + 30, bottom + 270, 20, 150)}${rect(l + 20, bottom + 756, 50, 24)}${rect(r - 70, bottom + 756, 50, 24)}`,
      ),
      part('#e8a03a', rect(r - 120, bottom + 300, 60, 70)),
      part('#5ab0d8', rect(r - 110, bottom + 390, 54, 54)),
    ],
    reach: { left: 60, right: 60, up: 0, down: 780 },
  };
}

export function cushion({ left, right, bottom }: Frame): Prop {
  const [l, r] = [left - 70, right + 70];
  return {
    behind: [
      part(
        '#c85a6a',
        `M${l} ${bottom - 20}Q${(l + r) / 2} ${bottom - 74} ${r} ${bottom - 20}Q${r + 24} ${bottom + 40} ${r} ${bottom + 84}Q${(l + r) / 2} ${bottom + 110} ${l} ${bottom + 84}Q${l - 24} ${bottom + 40} ${l} ${bottom - 20}Z`,
      ),
      part(
        '#e08a94',
        `M${l + 10} ${bottom - 14}Q${(l + r) / 2} ${bottom - 66} ${r - 10} ${bottom - 14}Q${(l + r) / 2} ${bottom + 34} ${l + 10} ${bottom - 14}Z`,
      ),
    ],
    reach: { left: 86, right: 86, up: 0, down: 100 },
  };
}

export function rock({ left, right, bottom }: Frame): Prop {
  const [l, r, foot] = [left - 90, right + 90, bottom + 190];
  return {
    behind: [
      part(
        '#7d7a78',
        `M${l} ${foot}L${l + 30} ${bottom + 70}L${l + 110} ${bottom - 16}L${r - 90} ${bottom - 24}L${r - 10} ${bottom + 60}L${r + 20} ${foot}Z`,
      ),
      part(
        '#98948f',
        `M${l + 30} ${bottom + 70}L${l + 110} ${bottom - 16}L${r - 90} ${bottom - 24}L${r - 10} ${bottom + 60}L${r - 130} ${bottom + 34}L${l + 150} ${bottom + 50}Z`,
      ),
      part('#66625f', `M${r - 130} ${bottom + 34}L${r - 10} ${bottom + 60}L${r + 20} ${foot}H${r - 100}Z`),
    ],
    reach: { left: 96, right: 116, up: 0, down: 192 },
  };
}

export function roof({ left, right, bottom }: Frame): Prop {
  const [l, r, foot] = [left - 240, right + 240, bottom + 300];
  const rows = Array.from({ length: 4 }, (_, row) => {
    const y = bottom + 18 + row * 44;
    const inset = 150 - row * 42;
    return rect(l + inset, y, r - l - inset * 2, 8);
  }).join('');
  return {
    behind: [
      part('#e6d8c0', rect(l + 60, bottom + 180, r - l - 120, 120)),
      part('#7ab0d0', rect((l + r) / 2 - 60, bottom + 210, 120, 70)),
      part('#f4ece0', `${rect((l + r) / 2 - 6, bottom + 206, 12, 78)}${rect((l + r) / 2 - 68, bottom + 204, 136, 10)}`),
      part('#b8492f', `M${l + 170} ${bottom - 14}H${r - 170}L${r} ${bottom + 190}H${l}Z`),
      part('#96381f', rows),
      part('#d0603f', rect(l + 160, bottom - 20, r - l - 320, 22)),
    ],
    reach: { left: 244, right: 244, up: 0, down: foot - bottom },
  };
}

export function fence({ left, right, bottom }: Frame): Prop {
  const [l, r] = [left - 200, right + 200];
  const pales = Array.from({ length: 7 }, (_, at) => l + (at * (r - l - 44)) / 6);
  return {
    behind: [
      part('#c9a878', pales.map((x) => rect(Math.round(x), bottom + 4, 44, 250)).join('')),
      part('#a8845a', `${rect(l - 10, bottom + 60, r - l + 20, 30)}${rect(l - 10, bottom + 180, r - l + 20, 30)}`),
      part('#dcc09a', rect(l - 16, bottom - 12, r - l + 32, 24)),
    ],
    reach: { left: 220, right: 220, up: 0, down: 256 },
  };
}

/** A large umbrella over it. */
export function umbrella({ right, top, bottom, middle, wide }: Frame): Prop {
  const half = Math.max(wide * 0.9, 250);
  const pole = right + 30;
  const low = top - 30;
  const high = low - 190;
  const rib = (from: number, to: number): string =>
    `M${middle + from * half} ${low}Q${middle + ((from + to) / 2) * half} ${low - 44} ${middle + to * half} ${low}L${middle} ${high}Z`;
  return {
    behind: [part('#5a4632', rect(pole - 7, high + 60, 14, bottom - high - 60))],
    before: [
      part('#d8452f', rib(-1, -0.6) + rib(-0.2, 0.2) + rib(0.6, 1)),
      part('#f4ead8', rib(-0.6, -0.2) + rib(0.2, 0.6)),
      part('#5a4632', rect(middle - 6, high - 26, 12, 34)),
    ],
    reach: { left: Math.max(0, half - wide / 2), right: Math.max(46, half - wide / 2), up: 250, down: 0 },
  };
}
