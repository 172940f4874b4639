import { SKIN } from '../figure.ts';
import type { SilhouettePart } from '../silhouetteShape.ts';
import { disc, INK, line, shape } from './parts.ts';

/** What somebody does with a free hand, on the head or on the back, while they do something else. */
export interface Aside {
  /** What the free hand holds, by where the hand is. */
  inHand?: (x: number, y: number) => readonly SilhouettePart[];
  onHead?: readonly SilhouettePart[];
  /** Worn on the trunk, seen from the side and from the front. */
  worn?: Readonly<Record<'side' | 'front', readonly SilhouettePart[]>>;
}

/** By the detail. */
export const ASIDES: Readonly<Record<string, Aside>> = {
  withPhone: {
    inHand: (x, y) => [
      shape(INK, `M${x - 4} ${y + 8}L${x + 6} ${y - 48}L${x + 34} ${y - 44}L${x + 24} ${y + 12}Z`),
      shape('#9fd0ea', `M${x + 2} ${y + 2}L${x + 10} ${y - 42}L${x + 29} ${y - 39}L${x + 21} ${y + 5}Z`),
    ],
  },
  withCup: {
    inHand: (x, y) => [
      shape('#f7f3ea', `M${x - 14} ${y - 40}H${x + 28}L${x + 22} ${y + 8}H${x - 8}Z`),
      disc('#6b4228', x + 7, y - 39, 21, 6),
      shape('#b8824a', `M${x - 12} ${y - 24}H${x + 26}L${x + 24} ${y - 6}H${x - 10}Z`),
    ],
  },
  withGlass: {
    inHand: (x, y) => [
      line('#e0503c', 5, [x + 8, y - 30], [x - 2, y - 78]),
      shape('#dfeaf0', `M${x - 16} ${y - 54}H${x + 30}L${x + 24} ${y + 10}H${x - 10}Z`),
      shape('#c9803a', `M${x - 13} ${y - 40}H${x + 28}L${x + 23} ${y + 6}H${x - 9}Z`),
    ],
  },
  withIceCream: {
    inHand: (x, y) => [
      shape('#d9a25a', `M${x - 8} ${y - 26}H${x + 24}L${x + 8} ${y + 20}Z`),
      disc('#f7b8cc', x + 8, y - 34, 19, 17),
      disc('#fff4e0', x + 8, y - 52, 14, 12),
    ],
  },
  withUmbrella: {
    inHand: (x, y) => [
      line('#5a3a26', 7, [x + 2, y + 14], [x - 6, y - 236]),
      shape(
        '#c8402e',
        `M${x - 146} ${y - 196}Q${x - 120} ${y - 296} ${x - 6} ${y - 300}Q${x + 108} ${y - 296} ${x + 134} ${y - 196}Z`,
      ),
      shape(
        '#e0604a',
        `M${x - 56} ${y - 196}Q${x - 46} ${y - 286} ${x - 6} ${y - 300}Q${x + 34} ${y - 286} ${x + 44} ${y - 196}Z`,
      ),
    ],
  },
  withHeadphones: {
    onHead: [
      shape('#2b3038', 'M56 70Q52 4 100 2Q148 4 144 70L134 68Q136 16 100 14Q64 16 66 68Z'),
      disc('#d8402e', 62, 74, 14, 19),
      disc('#d8402e', 138, 74, 14, 19),
    ],
  },
  withBaby: {
    worn: {
      side: [
        shape('#e0a84a', 'M70 134L140 236L128 250L58 152Z'),
        disc('#e0a84a', 46, 216, 40, 52),
        shape('#c98f34', 'M14 232Q46 274 84 236Q80 268 46 268Q16 266 14 232Z'),
        disc(SKIN, 40, 168, 25, 23),
        shape('#231a18', 'M15 166C17 138 61 136 66 164C54 152 30 152 15 166Z'),
        disc('#231a18', 46, 170, 3, 4),
      ],
      front: [
        shape('#e0a84a', 'M58 136L146 206L138 222L50 152Z'),
        shape('#e0a84a', 'M50 186Q92 154 150 190Q158 232 120 252Q66 252 46 222Z'),
        shape('#c98f34', 'M58 228Q100 248 150 222Q146 248 118 252Q70 252 58 228Z'),
        disc(SKIN, 72, 188, 25, 23),
        shape('#231a18', 'M47 184C49 156 95 154 99 182C86 168 62 168 47 184Z'),
        shape('#2a1c18', 'M60 190Q66 196 72 190L71 193Q66 198 61 193ZM78 190Q84 196 90 190L89 193Q84 198 79 193Z'),
      ],
    },
  },
};

/** The aside that an act can be while somebody does something else. */
const ASIDE_OF_ACT: Readonly<Record<string, string>> = {
  usesPhone: 'withPhone',
  drinks: 'withCup',
  drinksCold: 'withGlass',
  drinksWater: 'withGlass',
  eatsIceCream: 'withIceCream',
  holdsUmbrella: 'withUmbrella',
  listensToMusic: 'withHeadphones',
  holdsBaby: 'withBaby',
};

/** What an act is where something else is done meanwhile; undefined if it cannot be. */
export const asideOfAct = (act: string): string | undefined => ASIDE_OF_ACT[act];

/** The aside among the details of a plan. */
export const asideIn = (details: Readonly<Record<string, number>>): Aside | undefined =>
  ASIDES[Object.keys(details).find((name) => Object.hasOwn(ASIDES, name)) ?? ''];
