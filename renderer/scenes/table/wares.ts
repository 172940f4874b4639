import { Path2D } from '@napi-rs/canvas';
import { css, mix } from '../../light/colour.ts';
import { hashCell, smoothstep } from '../../light/noise.ts';
import type { Rgb } from '../../scene.ts';
import { dish, grains, mouth, plain, PORCELAIN } from './crockery.ts';
import { DISHES } from './dishes.ts';
import { glass } from './glass.ts';
import { GOODS } from './goods.ts';
import { FLATTENING, shadeOf } from './turning.ts';
import type { Ware } from './ware.ts';

/** A cup of coffee on its saucer, with a leaf poured into the milk. */
const coffee: Ware = {
  reach: 1.3,
  height: 0.95,
  foot: 1.05,
  steamAt: 0.78,
  build(bench, { colour }) {
    const glaze = colour ?? PORCELAIN;
    dish(bench, 1.02, glaze);
    const handle = bench.point(bench.light.side * -0.66, 0.44, 0);
    bench.context.strokeStyle = bench.lit(glaze, 0.6);
    bench.context.lineWidth = bench.unit * 0.1;
    bench.context.beginPath();
    bench.context.ellipse(handle.x, handle.y, bench.unit * 0.2, bench.unit * 0.19, 0, 0, Math.PI * 2);
    bench.context.stroke();
    bench.turn({
      profile: [
        [0.06, 0.3],
        [0.1, 0.36],
        [0.26, 0.5],
        [0.5, 0.6],
        [0.72, 0.64],
      ],
      colourAt: plain(glaze),
      gloss: 0.9,
    });
    mouth(bench, {
      height: 0.72,
      radius: 0.64,
      rim: glaze,
      inside: shadeOf(glaze, 0.8),
      depth: 0.05,
      fill: () => {
        const { context } = bench;
        const centre = bench.point(0, 0.67, 0);
        const crema = context.createRadialGradient(centre.x, centre.y, 0, centre.x, centre.y, 0.6 * bench.unit);
        crema.addColorStop(0, bench.lit([206, 150, 96]));
        crema.addColorStop(0.7, bench.lit([168, 104, 56]));
        crema.addColorStop(1, bench.lit([96, 54, 28]));
        bench.disc({ x: 0, z: 0, height: 0.67, radius: 0.595 }, css([90, 50, 26]));
        context.fillStyle = crema;
        context.save();
        context.translate(centre.x, centre.y);
        context.scale(bench.unit, bench.unit * FLATTENING);
        context.beginPath();
        context.arc(0, 0, 0.585, 0, Math.PI * 2);
        context.fill();
        context.fillStyle = bench.lit([252, 238, 214]);
        for (let leaf = 0; leaf < 5; leaf++) {
          const y = 0.34 - leaf * 0.16;
          const wide = 0.34 - Math.abs(leaf - 1.4) * 0.07;
          context.beginPath();
          context.moveTo(0, y + 0.1);
          context.bezierCurveTo(-wide * 1.5, y + 0.02, -wide, y - 0.22, 0, y - 0.06);
          context.bezierCurveTo(wide, y - 0.22, wide * 1.5, y + 0.02, 0, y + 0.1);
          context.fill();
        }
        context.strokeStyle = bench.lit([186, 124, 74]);
        context.lineWidth = 0.035;
        context.beginPath();
        context.moveTo(0, -0.44);
        context.lineTo(0, 0.46);
        context.stroke();
        context.restore();
      },
    });
  },
};

const icedCoffee = glass({
  hasIce: true,
  liquid: (height) =>
    mix(
      mix([246, 228, 198], [196, 140, 88], smoothstep(0.16, 0.5, height)),
      [74, 40, 22],
      smoothstep(0.42, 0.86, height),
    ),
});
const icedTea = glass({
  hasIce: true,
  garnish: [246, 214, 62],
  liquid: (height) => mix([214, 116, 32], [152, 66, 16], smoothstep(0.2, 1, height)),
});
const juice = glass({
  hasIce: true,
  garnish: [250, 150, 40],
  liquid: (height) => mix([255, 176, 40], [250, 124, 30], height),
});
const avocadoJuice = glass({
  hasIce: false,
  liquid: (height) => mix([126, 160, 70], [176, 198, 118], smoothstep(0, 0.9, height)),
  // Chocolate syrup runs down inside the glass.
  bits: { colour: [74, 40, 22], count: 26, size: 0.03, from: 0.3, to: 1.24, stretch: 2.6 },
});
const redJuice = glass({
  hasIce: true,
  garnish: [226, 40, 52],
  liquid: (height) => mix([196, 24, 44], [240, 84, 92], height),
});
const milk = glass({ hasIce: false, liquid: () => [250, 248, 242] });
const matcha = glass({
  hasIce: true,
  liquid: (height) => mix([248, 246, 232], [112, 150, 62], smoothstep(0.3, 0.72, height)),
});

