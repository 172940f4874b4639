import { Path2D } from '@napi-rs/canvas';
import type { Rgb } from '../../../scene.ts';
import { shadeOf } from '../turning.ts';
import type { Ware } from '../ware.ts';

/** A running shoe from the side. */
export const shoe: Ware = {
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
