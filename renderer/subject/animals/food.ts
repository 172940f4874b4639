import { ellipse, rect } from '../outlines.ts';
import { part, type SilhouettePart } from '../silhouetteShape.ts';
import type { Frame, Prop } from './prop.ts';

/** What it eats, by the value of the detail: from a bowl, or before its mouth. */
export function food(value: number): (frame: Frame) => Prop {
  return ({ middle, bottom }) => {
    const y = bottom - 30;
    const heap =
      value === 2
        ? [
            part(
              '#7fa8bc',
              `M${middle - 96} ${y - 44}Q${middle - 20} ${y - 100} ${middle + 60} ${y - 50}L${middle + 110} ${y - 84}Q${middle + 98} ${y - 48} ${middle + 112} ${y - 16}L${middle + 58} ${y - 40}Q${middle - 20} ${y - 4} ${middle - 96} ${y - 44}Z`,
            ),
            part('#1c2226', ellipse(middle - 62, y - 52, 7)),
            part(
              '#5d8699',
              `M${middle - 36} ${y - 74}Q${middle - 20} ${y - 50} ${middle - 36} ${y - 26}L${middle - 30} ${y - 26}Q${middle - 12} ${y - 50} ${middle - 30} ${y - 74}Z`,
            ),
          ]
        : [
            part(
              '#8a5430',
              [-70, -36, 0, 36, 70].map((x, at) => ellipse(middle + x, y - 22 - (at % 2) * 14, 28, 20)).join(''),
            ),
            part('#a86c40', [-52, -16, 20, 54].map((x) => ellipse(middle + x, y - 40, 22, 15)).join('')),
          ];
    return {
      before: [
        part('#2c6ea8', ellipse(middle, y - 14, 132, 26)),
        ...heap,
        part(
          '#3f8cc8',
          `M${middle - 134} ${y - 14}Q${middle} ${y + 22} ${middle + 134} ${y - 14}L${middle + 104} ${y + 54}Q${middle} ${y + 72} ${middle - 104} ${y + 54}Z`,
        ),
        part('#f4f6f6', `M${middle - 28} ${y + 20}l28 -10 28 10 -10 24 h-36Z`),
      ],
      reach: { left: 0, right: 0, up: 0, down: 46 },
    };
  };
}

/** Food that is held before the mouth; the drawing's head is at its usual place. */
export const HELD_FOOD: Readonly<Record<number, readonly SilhouettePart[]>> = {
  3: [
    part('#f2cf3a', 'M170 240C196 322 300 340 356 262L344 250C296 304 222 292 190 232Z'),
    part('#fdf0b8', 'M186 232L164 196L194 190L212 226Z'),
    part('#6a5220', 'M344 250L366 236L370 250L356 262Z'),
  ],
  4: [
    part('#ef7f2c', 'M190 236L372 292L366 312L188 272Q172 250 190 236Z'),
    part('#4f9a3c', 'M190 240L130 206L150 240L118 250L152 262L134 286L188 270Z'),
  ],
  5: [
    part('#6fae3e', 'M140 296L380 216L386 234L146 314Z'),
    part(
      '#4f8a2e',
      'M196 276l8 24 -8 3 -8 -24ZM276 250l8 24 -8 3 -8 -24ZM372 220C404 190 430 196 440 214C416 214 396 226 384 234ZM330 232C344 190 376 178 396 184C376 196 358 216 346 236Z',
    ),
  ],
};

/** The paws that hold it. */
export const PAWS = `${ellipse(212, 286, 34, 28)}${ellipse(306, 288, 34, 28)}`;

/** A ball beside it: of wool, with its thread, or of a game. */
export function ball(isWool: boolean): (frame: Frame) => Prop {
  return ({ left, right, bottom }) => {
    const [x, y, size] = [right + 70, bottom - 78, 78];
    const wool = [
      part('#d8486a', ellipse(x, y, size)),
      part(
        '#f08aa0',
        `M${x - 70} ${y - 20}Q${x} ${y - 70} ${x + 66} ${y - 26}L${x + 70} ${y - 14}Q${x} ${y - 54} ${x - 74} ${y - 6}ZM${x - 74} ${y + 14}Q${x} ${y - 30} ${x + 74} ${y + 16}L${x + 70} ${y + 28}Q${x} ${y - 12} ${x - 70} ${y + 28}ZM${x - 30} ${y - 70}Q${x + 40} ${y} ${x - 10} ${y + 74}L${x - 24} ${y + 72}Q${x + 22} ${y} ${x - 44} ${y - 64}Z`,
      ),
      part(
        '#d8486a',
        `M${x - 20} ${y + 70}C${x - 120} ${y + 96} ${left + 120} ${bottom - 10} ${left + 30} ${bottom + 20}L${left + 30} ${bottom + 8}C${left + 130} ${bottom - 24} ${x - 120} ${y + 80} ${x - 20} ${y + 58}Z`,
      ),
    ];
    const played = [
      part('#e2452f', ellipse(x, y, size)),
      part(
        '#f6d23e',
        `M${x - 78} ${y - 8}Q${x} ${y + 44} ${x + 78} ${y - 8}L${x + 76} ${y + 18}Q${x} ${y + 70} ${x - 76} ${y + 18}Z`,
      ),
      part('#ffffff', ellipse(x - 26, y - 36, 16, 12)),
    ];
    return { before: isWool ? wool : played, reach: { left: 0, right: 152, up: 0, down: 12 } };
  };
}

/** A flying disc before it, at the height of its head. */
export function disc({ right, top, tall }: Frame): Prop {
  const [x, y] = [right + 66, top + tall * 0.2];
  return {
    before: [
      part('#c8402e', `M${x - 92} ${y}A92 26 -14 1 1 ${x + 92} ${y - 44}A92 26 -14 1 1 ${x - 92} ${y}Z`),
      part('#e8604a', `M${x - 84} ${y - 8}A84 20 -14 1 1 ${x + 84} ${y - 48}A84 20 -14 1 1 ${x - 84} ${y - 8}Z`),
      part('#f6d23e', ellipse(x, y - 28, 34, 8)),
      part('#f4f2ec', `${rect(x + 112, y - 70, 60, 6)}${rect(x + 122, y - 40, 70, 6)}${rect(x + 108, y - 10, 50, 6)}`),
    ],
    reach: { left: 0, right: 190, up: 0, down: 0 },
  };
}