/** A bowl of hot soup: meatballs, noodles, greens. */
const soup: Ware = {
  reach: 1.35,
  height: 1.15,
  foot: 0.62,
  steamAt: 0.74,
  build(bench, { colour, random }) {
    const glaze = colour ?? ([250, 246, 240] as const);
    const blue: Rgb = [46, 92, 168];
    bench.turn({
      profile: [
        [0, 0.42],
        [0.08, 0.44],
        [0.14, 0.5],
        [0.34, 0.82],
        [0.56, 1],
        [0.7, 1.08],
      ],
      gloss: 0.8,
      // A band of painted cockerel-bowl blue below the rim.
      colourAt: (height, across) =>
        height > 0.56 && height < 0.6
          ? blue
          : height > 0.3 && height < 0.5 && Math.sin(Math.asin(Math.max(-1, Math.min(1, across))) * 12) > 0.55
            ? mix(glaze, [206, 52, 44], 0.7)
            : glaze,
    });
    mouth(bench, {
      height: 0.7,
      radius: 1.08,
      rim: glaze,
      inside: glaze,
      depth: 0.07,
      fill: () => {
        const { context } = bench;
        bench.disc({ x: 0, z: 0, height: 0.62, radius: 1 }, bench.lit([196, 132, 64]));
        bench.disc({ x: 0, z: -0.05, height: 0.63, radius: 0.9 }, bench.lit([222, 164, 92]));
        context.lineCap = 'round';
        for (let strand = 0; strand < 46; strand++) {
          const from = bench.point(-0.72 + random() * 0.7, 0.645, 0.1 + random() * 0.6);
          context.strokeStyle = bench.lit([250, 214, 124], 0.8 + random() * 0.35);
          context.lineWidth = bench.unit * 0.026;
          context.beginPath();
          context.moveTo(from.x, from.y);
          context.bezierCurveTo(
            from.x + bench.unit * (random() * 0.5),
            from.y - bench.unit * 0.12 * random(),
            from.x + bench.unit * 0.3,
            from.y + bench.unit * 0.1,
            from.x + bench.unit * (0.3 + random() * 0.4),
            from.y + bench.unit * (random() - 0.5) * 0.12,
          );
          context.stroke();
        }
        const balls = [
          [-0.42, -0.4, 0.24],
          [0.12, -0.5, 0.27],
          [0.52, -0.18, 0.25],
          [0.3, 0.24, 0.27],
          [-0.14, -0.06, 0.3],
        ] as const;
        for (const [x, z, radius] of balls)
          bench.ball({ x, z, height: 0.66 + radius * 0.3, radius }, [158, 118, 92], 0.7);
        for (let leaf = 0; leaf < 34; leaf++) {
          const place = bench.point((random() * 2 - 1) * 0.84, 0.68, (random() * 2 - 1) * 0.66);
          context.fillStyle = bench.lit(random() < 0.72 ? [92, 158, 52] : [228, 206, 130], 0.7 + random() * 0.5);
          context.beginPath();
          context.ellipse(
            place.x,
            place.y,
            bench.unit * (0.02 + random() * 0.034),
            bench.unit * (0.012 + random() * 0.016),
            random() * 3,
            0,
            Math.PI * 2,
          );
          context.fill();
        }
        const chilli = bench.point(-0.5, 0.68, 0.28);
        context.fillStyle = bench.lit([206, 40, 28]);
        context.beginPath();
        context.ellipse(chilli.x, chilli.y, bench.unit * 0.13, bench.unit * 0.05, 0.3, 0, Math.PI * 2);
        context.fill();
      },
    });
  },
};

