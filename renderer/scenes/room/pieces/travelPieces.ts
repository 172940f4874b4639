import type { Rgb } from '../../../scene.ts';
import { BLACK, DARK_STEEL, type Piece, RED, STEEL, WHITE } from './piece.ts';

const SEAT_BLUE: Rgb = [52, 84, 140];
const HULL: Rgb = [232, 234, 232];

/** What stands where people travel from, and inside what they travel in. */
export const TRAVEL_PIECES = {
  waitingSeats: {
    wide: 2.4,
    build({ box }) {
      for (const x of [-1, 0.94]) box(STEEL, x, 0, 0.07, 0.4, { lit: 0.6 });
      box(STEEL, -1.16, 0.36, 2.32, 0.06, { lit: 0.7 });
      for (let seat = 0; seat < 4; seat++) {
        const x = -1.12 + seat * 0.57;
        box([52, 58, 70], x, 0.4, 0.52, 0.1, { round: 0.03, lit: 0.6 });
        box([52, 58, 70], x, 0.48, 0.52, 0.46, { round: 0.05, lit: 0.42 });
        box(STEEL, x + 0.52, 0.46, 0.05, 0.22, { lit: 0.7 });
      }
    },
  },
  suitcase: {
    wide: 0.6,
    build({ box, disc }) {
      for (const x of [-0.16, 0.16]) disc(BLACK, x, 0.05, 0.05);
      for (const x of [-0.13, 0.11]) box(STEEL, x, 0.7, 0.025, 0.34);
      box(STEEL, -0.14, 1.02, 0.28, 0.04, { round: 0.02 });
      box([226, 140, 52], -0.24, 0.08, 0.48, 0.66, { round: 0.06, lit: 0.56 });
      for (const x of [-0.12, 0, 0.12]) box([196, 116, 40], x - 0.012, 0.12, 0.024, 0.58);
    },
  },
  departures: {
    wide: 2.8,
    isHung: true,
    build({ box, sign }, random) {
      for (const x of [-1, 0.96]) box(DARK_STEEL, x, 2.7, 0.04, 2);
      box([24, 30, 42], -1.36, 1.86, 2.72, 0.92, { round: 0.03, lit: 0.5 });
      box([246, 196, 52], -1.36, 2.58, 2.72, 0.2, { round: 0.02, lit: 0.8 });
      sign('DEPARTURES', 0, 2.62, 0.13, [24, 30, 42]);
      for (let line = 0; line < 5; line++) {
        const y = 2.46 - line * 0.13;
        box([246, 206, 90], -1.26, y, 0.3, 0.05, { lit: 1 });
        box([226, 232, 240], -0.84, y, 0.5 + random() * 0.5, 0.05, { lit: 1 });
        box(line === 2 ? [255, 110, 90] : [110, 230, 150], 0.86, y, 0.36, 0.05, { lit: 1 });
      }
    },
  },
  parkedPlane: {
    wide: 6,
    isHung: true,
    build({ box, disc, shape }) {
      // Its tail, its body with windows, its wing and engine: outside, behind the glass.
      shape(
        [204, 62, 56],
        [
          [1.3, 1.66],
          [2.3, 1.7],
          [2.66, 2.66],
          [2.24, 2.66],
        ],
      );
      shape(HULL, [
        [-2.76, 1.2],
        [-2.6, 1.44],
        [-2.16, 1.66],
        [2.1, 1.68],
        [2.66, 1.76],
        [2.2, 1.34],
        [1.4, 1.06],
        [-2.3, 1.02],
        [-2.66, 1.08],
      ]);
      box([204, 62, 56], -2.4, 1.16, 4.2, 0.06, { lit: 0.7 });
      shape(
        [60, 80, 100],
        [
          [-2.56, 1.44],
          [-2.34, 1.56],
          [-2.26, 1.46],
          [-2.5, 1.38],
        ],
      );
      for (let pane = 0; pane < 15; pane++) disc([70, 92, 116], -1.96 + pane * 0.24, 1.46, 0.05);
      shape(
        [196, 204, 208],
        [
          [-0.5, 1.14],
          [0.5, 1.14],
          [1.5, 0.78],
          [1.14, 0.76],
        ],
      );
      box([150, 158, 166], -0.1, 0.78, 0.62, 0.26, { round: 0.12, lit: 0.5 });
      for (const x of [-1.9, 0.1]) disc(BLACK, x, 0.76, 0.1);
      box([160, 166, 170], -12, 0.62, 24, 0.1, { lit: 0.6 });
    },
  },
  glassWall: {
    wide: 8,
    isHung: true,
    build({ box, shape }) {
      for (let post = -6; post <= 6; post++) box([206, 212, 216], post * 1.3 + 0.6, 0, 0.06, 4, { lit: 0.6 });
      for (const y of [0.4, 2.78]) box([206, 212, 216], -12, y, 24, 0.06, { lit: 0.6 });
      for (let gleam = -2; gleam <= 2; gleam++)
        shape(
          [255, 255, 255],
          [
            [gleam * 2.6 + 0.2, 2.7],
            [gleam * 2.6 + 0.24, 2.7],
            [gleam * 2.6 - 0.3, 1.7],
            [gleam * 2.6 - 0.34, 1.7],
          ],
        );
    },
  },
  carriage: {
    wide: 9,
    isHung: true,
    build({ box, disc }) {
      box([70, 72, 78], -12, 0, 24, 0.5, { lit: 0.2 });
      box([222, 226, 230], -12, 0.36, 24, 2.2, { round: 0.1, lit: 0.56 });
      box([44, 84, 156], -12, 0.7, 24, 0.3, { lit: 0.6 });
      box([236, 122, 44], -12, 0.62, 24, 0.09, { lit: 0.6 });
      box([176, 182, 188], -12, 2.46, 24, 0.16, { lit: 0.4 });
      for (let pane = -4; pane <= 4; pane++) {
        if (pane === 1 || pane === -2) {
          // Doors.
          box([150, 158, 168], pane * 1.26 - 0.44, 0.42, 0.88, 1.94, { round: 0.03, lit: 0.5 });
          for (const x of [-0.36, 0.04])
            box([66, 92, 116], pane * 1.26 + x, 1.24, 0.32, 0.86, { round: 0.05, lit: 0.7 });
          box(DARK_STEEL, pane * 1.26 - 0.012, 0.42, 0.024, 1.94);
          continue;
        }
        box([66, 92, 116], pane * 1.26 - 0.5, 1.24, 1, 0.78, { round: 0.09, lit: 0.7 });
        box([120, 152, 174], pane * 1.26 - 0.38, 1.3, 0.2, 0.66, { round: 0.04, lit: 0.8 });
      }
      for (let wheel = -5; wheel <= 5; wheel++) disc(BLACK, wheel * 0.9, 0.18, 0.2);
    },
  },
  platformSign: {
    wide: 2.2,
    isHung: true,
    build({ box, sign, disc }) {
      for (const x of [-0.8, 0.76]) box(DARK_STEEL, x, 2.8, 0.04, 2);
      box([24, 56, 116], -1.04, 2.36, 2.08, 0.5, { round: 0.03, lit: 0.6 });
      sign('STASIUN', 0, 2.5, 0.24, [255, 255, 255]);
      box(BLACK, 1.3, 2.74, 0.05, 0.6);
      disc(DARK_STEEL, 1.32, 2.56, 0.27);
      disc(WHITE, 1.32, 2.56, 0.23);
      box(BLACK, 1.31, 2.56, 0.025, 0.16);
      box(BLACK, 1.32, 2.55, 0.12, 0.025);
    },
  },
  platformRoof: {
    wide: 8,
    isHung: true,
    build({ box, shape }) {
      box([92, 100, 106], -12, 3.02, 24, 3, { lit: 0.26 });
      for (let beam = -10; beam <= 10; beam++) box([120, 128, 134], beam * 1.1, 3, 0.12, 0.24, { lit: 0.4 });
      for (const x of [-2.4, 2.3]) {
        box([58, 92, 88], x, 0, 0.16, 3.1, { lit: 0.5 });
        shape(
          [58, 92, 88],
          [
            [x - 0.5, 3.1],
            [x + 0.66, 3.1],
            [x + 0.16, 2.5],
            [x, 2.5],
          ],
        );
      }
    },
  },
  trainSeats: {
    wide: 1.5,
    build({ box }) {
      for (const side of [0, 1]) {
        const x = -0.7 + side * 0.72;
        box(SEAT_BLUE, x, 0.36, 0.66, 0.16, { round: 0.06, lit: 0.6 });
        box(SEAT_BLUE, x, 0.48, 0.66, 0.86, { round: 0.12, lit: 0.44 });
        box(WHITE, x + 0.12, 1.12, 0.42, 0.2, { round: 0.05, lit: 0.7 });
      }
      box(DARK_STEEL, -0.5, 0, 1, 0.36, { lit: 0.3 });
    },
  },
  luggageRack: {
    wide: 8,
    isHung: true,
    build({ box }) {
      box([216, 218, 216], -12, 2.6, 24, 3, { lit: 0.4 });
      box([255, 250, 232], -12, 2.62, 24, 0.06, { lit: 1 });
      box(STEEL, -12, 2.3, 24, 0.05, { lit: 0.8 });
      for (const [x, tint, wide] of [
        [-2.2, [176, 66, 60], 0.7],
        [-1.2, [70, 96, 130], 0.5],
        [0.6, [120, 96, 70], 0.66],
        [1.7, [70, 130, 96], 0.6],
      ] as const)
        box(tint, x, 2.35, wide, 0.24, { round: 0.06, lit: 0.5 });
    },
  },
  cabinSeats: {
    wide: 8,
    build({ box }) {
      for (let seat = -5; seat <= 5; seat++) {
        if (seat === 0) continue;
        const x = seat * 0.6;
        box([58, 74, 116], x - 0.27, 0.1, 0.54, 1.06, { round: 0.12, lit: 0.44 });
        box([226, 228, 232], x - 0.19, 0.9, 0.38, 0.24, { round: 0.07, lit: 0.6 });
        box([40, 52, 84], x + 0.25, 0.1, 0.08, 0.56, { round: 0.03, lit: 0.5 });
        box([30, 36, 48], x - 0.13, 0.62, 0.26, 0.18, { round: 0.02, lit: 0.5 });
      }
    },
  },
  lockers: {
    wide: 8,
    isHung: true,
    build({ box }) {
      box([240, 240, 238], -12, 2.16, 24, 4, { lit: 0.4 });
      for (let door = -6; door <= 6; door++) {
        box([232, 234, 234], door * 0.98, 2.2, 0.94, 0.44, { round: 0.08, lit: 0.62 });
        box(STEEL, door * 0.98 + 0.38, 2.26, 0.18, 0.04, { lit: 0.8 });
      }
      box([180, 220, 255], -12, 2.66, 24, 0.05, { lit: 1 });
    },
  },
  dashboard: {
    wide: 4,
    build({ box, disc, shape, sign }) {
      shape(
        [44, 46, 52],
        [
          [-3.4, -0.6],
          [3.4, -0.6],
          [2.8, 0.9],
          [1.6, 1.08],
          [-1.6, 1.08],
          [-2.8, 0.9],
        ],
      );
      shape(
        [62, 64, 72],
        [
          [-2.8, 0.86],
          [2.8, 0.86],
          [1.6, 1.08],
          [-1.6, 1.08],
        ],
      );
      for (const x of [-1.3, -0.86]) {
        disc([24, 26, 30], x, 0.82, 0.2);
        disc([90, 200, 240], x, 0.82, 0.17);
        disc([20, 24, 30], x, 0.82, 0.14);
        box(RED, x, 0.82, 0.09, 0.02);
      }
      disc([26, 26, 30], -1.08, 0.5, 0.58);
      disc([52, 54, 62], -1.08, 0.5, 0.47);
      disc([26, 26, 30], -1.08, 0.5, 0.16);
      box([26, 26, 30], -1.58, 0.46, 1, 0.09, { round: 0.04 });
      box([18, 22, 30], -0.1, 0.46, 0.86, 0.5, { round: 0.04, lit: 0.4 });
      box([80, 150, 200], -0.05, 0.51, 0.76, 0.4, { lit: 1 });
      sign('FM 98.7', 0.33, 0.64, 0.12, [255, 255, 255]);
      for (const x of [1.2, 1.9]) {
        box([30, 32, 36], x, 0.66, 0.46, 0.2, { round: 0.04 });
        for (let slat = 0; slat < 3; slat++) box([70, 72, 80], x + 0.03, 0.69 + slat * 0.06, 0.4, 0.02);
      }
    },
  },
  windscreen: {
    wide: 6,
    isHung: true,
    build({ box, shape, disc }) {
      // The roof's lining, its pillars and the mirror.
      box([176, 172, 166], -12, 2.5, 24, 4, { lit: 0.3 });
      for (const side of [-1, 1])
        shape(
          [60, 60, 66],
          [
            [side * 1.9, 2.52],
            [side * 2.1, 2.52],
            [side * 3, 0.8],
            [side * 2.6, 0.8],
          ],
        );
      box([40, 42, 48], -0.36, 2.24, 0.72, 0.24, { round: 0.09, lit: 0.5 });
      box([150, 176, 190], -0.31, 2.28, 0.62, 0.16, { round: 0.06, lit: 0.7 });
      disc([90, 170, 96], 0.02, 2.02, 0.07, 1.4);
    },
  },
} as const satisfies Record<string, Piece>;
