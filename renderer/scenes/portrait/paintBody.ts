import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { css, scale } from '../../light/colour.ts';
import { across, type FaceLight, lit, type Looks } from './faceShape.ts';

/** Shoulders and the clothes on them. */
export function paintShoulders(context: SKRSContext2D, { cloth, isMan }: Looks, light: FaceLight): void {
  const wide = isMan ? 1.12 : 0.96;
  context.fillStyle = across(context, light, cloth, wide);
  const body = new Path2D(
    `M-0.2 0.74C-0.5 0.86 -${wide * 0.86} 0.92 -${wide} 1.3L-${wide + 0.14} 3H${wide + 0.14}L${wide} 1.3C${wide * 0.86} 0.92 0.5 0.86 0.2 0.74Q0 0.98 -0.2 0.74Z`,
  );
  context.fill(body);
  context.save();
  context.clip(body);
  for (const [x, lean] of [
    [-0.62, 0.12],
    [-0.3, 0.05],
    [0.24, -0.06],
    [0.66, -0.14],
  ] as const) {
    const fold = context.createLinearGradient(x - 0.1, 0, x + 0.1, 0);
    fold.addColorStop(0, 'rgba(20,10,16,0)');
    fold.addColorStop(0.5, 'rgba(20,10,16,0.2)');
    fold.addColorStop(1, 'rgba(20,10,16,0)');
    context.fillStyle = fold;
    context.save();
    context.transform(1, 0, -lean, 1, lean, 0);
    context.fillRect(x - 0.1, 0.9, 0.2, 1.2);
    context.restore();
  }
  context.restore();
}

/** The neck, with the shadow of the chin. */
export function paintNeck(context: SKRSContext2D, { skin, isMan }: Looks, light: FaceLight): void {
  const w = isMan ? 0.21 : 0.155;
  const neck = new Path2D(
    `M-${w} 0.3C-${w * 0.9} 0.55 -${w} 0.66 -${w + 0.1} 0.76Q0 1.02 ${w + 0.1} 0.76C${w} 0.66 ${w * 0.9} 0.55 ${w} 0.3Z`,
  );
  context.fillStyle = across(context, light, skin, 0.3);
  context.fill(neck);
  context.save();
  context.clip(neck);
  const shade = context.createRadialGradient(-0.03, 0.44, 0.06, -0.03, 0.44, 0.32);
  shade.addColorStop(0, css(scale(lit(skin, light, 0.1), 0.5), 0.78));
  shade.addColorStop(1, css(scale(lit(skin, light, 0.1), 0.5), 0));
  context.fillStyle = shade;
  context.fillRect(-0.4, 0.2, 0.8, 0.6);
  context.restore();
}