/** Rice on a plate with a fried egg, cucumber, tomato and crackers. */
function ricePlate(rice: readonly Rgb[], hasEgg: boolean): Ware {
  return {
    reach: 1.6,
    height: 1.1,
    foot: 1.3,
    steamAt: 0.5,
    build(bench, { colour, random }) {
      dish(bench, 1.42, colour ?? PORCELAIN);
      const { context } = bench;
      for (let cracker = 0; cracker < 3; cracker++) {
        const place = bench.point(-0.72 + cracker * 0.2, 0.34 + cracker * 0.05, -0.55 + cracker * 0.16);
        context.fillStyle = bench.lit([250, 226, 176], 0.86 + cracker * 0.1);
        context.beginPath();
        for (let turn = 0; turn <= 24; turn++) {
          const angle = (turn / 24) * Math.PI * 2;
          const away = 0.3 * (1 + Math.sin(angle * 5 + cracker) * 0.09) * bench.unit;
          context.lineTo(place.x + Math.cos(angle) * away, place.y + Math.sin(angle) * away * 0.92);
        }
        context.fill();
        context.strokeStyle = bench.lit([222, 186, 124]);
        context.lineWidth = bench.unit * 0.014;
        context.stroke();
      }
      bench.disc({ x: 0.04, z: 0.02, height: 0.075, radius: 0.86 }, 'rgba(60,34,10,0.35)');
      grains(bench, { count: 1500, radius: 0.82, rise: 0.44, colours: rice, size: 0.036, seed: 77 });
      const bits: readonly Rgb[] = [
        [224, 64, 40],
        [110, 168, 60],
        [246, 200, 70],
        [110, 168, 60],
      ];
      grains(bench, { count: 90, radius: 0.74, rise: 0.47, colours: bits, size: 0.034, seed: 91 });
      for (let slice = 0; slice < 4; slice++) {
        const x = 0.68 + slice * 0.11;
        const z = 0.5 - slice * 0.24;
        bench.disc({ x, z, height: 0.16 + slice * 0.015, radius: 0.2 }, bench.lit([70, 128, 52]));
        bench.disc({ x, z, height: 0.17 + slice * 0.015, radius: 0.175 }, bench.lit([206, 232, 160]));
        bench.disc({ x, z, height: 0.175 + slice * 0.015, radius: 0.07 }, bench.lit([226, 240, 190]));
      }
      bench.ball({ x: -0.92, z: 0.3, height: 0.24, radius: 0.17 }, [222, 54, 38], 0.8);
      bench.ball({ x: -0.7, z: 0.6, height: 0.23, radius: 0.15 }, [230, 66, 44], 0.8);
      if (!hasEgg) return;
      const yolk = bench.point(-0.02, 0.6, 0.06);
      const white = (grow: number, fill: string): void => {
        context.fillStyle = fill;
        context.beginPath();
        for (let turn = 0; turn <= 40; turn++) {
          const angle = (turn / 40) * Math.PI * 2;
          const away = (0.46 + 0.05 * Math.sin(angle * 3 + 1) + 0.03 * Math.sin(angle * 7)) * grow * bench.unit;
          context.lineTo(yolk.x + Math.cos(angle) * away, yolk.y + bench.unit * 0.03 + Math.sin(angle) * away * 0.44);
        }
        context.fill();
      };
      white(1.05, bench.lit([196, 140, 70]));
      white(1, bench.lit([255, 252, 244]));
      bench.ball({ x: -0.02, z: 0.06, height: 0.64, radius: 0.17 }, [255, 172, 30], 1);
      for (let fleck = 0; fleck < 16; fleck++) {
        const place = bench.point(-0.3 + random() * 0.6, 0.6, (random() - 0.3) * 0.5);
        context.fillStyle = bench.lit(fleck % 2 ? [92, 152, 54] : [170, 104, 46]);
        context.fillRect(place.x, place.y, bench.unit * 0.024, bench.unit * 0.016);
      }
    },
  };
}

const friedRice = ricePlate(
  [
    [196, 122, 56],
    [216, 146, 72],
    [178, 102, 46],
    [232, 168, 92],
  ],
  true,
);
const rice = ricePlate(
  [
    [250, 246, 234],
    [238, 232, 216],
    [255, 252, 244],
  ],
  true,
);

/** A layered cake with cream, strawberries and burning candles. */
const cake: Ware = {
  reach: 1.5,
  height: 1.95,
  foot: 1.15,
  flames: [
    [-0.42, 1.7],
    [-0.14, 1.78],
    [0.14, 1.78],
    [0.42, 1.7],
  ],
  build(bench, { colour, random }) {
    const icing = colour ? mix(colour, [255, 255, 255], 0.42) : ([252, 232, 226] as const);
    const sponge: Rgb = [226, 176, 112];
    bench.turn({
      profile: [
        [0, 0.5],
        [0.06, 0.36],
        [0.16, 0.3],
        [0.22, 1.2],
        [0.26, 1.24],
      ],
      colourAt: plain([238, 234, 228]),
      gloss: 0.7,
    });
    bench.disc({ x: 0, z: 0, height: 0.26, radius: 1.23 }, bench.lit([250, 248, 244]));
    bench.turn({
      profile: [
        [0.26, 0.94],
        [0.3, 0.96],
        [0.98, 0.96],
        [1.02, 0.93],
      ],
      gloss: 0.24,
      colourAt: (height, across) => {
        const drip =
          0.8 + 0.1 * Math.sin(Math.asin(Math.max(-1, Math.min(1, across))) * 11) + 0.05 * Math.sin(across * 23);
        if (height > drip) return icing;
        const layer = (height - 0.26) / 0.18;
        return layer % 1 > 0.72 ? [255, 248, 240] : sponge;
      },
    });
    bench.disc({ x: 0, z: 0, height: 1.02, radius: 0.93 }, bench.lit(shadeOf(icing, 1.1)));
    const around = Array.from({ length: 12 }, (_, index) => (index / 12) * Math.PI * 2).toSorted(
      (a, b) => Math.sin(a) - Math.sin(b),
    );
    const swirl = (angle: number): void => {
      const x = Math.cos(angle) * 0.76;
      const z = Math.sin(angle) * 0.76;
      bench.ball({ x, z, height: 1.08, radius: 0.14 }, [255, 250, 244], 0.3);
      bench.ball({ x, z, height: 1.17, radius: 0.09 }, [255, 250, 244], 0.3);
      bench.ball({ x, z, height: 1.27, radius: 0.085 }, [216, 36, 44], 0.9);
    };
    for (const angle of around.filter((value) => Math.sin(value) < 0)) swirl(angle);
    const { context } = bench;
    for (const [x, height] of cake.flames!) {
      const foot = bench.point(x, 1.02, 0);
      const head = bench.point(x, height - 0.06, 0);
      const wax = context.createLinearGradient(foot.x - bench.unit * 0.03, 0, foot.x + bench.unit * 0.03, 0);
      const stripe = random() < 0.5 ? ([126, 190, 232] as const) : ([246, 150, 178] as const);
      wax.addColorStop(0, bench.lit(stripe, 0.7));
      wax.addColorStop(1, bench.lit(shadeOf(stripe, 1.3)));
      context.fillStyle = wax;
      context.fillRect(foot.x - bench.unit * 0.03, head.y, bench.unit * 0.06, foot.y - head.y);
    }
    for (const angle of around.filter((value) => Math.sin(value) >= 0)) swirl(angle);
  },
};

