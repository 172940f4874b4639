import type { Rgb } from '../../../scene.ts';
import { css, mix } from '../../../light/colour.ts';
import { smoothstep } from '../../../light/noise.ts';
import { dish, mouth, plain, PORCELAIN } from '../crockery.ts';
import { glass } from '../glass.ts';
import { shadeOf } from '../turning.ts';
import type { Ware } from '../ware.ts';

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
        context.scale(bench.unit, bench.unit * bench.flat);
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

/** Drinks in cups and glasses. */
export const DRINKS: Readonly<Record<string, Ware>> = {
  coffee,
  icedCoffee,
  icedTea,
  juice,
  avocadoJuice,
  redJuice,
  milk,
  matcha,
  cendol: glass({
    hasIce: true,
    liquid: (height) => (height < 0.2 ? [116, 62, 24] : height < 0.34 ? [190, 144, 92] : [246, 240, 224]),
    bits: { colour: [86, 170, 60], count: 90, size: 0.026, from: 0.26, to: 1.1, stretch: 3.4 },
  }),
  youngCoconut: {
    reach: 0.8,
    height: 1.5,
    foot: 0.56,
    build(bench, { colour }) {
      const husk: Rgb = colour ?? [112, 160, 62];
      bench.turn({
        profile: [
          [0, 0.4],
          [0.08, 0.58],
          [0.36, 0.76],
          [0.62, 0.76],
          [0.86, 0.62],
          [0.98, 0.42],
        ],
        colourAt: (up, across) => shadeOf(husk, 0.94 + 0.05 * Math.sin(across * 9 + up * 2)),
        gloss: 0.35,
      });
      // Cut open: the white rim, and the water in it.
      bench.disc({ x: 0, z: 0, height: 0.98, radius: 0.42 }, bench.lit([246, 242, 228]));
      bench.disc({ x: 0, z: 0, height: 0.975, radius: 0.3 }, bench.lit([214, 216, 200]));
      const [from, to] = [bench.point(0.06, 0.96, 0), bench.point(-0.3, 1.62, -0.1)];
      const { context } = bench;
      context.lineCap = 'round';
      context.lineWidth = bench.unit * 0.07;
      context.strokeStyle = bench.lit([232, 76, 84]);
      context.beginPath();
      context.moveTo(from.x, from.y);
      context.lineTo(to.x, to.y);
      context.stroke();
    },
  },
  boba: glass({
    hasIce: false,
    liquid: (height) => (height < 0.1 ? [150, 96, 52] : [222, 180, 132]),
    bits: { colour: [36, 20, 14], count: 70, size: 0.06, from: 0.08, to: 0.42, stretch: 1 },
  }),
  blackCoffee: glass({ hasIce: false, liquid: (height) => (height > 0.92 ? [96, 58, 30] : [40, 22, 14]) }),
  tea: glass({ hasIce: false, liquid: (height) => (height > 0.92 ? [226, 150, 70] : [186, 92, 28]) }),
};
