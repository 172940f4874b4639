import type { ImageData, SKRSContext2D } from '@napi-rs/canvas';
import type { Moment, SceneSetup } from '../scene.ts';
import { createBloom } from './bloom.ts';
import { createGrade } from './grade.ts';
import { createParticles } from './particles.ts';

export interface PostOptions {
  /** Grain in levels of 255. */
  grain: number;
}

/**
 * Post-processing of a painted scene, the same for every family. Returns the result; the canvas keeps the ungraded
 * scene.
 */
export type Post = (context: SKRSContext2D, moment: Moment) => ImageData;

/** Weather, bloom, grade, vignette, grain, in this order. */
export function createPost(setup: SceneSetup, { grain }: PostOptions): Post {
  const { plan, width, height, palette } = setup;
  const particles = createParticles(setup);
  const bloom = createBloom(width, height, plan.colours.includes('neon') ? 0.6 : palette.isMoon ? 0.42 : 0.26);
  const grade = createGrade(setup, { grain, vignette: 0.62 });
  return (context, moment) => {
    for (const paint of particles) paint(context, moment);
    const image = context.getImageData(0, 0, width, height);
    bloom(image.data);
    grade(image.data, moment.seconds);
    return image;
  };
}