/** A burger with all that is in it. */
const burger: Ware = {
  reach: 1.3,
  height: 1.6,
  foot: 0.95,
  build(bench, { random }) {
    const bun: Rgb = [214, 138, 62];
    dish(bench, 1.24, [64, 58, 56]);
    bench.turn({
      profile: [
        [0.08, 0.8],
        [0.14, 0.88],
        [0.28, 0.9],
        [0.32, 0.86],
      ],
      colourAt: plain(bun),
      gloss: 0.2,
    });
    const ruffle = (height: number, radius: number, colour: Rgb, waves: number): void => {
      bench.turn({
        profile: [
          [height, radius],
          [height + 0.03, radius * 1.03],
          [height + 0.07, radius],
        ],
        colourAt: (_, across) =>
          shadeOf(colour, 0.86 + 0.3 * Math.abs(Math.sin(Math.asin(Math.max(-1, Math.min(1, across))) * waves))),
        gloss: 0.2,
      });
    };
    ruffle(0.32, 0.98, [120, 184, 62], 14);
    bench.turn({
      profile: [
        [0.4, 0.86],
        [0.44, 0.92],
        [0.56, 0.92],
        [0.6, 0.86],
      ],
      colourAt: (height, across) =>
        shadeOf([98, 54, 32], 0.86 + 0.3 * hashCell(Math.floor(across * 60), Math.floor(height * 60), 5)),
      gloss: 0.2,
    });
    bench.turn({
      profile: [
        [0.59, 0.97],
        [0.62, 0.98],
        [0.65, 0.94],
      ],
      colourAt: plain([255, 190, 46]),
      gloss: 0.4,
    });
    bench.turn({
      profile: [
        [0.65, 0.8],
        [0.69, 0.84],
        [0.73, 0.8],
      ],
      colourAt: plain([214, 52, 38]),
      gloss: 0.6,
    });
    ruffle(0.73, 0.94, [138, 198, 72], 17);
    bench.turn({
      profile: [
        [0.8, 0.9],
        [0.86, 0.95],
        [1, 0.9],
        [1.16, 0.7],
        [1.26, 0.42],
        [1.3, 0.1],
      ],
      colourAt: (height) => mix(bun, [168, 92, 34], smoothstep(0.9, 1.3, height)),
      gloss: 0.5,
    });
    for (let seed = 0; seed < 60; seed++) {
      const angle = random() * Math.PI * 2;
      const away = Math.sqrt(random()) * 0.72;
      const up = 1.3 - away * away * 0.44;
      if (Math.sin(angle) < -0.5 && away > 0.5) continue;
      const place = bench.point(Math.cos(angle) * away, up, Math.sin(angle) * away);
      bench.context.fillStyle = bench.lit([252, 236, 196]);
      bench.context.beginPath();
      bench.context.ellipse(place.x, place.y, bench.unit * 0.026, bench.unit * 0.015, random() * 3, 0, Math.PI * 2);
      bench.context.fill();
    }
  },
};

