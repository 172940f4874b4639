import type { Rgb } from '../../../scene.ts';
import { plain } from '../crockery.ts';
import { shadeOf } from '../turning.ts';
import type { Ware } from '../ware.ts';

/** A flacon of cut glass with a golden cap. */
export const perfume: Ware = {
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
