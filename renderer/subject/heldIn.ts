import { isWare } from '../prompt/vocabulary/wareShapes.ts';
import type { Plan } from '../scene.ts';

/** Where a ware is held or offered, and how large it is at most, in the units of a figure. */
interface Grip {
  feet: readonly (readonly [x: number, y: number])[];
  wide: number;
  tall: number;
  /** Fingers before it; none where it is for sale. */
  hands: readonly (readonly [x: number, y: number])[];
}

/** By the act. */
const GRIPS: Readonly<Record<string, Grip>> = {
  presents: {
    feet: [[172, 202]],
    wide: 92,
    tall: 112,
    hands: [[172, 194]],
  },
  servesPlate: {
    feet: [[100, 232]],
    wide: 176,
    tall: 130,
    hands: [
      [24, 230],
      [176, 230],
    ],
  },
  prepares: {
    feet: [[100, 318]],
    wide: 172,
    tall: 132,
    hands: [
      [34, 296],
      [166, 296],
    ],
  },
  sells: {
    feet: [
      [-22, 322],
      [100, 322],
      [222, 322],
    ],
    wide: 118,
    tall: 92,
    hands: [],
  },
  sellsFromCart: {
    feet: [
      [320, 236],
      [412, 236],
    ],
    wide: 88,
    tall: 78,
    hands: [],
  },
  eatsWare: { feet: [[66, 236]], wide: 106, tall: 96, hands: [[62, 242]] },
};

/** What is held where a prompt only speaks of goods or of food. */
const USUAL: Readonly<Record<string, string>> = {
  presents: 'pouch',
  servesPlate: 'steak',
  prepares: 'box',
  eatsWare: 'chips',
};

/** The ware that somebody holds or sells, and where; null without one. */
export function heldIn(details: Plan['details']): { name: string; grip: Grip } | null {
  const act = Object.keys(GRIPS).find((name) => details[name]);
  if (act === undefined) return null;
  const name = Object.keys(details).find((one) => isWare(one)) ?? USUAL[act];
  return name === undefined ? null : { name, grip: GRIPS[act]! };
}

/** Whether somebody shows a ware in their hands, and does not only sell it. */
export const isInHands = (details: Plan['details']): boolean => (heldIn(details)?.grip.hands.length ?? 0) > 0;