/** A flacon of cut glass with a golden cap. */
const perfume: Ware = {
  reach: 1,
  height: 2,
  foot: 0.6,
  build(bench, { colour }) {
    const { context, light, unit } = bench;
    const liquid = colour ?? ([240, 182, 120] as const);
    const face = (
      left: number,
      right: number,
      bottom: number,
      top: number,
      fill: string | ReturnType<typeof context.createLinearGradient>,
      round: number,
    ): void => {
      const a = bench.point(left, top, 0.3);
      const b = bench.point(right, bottom, 0.3);
      context.fillStyle = fill;
      context.beginPath();
      context.roundRect(a.x, a.y, b.x - a.x, b.y - a.y, round * unit);
      context.fill();
    };
    const across = (
      stops: readonly (readonly [number, string])[],
      reach: number,
    ): ReturnType<typeof context.createLinearGradient> => {
      const from = bench.point(-reach * light.side, 0, 0);
      const to = bench.point(reach * light.side, 0, 0);
      const gradient = context.createLinearGradient(from.x, 0, to.x, 0);
      for (const [at, value] of stops) gradient.addColorStop(at, value);
      return gradient;
    };
    face(
      -0.62,
      0.62,
      0,
      1.24,
      across(
        [
          [0, 'rgba(190,196,206,0.9)'],
          [0.5, 'rgba(255,255,255,0.75)'],
          [1, 'rgba(250,250,255,0.95)'],
        ],
        0.62,
      ),
      0.12,
    );
    face(
      -0.52,
      0.52,
      0.12,
      1.06,
      across(
        [
          [0, bench.lit(liquid, 0.55)],
          [0.55, bench.lit(liquid, 0.95)],
          [0.85, bench.lit(shadeOf(liquid, 1.3))],
          [1, bench.lit(liquid, 0.8)],
        ],
        0.52,
      ),
      0.06,
    );
    face(-0.52, 0.52, 0.96, 1.06, 'rgba(255,255,255,0.35)', 0.05);
    face(light.side > 0 ? 0.2 : -0.4, light.side > 0 ? 0.4 : -0.2, 0.06, 1.18, 'rgba(255,255,255,0.36)', 0.06);
    face(light.side > 0 ? 0.46 : -0.5, light.side > 0 ? 0.5 : -0.46, 0.06, 1.18, 'rgba(255,255,255,0.5)', 0.02);
    face(-0.3, 0.3, 0.42, 0.76, 'rgba(255,252,244,0.9)', 0.02);
    context.fillStyle = 'rgba(120,90,40,0.9)';
    const label = bench.point(0, 0.63, 0.3);
    for (const [width, drop] of [
      [0.34, 0],
      [0.22, 0.08],
      [0.28, 0.14],
    ] as const)
      context.fillRect(
        label.x - (width * unit) / 2,
        label.y + drop * unit,
        width * unit,
        unit * (drop === 0 ? 0.035 : 0.014),
      );
    const gold: Rgb = [226, 182, 96];
    bench.turn(
      {
        profile: [
          [1.16, 0.17],
          [1.26, 0.17],
        ],
        colourAt: plain(gold),
        gloss: 1,
      },
      { x: 0, z: 0.3 },
    );
    bench.turn(
      {
        profile: [
          [1.26, 0.25],
          [1.3, 0.27],
          [1.68, 0.27],
          [1.72, 0.24],
        ],
        colourAt: (height) => shadeOf(gold, Math.floor(height * 44) % 2 ? 1 : 0.86),
        gloss: 1,
      },
      { x: 0, z: 0.3 },
    );
    bench.disc({ x: 0, z: 0.3, height: 1.72, radius: 0.24 }, bench.lit(shadeOf(gold, 1.2)));
  },
};

/** A tall bottle with a label: drinks, skin care, sauces. */
const bottle: Ware = {
  reach: 0.9,
  height: 2.2,
  foot: 0.46,
  build(bench, { colour }) {
    const body = colour ?? ([58, 110, 92] as const);
    bench.turn({
      profile: [
        [0, 0.36],
        [0.05, 0.4],
        [1.15, 0.4],
        [1.36, 0.3],
        [1.5, 0.15],
        [1.8, 0.14],
      ],
      gloss: 1,
      colourAt: (height, across) =>
        height > 0.3 && height < 0.92
          ? height < 0.36 || height > 0.86
            ? [206, 168, 98]
            : height > 0.56 && height < 0.64 && Math.abs(across) < 0.5
              ? [70, 62, 56]
              : [248, 242, 230]
          : body,
    });
    bench.turn({
      profile: [
        [1.78, 0.17],
        [2, 0.17],
        [2.03, 0.14],
      ],
      colourAt: plain([214, 176, 104]),
      gloss: 0.9,
    });
    bench.disc({ x: 0, z: 0, height: 2.03, radius: 0.14 }, bench.lit([236, 204, 140]));
  },
};

