/** The grass nearest to the eye grows from below the picture, however the camera moves. */
import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { MOVING, openScene, planOf } from './renderFrame.ts';

it.each(MOVING)('shows no feet of its blades: %s', async (motion) => {
  const [width, height] = [96, 96];
  const { renderer } = await openScene(planOf('ricefield', { motion }), width, height);
  for (const progress of [0, 0.5, 1]) {
    const context = createCanvas(width, height).getContext('2d');
    // A blade is drawn from its foot, and the grass after everything else.
    let foot = Number.NaN;
    const moveTo = context.moveTo.bind(context);
    context.moveTo = (x, y) => {
      const { d, f } = context.getTransform();
      foot = y * d + f;
      moveTo(x, y);
    };
    renderer.paint(context, { seconds: 1, progress });
    expect(foot).toBeGreaterThanOrEqual(height);
  }
});
