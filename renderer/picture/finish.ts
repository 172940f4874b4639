import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Placement } from './placement.ts';
import { createBloom } from '../post/bloom.ts';
import { createGrade } from '../post/grade.ts';
import { createLetters } from '../post/lettering.ts';
import { createParticles } from '../post/particles.ts';
import type { Moment, SceneSetup } from '../scene.ts';
import { SILHOUETTES } from '../subject/silhouettes.ts';
import { drawSubject } from '../subject/subject.ts';

export interface Finish {
  /** The added subject, weather, glow and colour words. */
  paintAir(context: SKRSContext2D, moment: Moment): void;
  /** Title and watermark, on top of any style. */
  paintLetters(context: SKRSContext2D, moment: Moment): void;
}

/** Room that something takes: how wide it is, and between which heights. */
export interface FreeBox {
  wide: number;
  top: number;
  bottom: number;
}

export interface FinishOptions {
  hasWatermark: boolean;
  isStill: boolean;
  /** Where there is room for a subject, part of the width; asked for with the box that it takes, parts of the picture. */
  freeSide: (box: FreeBox) => number;
  /** Where the prompt wants the subject. */
  placement?: Placement;
}

/**
 * What is drawn over a picture: the same weather, letters and colour grading as over a painted scene, but only what was
 * asked for, because the picture is the user's own.
 */
export function createFinish(setup: SceneSetup, { hasWatermark, isStill, freeSide, placement }: FinishOptions): Finish {
  const { plan, width, height } = setup;
  const particles = createParticles(setup, { isHazy: true });
  const isNeon = plan.colours.includes('neon');
  const hasMood = plan.colours.length > 0 || plan.details.cinematic === 1 || plan.details.dramatic === 1;
  const bloom =
    isNeon || plan.weather === 'fireflies' || plan.details.embers
      ? createBloom(width, height, isNeon ? 0.5 : 0.26)
      : null;
  const grade = hasMood
    ? createGrade(setup, { grain: 0, vignette: plan.details.cinematic || plan.colours.includes('vintage') ? 0.8 : 0 })
    : null;
  return {
    paintAir(context, moment) {
      if (plan.subject) paintSubject(context, setup, moment, { freeSide, placement });
      for (const paint of particles) {
        context.save();
        paint(context, moment);
        context.restore();
      }
      if (!bloom && !grade) return;
      const image = context.getImageData(0, 0, width, height);
      bloom?.(image.data);
      grade?.(image.data, moment.seconds);
      context.putImageData(image, 0, 0);
    },
    paintLetters: createLetters(setup, { hasWatermark, isStill }).paint,
  };
}

/** Where a subject stands that the prompt gives a place, parts of width and height. */
const COLUMNS = { left: 0.18, right: 0.82 } as const;
const PLACED_ROWS = { top: 0.2, middle: 0.55, bottom: 0.88 } as const;

function paintSubject(
  context: SKRSContext2D,
  setup: SceneSetup,
  moment: Moment,
  { freeSide, placement }: Pick<FinishOptions, 'freeSide' | 'placement'>,
): void {
  const { width, height, plan } = setup;
  const silhouette = SILHOUETTES[plan.subject!];
  if (!silhouette) return;
  const rows = { ground: 0.88, water: 0.8, sky: 0.24, space: 0.3, underwater: 0.5 } as const;
  const size = Math.min(0.36, Math.max(0.12, silhouette.size));
  const row = placement?.row ? PLACED_ROWS[placement.row] : rows[silhouette.anchor];
  const tall = (Math.min(width, height) * size) / height;
  const below = silhouette.anchor === 'ground' || silhouette.anchor === 'water' ? 0 : tall / 2;
  const wide = (tall * height * silhouette.box[2]) / silhouette.box[3] / width;
  const x = placement?.side
    ? COLUMNS[placement.side]
    : freeSide({ wide, top: row + below - tall, bottom: row + below });
  drawSubject(context, setup, moment, {
    name: plan.subject!,
    x: width * x,
    y: height * row,
    height: Math.min(width, height) * size,
    haze: 0.08,
    isFlipped: x > 0.5,
  });
}