/** Fruit in a wooden bowl. */
const fruit: Ware = {
  reach: 1.4,
  height: 1.4,
  foot: 0.72,
  build(bench, { colour }) {
    const wood: Rgb = [150, 96, 54];
    bench.turn({
      profile: [
        [0, 0.46],
        [0.06, 0.5],
        [0.3, 0.88],
        [0.5, 1.06],
      ],
      colourAt: (height, across) => shadeOf(wood, 0.9 + 0.16 * Math.sin(height * 40 + across * 3)),
      gloss: 0.3,
    });
    bench.disc({ x: 0, z: 0, height: 0.5, radius: 1.06 }, bench.lit(shadeOf(wood, 0.8)));
    const pile: readonly (readonly [number, number, number, number, Rgb])[] = [
      [-0.5, -0.5, 0.62, 0.32, [246, 166, 40]],
      [0.14, -0.6, 0.64, 0.34, [206, 46, 40]],
      [0.62, -0.3, 0.6, 0.3, [150, 188, 62]],
      [-0.72, 0, 0.58, 0.3, [206, 46, 40]],
      [0.3, 0.1, 0.72, 0.35, [250, 176, 46]],
      [-0.22, 0.06, 0.74, 0.36, colour ?? [214, 50, 44]],
      [-0.5, 0.5, 0.56, 0.28, [122, 60, 134]],
      [0.62, 0.4, 0.56, 0.29, [222, 66, 46]],
      [0.06, 0.62, 0.54, 0.29, [178, 204, 70]],
    ];
    for (const [x, z, height, radius, skin] of pile) {
      bench.ball({ x, z, height, radius }, skin, 0.8);
      const stalk = bench.point(x, height + radius * 0.86, z);
      bench.context.fillStyle = bench.lit([84, 58, 34]);
      bench.context.fillRect(stalk.x, stalk.y - bench.unit * 0.06, bench.unit * 0.02, bench.unit * 0.09);
    }
  },
};

/** A vase of flowers. */
const vase: Ware = {
  reach: 1.5,
  height: 2.5,
  foot: 0.5,
  build(bench, { colour, random }) {
    const { context } = bench;
    const petals = colour ?? ([240, 130, 150] as const);
    const heads = Array.from({ length: 15 }, () => ({
      x: (random() * 2 - 1) * 0.86,
      up: 1.45 + random() * 0.75,
      z: random() * 0.5 - 0.25,
      size: 0.13 + random() * 0.1,
    }));
    context.lineCap = 'round';
    for (const { x, up } of heads) {
      const from = bench.point(x * 0.14, 0.9, 0);
      const to = bench.point(x, up, 0);
      context.strokeStyle = bench.lit([84, 128, 62], 0.7 + random() * 0.3);
      context.lineWidth = bench.unit * 0.025;
      context.beginPath();
      context.moveTo(from.x, from.y);
      context.quadraticCurveTo(from.x + (to.x - from.x) * 0.2, (from.y + to.y) / 2, to.x, to.y);
      context.stroke();
      const leaf = { x: from.x + (to.x - from.x) * 0.5, y: from.y + (to.y - from.y) * 0.55 };
      context.fillStyle = bench.lit([96, 146, 70], 0.6 + random() * 0.5);
      context.beginPath();
      context.ellipse(leaf.x, leaf.y, bench.unit * 0.17, bench.unit * 0.06, x > 0 ? -0.7 : 0.7, 0, Math.PI * 2);
      context.fill();
    }
    for (const { x, up, z, size } of heads.toSorted((a, b) => a.z - b.z)) {
      const centre = bench.point(x, up, z);
      const own = random() < 0.3 ? ([255, 244, 232] as const) : shadeOf(petals, 0.86 + random() * 0.4);
      for (let ring = 2; ring >= 0; ring--) {
        for (let petal = 0; petal < 7; petal++) {
          const angle = (petal / 7) * Math.PI * 2 + ring;
          const away = size * bench.unit * ring * 0.34;
          context.fillStyle = bench.lit(
            shadeOf(own, 0.7 + 0.16 * (2 - ring)),
            0.8 + 0.25 * Math.cos(angle) * bench.light.side,
          );
          context.beginPath();
          context.ellipse(
            centre.x + Math.cos(angle) * away,
            centre.y + Math.sin(angle) * away * 0.8,
            size * bench.unit * 0.46,
            size * bench.unit * 0.38,
            angle,
            0,
            Math.PI * 2,
          );
          context.fill();
        }
      }
    }
    bench.turn({
      profile: [
        [0, 0.26],
        [0.05, 0.32],
        [0.4, 0.46],
        [0.7, 0.36],
        [0.92, 0.2],
        [1.04, 0.26],
      ],
      colourAt: (height) => (height > 0.3 && height < 0.34 ? [196, 214, 226] : [232, 236, 238]),
      gloss: 0.9,
    });
  },
};

