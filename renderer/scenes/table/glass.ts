import { css, mix } from '../../light/colour.ts';
import type { Rgb } from '../../scene.ts';
import { shadeOf } from './turning.ts';
import type { Ware } from './ware.ts';

/** A tall glass: what is in it by height, ice at the top, a straw. */
export function glass({
  liquid,
  hasIce,
  garnish,
  bits,
}: {
  liquid(height: number): Rgb;
  hasIce: boolean;
  garnish?: Rgb;
  /** Small things that float or lie in it. */
  bits?: { colour: Rgb; count: number; size: number; from: number; to: number; stretch: number };
}): Ware {
  return {
    reach: 0.9,
    height: 1.85,
    foot: 0.5,
    build(bench, { random }) {
      const { context, light } = bench;
      const radiusAt = (height: number): number => 0.36 + height * 0.085;
      const straw = { from: bench.point(light.side * 0.1, 0.3, 0), to: bench.point(light.side * -0.34, 1.82, -0.1) };
      bench.turn({
        profile: [
          [0, 0.34],
          [0.05, 0.37],
          [0.7, radiusAt(0.7) - 0.012],
          [1.3, radiusAt(1.3) - 0.012],
        ],
        colourAt: (height, across) =>
          mix(
            liquid(Math.max(0, height + Math.sin(across * 5 + height * 9) * 0.05 - 0.04) / 1.3),
            [255, 255, 255],
            height < 0.06 ? 0.5 : 0,
          ),
        gloss: 0.25,
      });
      bench.disc({ x: 0, z: 0, height: 1.3, radius: radiusAt(1.3) - 0.02 }, bench.lit(shadeOf(liquid(1), 1.16)));
      if (bits)
        for (let bit = 0; bit < bits.count; bit++) {
          const up = bits.from + (bits.to - bits.from) * random();
          const place = bench.point((random() * 2 - 1) * radiusAt(up) * 0.86, up, 0.3);
          const size = bits.size * bench.unit;
          context.fillStyle = bench.lit(bits.colour, 0.75 + random() * 0.35);
          context.beginPath();
          context.ellipse(place.x, place.y, size * bits.stretch, size, random() * 3, 0, Math.PI * 2);
          context.fill();
        }
      const cube = (x: number, up: number, z: number, size: number, turn: number): void => {
        const centre = bench.point(x, up, z);
        context.save();
        context.translate(centre.x, centre.y);
        context.rotate(turn);
        const side = size * bench.unit;
        const ice = context.createLinearGradient(-side, -side, side, side);
        ice.addColorStop(0, 'rgba(255,255,255,0.86)');
        ice.addColorStop(0.5, css(mix(liquid(1), [255, 255, 255], 0.6), 0.5));
        ice.addColorStop(1, 'rgba(255,255,255,0.66)');
        context.fillStyle = ice;
        context.strokeStyle = 'rgba(255,255,255,0.75)';
        context.lineWidth = bench.unit * 0.012;
        context.beginPath();
        context.roundRect(-side / 2, -side / 2, side, side * 0.86, side * 0.2);
        context.fill();
        context.stroke();
        context.restore();
      };
      if (hasIce) {
        for (let index = 0; index < 4; index++)
          cube((random() - 0.5) * 0.42, 1.02 + random() * 0.2, 0.1, 0.26, random() * 1.4 - 0.7);
        for (let index = 0; index < 3; index++)
          cube((index - 1) * 0.24, 1.33 + random() * 0.04, (random() - 0.5) * 0.3, 0.27, random() * 1.2 - 0.6);
      }
      context.lineCap = 'round';
      context.strokeStyle = bench.lit([216, 196, 160]);
      context.lineWidth = bench.unit * 0.06;
      context.beginPath();
      const enters = 0.66;
      context.moveTo(
        straw.from.x + (straw.to.x - straw.from.x) * enters,
        straw.from.y + (straw.to.y - straw.from.y) * enters,
      );
      context.lineTo(straw.to.x, straw.to.y);
      context.stroke();
      if (garnish) bench.ball({ x: light.side * 0.38, z: 0.06, height: 1.48, radius: 0.17 }, garnish, 0.6);
      // The glass itself: a rim of light, bright edges, two tall gleams, drops of cold.
      const wall = (side: number, width: number, strength: number): void => {
        context.strokeStyle = `rgba(255,255,255,${strength})`;
        context.lineWidth = bench.unit * width;
        context.beginPath();
        const foot = bench.point(radiusAt(0.03) * side, 0.06, 0);
        const lip = bench.point(radiusAt(1.46) * side, 1.46, 0);
        context.moveTo(foot.x, foot.y);
        context.lineTo(lip.x, lip.y);
        context.stroke();
      };
      wall(-0.99, 0.018, 0.6);
      wall(0.99, 0.018, 0.6);
      wall(0.62 * light.side, 0.07, 0.42);
      wall(0.44 * light.side, 0.022, 0.34);
      wall(-0.8 * light.side, 0.03, 0.2);
      const rim = bench.point(0, 1.46, 0);
      context.strokeStyle = 'rgba(255,255,255,0.8)';
      context.lineWidth = bench.unit * 0.022;
      context.beginPath();
      context.ellipse(
        rim.x,
        rim.y,
        radiusAt(1.46) * bench.unit,
        radiusAt(1.46) * bench.unit * bench.flat,
        0,
        0,
        Math.PI * 2,
      );
      context.stroke();
      if (!hasIce) return;
      for (let drop = 0; drop < 46; drop++) {
        const up = 0.1 + random() * 1.15;
        const place = bench.point((random() * 2 - 1) * radiusAt(up) * 0.92, up, 0.34);
        context.fillStyle = `rgba(255,255,255,${0.18 + random() * 0.4})`;
        context.beginPath();
        context.ellipse(
          place.x,
          place.y,
          bench.unit * (0.006 + random() * 0.012),
          bench.unit * (0.01 + random() * 0.02),
          0,
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    },
  };
}
