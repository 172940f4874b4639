import { css } from '../../../light/colour.ts';
import type { Rgb } from '../../../scene.ts';
import { plain } from '../crockery.ts';
import { lightOn, type Turned, type Workbench } from '../turning.ts';
import type { Ware } from '../ware.ts';
import { INK, PAPER, STEEL } from './faces.ts';

/** Heights and radii of a body turned on a wheel, from its foot. */
type Profile = Turned['profile'];

const WITH_SHOULDERS: Profile = [
  [0, 0.38],
  [0.05, 0.42],
  [1.14, 0.42],
  [1.34, 0.33],
  [1.46, 0.19],
  [1.6, 0.19],
];
const SLENDER: Profile = [
  [0, 0.3],
  [0.04, 0.34],
  [1, 0.34],
  [1.3, 0.24],
  [1.62, 0.13],
  [1.78, 0.13],
];
const SMALL: Profile = [
  [0, 0.42],
  [0.05, 0.46],
  [0.88, 0.46],
  [1.02, 0.38],
  [1.08, 0.2],
  [1.18, 0.2],
];
const STRAIGHT: Profile = [
  [0, 0.36],
  [0.06, 0.4],
  [1.62, 0.46],
];

interface Look {
  profile: Profile;
  glass: Rgb;
  /** What is in it, up to which height. */
  liquid?: readonly [colour: Rgb, height: number];
  /** The cap's colour, radius and height over the neck. */
  cap: readonly [colour: Rgb, radius: number, height: number];
  /** From and to which height the label reaches; none without. */
  label?: readonly [from: number, to: number];
  /** Painted over the cap. */
  finish?: (bench: Workbench, top: number) => void;
}

/** A bottle with a cap; a colour is that of what it holds, or of its body. */
function bottleOf({ profile, glass, liquid, cap, label, finish }: Look): Ware {
  const [top] = profile.at(-1)!;
  const [capColour, capRadius, capHeight] = cap;
  return {
    reach: 0.9,
    height: top + capHeight + (finish ? 0.7 : 0.1),
    foot: profile[1]![1],
    build(bench, { colour }) {
      const body = liquid ? glass : (colour ?? glass);
      const filling = liquid && (colour ?? liquid[0]);
      bench.turn({
        profile,
        gloss: 1,
        colourAt: (height) => (filling && height < liquid[1] ? filling : body),
      });
      if (label) {
        const [from, to] = label;
        const wide = profile[2]![1];
        bench.turn({
          profile: [
            [from, wide + 0.006],
            [to, wide + 0.006],
          ],
          gloss: 0.1,
          colourAt: (height, across) =>
            Math.abs(height - (from + to) / 2 - 0.06) < 0.05 && Math.abs(across) < 0.5
              ? INK
              : Math.abs(height - (from + to) / 2 + 0.08) < 0.025 && Math.abs(across) < 0.34
                ? [150, 140, 130]
                : PAPER,
        });
      }
      bench.turn({
        profile: [
          [top - 0.02, capRadius],
          [top + capHeight, capRadius],
        ],
        colourAt: plain(capColour),
        gloss: 0.6,
      });
      bench.disc({ x: 0, z: 0, height: top + capHeight, radius: capRadius }, css(lightOn(capColour, bench.light, 1.1)));
      finish?.(bench, top + capHeight);
    },
  };
}

/** The rubber bulb of a dropper. */
function bulb(bench: Workbench, top: number): void {
  bench.turn({
    profile: [
      [top, 0.15],
      [top + 0.22, 0.13],
      [top + 0.36, 0.06],
      [top + 0.4, 0.01],
    ],
    colourAt: plain([58, 54, 56]),
    gloss: 0.5,
  });
}

/** A clear bottle of something to drink. */
const drink = (liquid: Rgb, cap: Rgb): Ware =>
  bottleOf({
    profile: WITH_SHOULDERS,
    glass: [232, 236, 234],
    liquid: [liquid, 1.36],
    cap: [cap, 0.22, 0.16],
    label: [0.4, 0.94],
  });

/** Bottles by what is kept in them. */
export const BOTTLES: Readonly<Record<string, Ware>> = {
  bottle: bottleOf({
    profile: WITH_SHOULDERS,
    glass: [222, 234, 230],
    liquid: [[226, 164, 66], 1.2],
    cap: [[62, 66, 70], 0.23, 0.2],
    label: [0.4, 0.94],
  }),
  waterBottle: bottleOf({
    profile: WITH_SHOULDERS,
    glass: [206, 230, 244],
    liquid: [[172, 214, 240], 1.3],
    cap: [[46, 110, 196], 0.22, 0.16],
    label: [0.62, 0.94],
  }),
  sauceBottle: bottleOf({
    profile: SLENDER,
    glass: [214, 206, 200],
    liquid: [[66, 26, 16], 1.5],
    cap: [[206, 48, 40], 0.17, 0.2],
    label: [0.28, 0.82],
  }),
  dropper: bottleOf({
    profile: SMALL,
    glass: [154, 86, 36],
    cap: [[30, 28, 30], 0.23, 0.22],
    label: [0.22, 0.74],
    finish: bulb,
  }),
  chilliBottle: bottleOf({
    profile: SLENDER,
    glass: [232, 226, 220],
    liquid: [[196, 30, 22], 1.5],
    cap: [[58, 128, 52], 0.17, 0.2],
    label: [0.28, 0.82],
  }),
  coffeeBottle: drink([184, 132, 86], [58, 40, 30]),
  teaBottle: drink([178, 88, 26], [46, 96, 52]),
  juiceBottle: drink([250, 150, 36], [240, 236, 228]),
  redJuiceBottle: drink([206, 34, 50], [240, 236, 228]),
  avocadoBottle: drink([156, 182, 98], [240, 236, 228]),
  milkBottle: drink([250, 248, 242], [70, 128, 196]),
  matchaBottle: drink([146, 178, 96], [240, 236, 228]),
  tumbler: bottleOf({ profile: STRAIGHT, glass: STEEL, cap: [[52, 56, 62], 0.48, 0.16] }),
};