/** A pile of books with a candle beside. */
const books: Ware = {
  reach: 1.5,
  height: 1.6,
  foot: 1.1,
  flames: [[0.98, 1]],
  build(bench, { colour, random }) {
    const { context, unit, light } = bench;
    const covers: readonly Rgb[] = [
      colour ?? [150, 52, 46],
      [44, 78, 102],
      [202, 158, 86],
      [72, 94, 66],
      [120, 78, 52],
    ];
    let up = 0;
    for (const [index, cover] of covers.entries()) {
      const thick = 0.16 + random() * 0.1;
      const wide = 1.5 - index * 0.09 + (random() - 0.5) * 0.14;
      const lean = (random() - 0.5) * 0.16 - 0.18;
      const deep = 0.95;
      const front = bench.point(lean - wide / 2, up + thick, deep / 2);
      const back = bench.point(lean - wide / 2 + 0.05, up + thick, -deep / 2);
      context.fillStyle = bench.lit(cover, 1.05);
      context.beginPath();
      context.moveTo(back.x, back.y);
      context.lineTo(back.x + (wide - 0.1) * unit, back.y);
      context.lineTo(front.x + wide * unit, front.y);
      context.lineTo(front.x, front.y);
      context.fill();
      const spine = context.createLinearGradient(front.x, 0, front.x + wide * unit, 0);
      spine.addColorStop(light.side > 0 ? 0 : 1, bench.lit(cover, 0.45));
      spine.addColorStop(light.side > 0 ? 1 : 0, bench.lit(cover, 0.86));
      context.fillStyle = spine;
      context.fillRect(front.x, front.y, wide * unit, thick * unit);
      context.fillStyle = bench.lit([232, 200, 130], 0.8);
      context.fillRect(front.x + wide * unit * 0.12, front.y + thick * unit * 0.2, unit * 0.02, thick * unit * 0.6);
      context.fillRect(front.x + wide * unit * 0.86, front.y + thick * unit * 0.2, unit * 0.02, thick * unit * 0.6);
      context.fillRect(
        front.x + wide * unit * 0.32,
        front.y + thick * unit * 0.42,
        wide * unit * 0.34,
        thick * unit * 0.14,
      );
      up += thick;
    }
    bench.turn(
      {
        profile: [
          [0, 0.22],
          [0.04, 0.24],
          [0.06, 0.2],
          [0.92, 0.2],
          [0.94, 0.18],
        ],
        colourAt: (height) => (height < 0.06 ? [190, 150, 90] : [250, 240, 218]),
        gloss: 0.3,
      },
      { x: 0.98, z: 0.3 },
    );
    bench.disc({ x: 0.98, z: 0.3, height: 0.94, radius: 0.18 }, bench.lit([255, 240, 200], 1.2));
  },
};

/** Scoops in a glass. */
const iceCream: Ware = {
  reach: 1,
  height: 1.9,
  foot: 0.5,
  build(bench, { colour, random }) {
    bench.turn({
      profile: [
        [0, 0.42],
        [0.04, 0.44],
        [0.08, 0.12],
        [0.4, 0.1],
        [0.48, 0.28],
        [0.86, 0.58],
        [0.9, 0.6],
      ],
      colourAt: plain([222, 232, 238]),
      gloss: 1,
    });
    bench.disc({ x: 0, z: 0, height: 0.9, radius: 0.58 }, bench.lit([255, 240, 226]));
    const scoops: readonly (readonly [number, number, number, Rgb])[] = [
      [-0.27, -0.1, 1.08, [255, 238, 204]],
      [0.28, -0.1, 1.08, [120, 72, 46]],
      [0, 0.16, 1.3, colour ?? [246, 152, 172]],
    ];
    for (const [x, z, height, flavour] of scoops) {
      bench.ball({ x, z, height, radius: 0.34 }, flavour, 0.2);
      for (let crumb = 0; crumb < 40; crumb++) {
        const angle = random() * Math.PI * 2;
        const away = Math.sqrt(random()) * 0.3;
        const place = bench.point(x + Math.cos(angle) * away, height + Math.sin(angle) * away, z);
        bench.context.fillStyle = css(shadeOf(flavour, random() < 0.5 ? 0.8 : 1.3), 0.5);
        bench.context.fillRect(place.x, place.y, bench.unit * 0.02, bench.unit * 0.014);
      }
    }
    bench.ball({ x: 0.02, z: 0.16, height: 1.68, radius: 0.11 }, [206, 24, 40], 1);
    bench.context.fillStyle = bench.lit([214, 158, 88]);
    const wafer = bench.point(-0.42, 1.75, 0);
    bench.context.save();
    bench.context.translate(wafer.x, wafer.y);
    bench.context.rotate(-0.4);
    bench.context.fillRect(0, 0, bench.unit * 0.13, bench.unit * 0.72);
    bench.context.restore();
  },
};

