import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { createPost } from './post/createPost.ts';
import type { Moment, Plan } from './scene.ts';
import { loadSceneFamily } from './sceneRegistry.ts';
import { createSceneSetup } from './sceneSetup.ts';

export interface FilmOptions {
  plan: Plan;
  /** Pixels; even. */
  width: number;
  height: number;
  fps: number;
  /** 1 for a still. */
  frameCount: number;
  hasWatermark: boolean;
  /** Grain in levels of 255. */
  grain: number;
  /** When and from where a still is taken; the beginning of the camera's way when left out. */
  still?: Moment;
}

/** A clip that can draw any of its frames; frames do not depend on each other. */
export interface Film {
  readonly frameCount: number;
  /** Draws a frame and returns the canvas it is on; the canvas is reused for the next one. */
  drawFrame(index: number): Canvas;
}

/** Scene time of a still: clouds and water have had a moment to take shape. */
const STILL_SECONDS = 2;

/** Scene seconds per second of the clip when the prompt asks for time-lapse or slow motion. */
const TIMELAPSE_PACE = 9;
const SLOW_PACE = 0.45;

/** Prepares a plan's scene for drawing; takes the time that is spent once. */
export async function createFilm({ plan, width, height, fps, frameCount, hasWatermark, grain, still }: FilmOptions): Promise<Film> {
  const setup = createSceneSetup(plan, width, height);
  const family = await loadSceneFamily(plan.scene);
  const scene = family(setup);
  const isStill = frameCount === 1;
  const post = createPost(setup, { hasWatermark, isStill, grain });
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const pace = plan.details.timelapse ? TIMELAPSE_PACE : plan.details.slowMotion ? SLOW_PACE : 1;
  const momentOf = (index: number): Moment => (isStill
    ? still ?? { seconds: STILL_SECONDS, progress: 0 }
    : { seconds: (index / fps) * pace, progress: plan.motion === 'none' ? 0 : (index / (frameCount - 1)) * Math.min(1, pace) });
  return {
    frameCount,
    drawFrame(index) {
      const moment = momentOf(index);
      context.save();
      scene.paint(context, moment);
      context.restore();
      post(canvas, context, moment);
      return canvas;
    },
  };
}
