import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { Moment, SceneSetup } from '../scene.ts';
import { createBloom } from './bloom.ts';
import { createGrade } from './grade.ts';
import { createTitle, createWatermark, titleVisibility } from './lettering.ts';
import { createParticles } from './particles.ts';

export interface PostOptions {
  hasWatermark: boolean;
  /** A still shows its title fully. */
  isStill: boolean;
  /** Grain in levels of 255. */
  grain: number;
}

/** Everything that happens to a painted scene before it is a frame; the same for every family. */
export type Post = (canvas: Canvas, context: SKRSContext2D, moment: Moment) => void;

/** Weather, bloom, grade, vignette, grain, title, watermark, in this order. */
export function createPost(setup: SceneSetup, { hasWatermark, isStill, grain }: PostOptions): Post {
  const { plan, width, height, palette } = setup;
  const particles = createParticles(setup);
  const bloom = createBloom(width, height, plan.colours.includes('neon') ? 0.6 : palette.isMoon ? 0.42 : 0.26);
  const grade = createGrade(setup, { grain, vignette: 0.62 });
  const title = plan.title ? createTitle(plan.title, width, height) : null;
  const watermark = hasWatermark ? createWatermark(width, height) : null;
  return (canvas, context, moment) => {
    for (const paint of particles) paint(context, moment);
    bloom(context, canvas);
    const image = context.getImageData(0, 0, width, height);
    grade(image.data, moment.seconds);
    context.putImageData(image, 0, 0);
    title?.(context, titleVisibility(moment.seconds, isStill));
    watermark?.(context);
  };
}