/** A running shoe from the side. */
const shoe: Ware = {
  reach: 1.7,
  height: 1.5,
  foot: 1.35,
  build(bench, { colour }) {
    const { context, light, unit } = bench;
    const cloth = colour ?? ([60, 92, 150] as const);
    const origin = bench.point(0, 0, 0.1);
    const area = (path: string, base: Rgb, top: number, bottom: number): void => {
      const fill = context.createLinearGradient(light.side * -1.2, -top, light.side * 0.8, -bottom);
      fill.addColorStop(0, bench.lit(base, 0.5));
      fill.addColorStop(0.55, bench.lit(base, 0.9));
      fill.addColorStop(1, bench.lit(shadeOf(base, 1.12), 1.06));
      context.fillStyle = fill;
      context.fill(new Path2D(path));
    };
    context.save();
    context.translate(origin.x, origin.y);
    context.scale(unit, unit);
    area(
      'M-1.3 -0.06C-1.36 -0.2 -1.34 -0.3 -1.26 -0.34L1.36 -0.28C1.48 -0.2 1.44 -0.06 1.3 -0.02C0.5 0.06 -0.9 0.06 -1.3 -0.06Z',
      [246, 244, 240],
      0.4,
      0,
    );
    area('M-1.3 -0.06C-0.9 0.06 0.5 0.06 1.3 -0.02L1.28 0.03C0.5 0.11 -0.9 0.11 -1.26 0Z', [92, 88, 90], 0.1, 0);
    area(
      'M-1.26 -0.32C-1.34 -0.62 -1.22 -0.92 -1.16 -1.22C-1.08 -1.34 -0.92 -1.26 -0.86 -1.12C-0.72 -0.98 -0.56 -1 -0.44 -1.12L-0.3 -1.2C-0.12 -1.02 0.1 -0.84 0.42 -0.74C0.86 -0.64 1.3 -0.6 1.38 -0.28C0.6 -0.22 -0.7 -0.24 -1.26 -0.32Z',
      cloth,
      1.2,
      0.3,
    );
    area(
      'M0.74 -0.67C1.1 -0.62 1.34 -0.54 1.38 -0.28L0.9 -0.26C0.9 -0.44 0.86 -0.56 0.74 -0.67Z',
      shadeOf(cloth, 0.72),
      0.7,
      0.3,
    );
    area(
      'M-1.26 -0.32C-1.34 -0.62 -1.24 -0.9 -1.18 -1.14C-1.02 -0.98 -0.92 -0.6 -0.94 -0.28Z',
      shadeOf(cloth, 0.72),
      1.1,
      0.3,
    );
    area(
      'M-0.5 -1.08L-0.3 -1.2C-0.12 -1.02 0.1 -0.84 0.42 -0.74L0.3 -0.62C0 -0.7 -0.3 -0.86 -0.5 -1.08Z',
      shadeOf(cloth, 0.56),
      1.1,
      0.7,
    );
    area(
      'M-0.86 -1.12C-0.72 -0.98 -0.56 -1 -0.44 -1.12C-0.5 -1.02 -0.6 -0.9 -0.72 -0.92C-0.82 -0.94 -0.86 -1.02 -0.86 -1.12Z',
      [40, 36, 40],
      1.1,
      0.9,
    );
    area(
      'M-0.7 -0.3C-0.4 -0.42 -0.16 -0.56 0 -0.76L0.12 -0.7C-0.04 -0.5 -0.24 -0.36 -0.44 -0.28ZM-0.34 -0.28C-0.1 -0.38 0.1 -0.5 0.24 -0.66L0.36 -0.62C0.2 -0.46 0.06 -0.36 -0.1 -0.27Z',
      [248, 246, 242],
      0.8,
      0.3,
    );
    context.strokeStyle = bench.lit([250, 248, 244]);
    context.lineWidth = 0.05;
    context.lineCap = 'round';
    for (let lace = 0; lace < 5; lace++) {
      const x = -0.36 + lace * 0.155;
      const y = -1.06 + lace * 0.085 - (lace === 0 ? 0.02 : 0);
      context.beginPath();
      context.moveTo(x, y - 0.06);
      context.lineTo(x - 0.1, y + 0.09);
      context.stroke();
    }
    context.strokeStyle = 'rgba(0,0,0,0.16)';
    context.lineWidth = 0.014;
    context.beginPath();
    context.moveTo(-1.24, -0.2);
    context.quadraticCurveTo(0.2, -0.12, 1.4, -0.17);
    context.stroke();
    context.restore();
  },
};

/** By the name of the detail that asks for it. */
export const WARES: Readonly<Record<string, Ware>> = {
  coffee,
  icedCoffee,
  icedTea,
  juice,
  avocadoJuice,
  redJuice,
  milk,
  matcha,
  soup,
  friedRice,
  rice,
  cake,
  burger,
  perfume,
  bottle,
  fruit,
  vase,
  books,
  iceCream,
  shoe,
  ...DISHES,
  ...GOODS,
};
