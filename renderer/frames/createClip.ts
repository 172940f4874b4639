import { createCanvas, type Canvas, type ImageData } from '@napi-rs/canvas';
import { createCompanion } from './companion.ts';
import { createEnlarger, createI420 } from '../encode/enlargeI420.ts';
import { createToI420, type ToI420 } from '../encode/i420.ts';
import { createCanvasWriter } from '../encode/writeCanvas.ts';
import { fromCanvas, paintRaster } from '../picture/raster.ts';
import type { Style } from '../prompt/vocabulary/styleWords.ts';
import { createPost, type Post } from '../post/createPost.ts';
import { createLetters, type Letters } from '../post/lettering.ts';
import { createLetterPlanes, type LetterPlanes } from '../post/letterPlanes.ts';
import { type Moment, type Plan, type Rgb, STILL_SECONDS } from '../scene.ts';
import { loadDesignFamily, loadSceneFamily } from './sceneRegistry.ts';
import { createSceneSetup } from './sceneSetup.ts';

export interface ClipOptions {
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
  /** The moment a still shows; by default two seconds in, with the camera at the start of its path. */
  still?: Moment;
}

/** A clip that can draw its frames in any order: no frame depends on another. */
export interface Clip {
  readonly frameCount: number;
  /** Draws a frame and returns its canvas, which the next frame reuses. */
  drawFrame(index: number): Canvas;
  /** Draws a frame as I420, the format encoders take: the same picture up to rounding, at less cost. */
  writeFrame(index: number, target: Uint8Array): void;
}

/** Scene seconds per second of the clip when the prompt asks for time-lapse or slow motion. */
const TIMELAPSE_PACE = 9;
const SLOW_PACE = 0.45;

/**
 * Prepares a plan's scene for drawing; the one-off work is done here. A scene in a style is painted at the style's own
 * size, and each drawing is held for a few frames, as in drawn animation; title and watermark are laid over it at full
 * size and frame rate.
 */
export async function createClip({
  plan,
  width,
  height,
  fps,
  frameCount,
  hasWatermark,
  grain,
  still,
}: ClipOptions): Promise<Clip> {
  const isStill = frameCount === 1;
  const momentOf = momentsOf(plan, { fps, frameCount, still });
  const painter = plan.style
    ? await createStyledPainter(plan, plan.style, { width, height, isStill, momentOf })
    : await createScenePainter(plan, { width, height, grain, momentOf, mayShrink: !isStill });
  const letters = createLetters({ plan, width, height }, { hasWatermark, isStill });
  const layLetters = createLetterLayer(letters, { width, height });
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  return {
    frameCount,
    drawFrame(index) {
      painter.paint(canvas, index);
      letters.paint(context, momentOf(index));
      return canvas;
    },
    writeFrame(index, target) {
      painter.write(index, target);
      layLetters(momentOf(index), target);
    },
  };
}

interface FramePainter {
  /** Fills a canvas with a frame's picture. */
  paint(canvas: Canvas, index: number): void;
  /** Fills an I420 frame with the same picture. */
  write(index: number, target: Uint8Array): void;
}

/** Lays letters over I420 frames; they are redrawn only when their look changes. */
function createLetterLayer(
  letters: Letters,
  size: { width: number; height: number },
): (moment: Moment, target: Uint8Array) => void {
  let planes: LetterPlanes | null = null;
  let drawn: number | null = null;
  let toI420: ToI420 | null = null;
  return (moment, target) => {
    const look = letters.lookAt(moment);
    if (look === null) return;
    if (look !== drawn) {
      toI420 ??= createToI420(size);
      planes = createLetterPlanes({ ...size, toI420 }, (context) => letters.paint(context, moment));
    }
    drawn = look;
    planes?.(target);
  };
}

interface PainterOptions {
  width: number;
  height: number;
  grain: number;
  momentOf(index: number): Moment;
}

function momentsOf(
  plan: Plan,
  { fps, frameCount, still }: Pick<ClipOptions, 'fps' | 'frameCount' | 'still'>,
): (index: number) => Moment {
  if (frameCount === 1) return () => still ?? { seconds: STILL_SECONDS, progress: 0 };
  const pace = plan.details.timelapse ? TIMELAPSE_PACE : plan.details.slowMotion ? SLOW_PACE : 1;
  const momentAt = (index: number): Moment => ({
    seconds: (index / fps) * pace,
    progress: plan.motion === 'none' ? 0 : Math.min(1, Math.max(0, index / (frameCount - 1))) * Math.min(1, pace),
  });
  return (index) => {
    const before = Math.floor((index + KEY_SHIFT) / KEY_FRAMES) * KEY_FRAMES - KEY_SHIFT;
    const between = {
      before: momentAt(before),
      after: momentAt(before + KEY_FRAMES),
      part: (index - before) / KEY_FRAMES,
    };
    return { ...momentAt(index), between };
  };
}

/** Frames from one key moment (`Moment.between`) to the next. */
const KEY_FRAMES = 12;
/** Key moments fall between two frames: a frame exactly on one would look sharper than its interpolated neighbours. */
const KEY_SHIFT = 0.5;

/** Shorter side in pixels up to which a clip's scene is drawn at full size. */
const WHOLE_SIDE = 480;
/** How far a larger clip's scene is enlarged at most. Motion hides the softness, and every drawn pixel takes time. */
const ENLARGEMENT = 1.5;

/** Paints a scene; in a large clip it is drawn smaller and then enlarged. */
async function createScenePainter(
  plan: Plan,
  { width, height, grain, momentOf, mayShrink }: PainterOptions & { mayShrink: boolean },
): Promise<FramePainter> {
  const shorter = Math.min(width, height);
  const shrink = !mayShrink ? 1 : Math.min(1, Math.max(WHOLE_SIDE / shorter, 1 / ENLARGEMENT));
  const stage = createStage(width, height, shrink);
  const { width: across, height: down } = stage;
  const setup = createSceneSetup(plan, across, down);
  const family = plan.design ? await loadDesignFamily() : await loadSceneFamily(plan.scene);
  const scene = family(setup);
  const companion = createCompanion(setup);
  const post = plan.design ? unprocessed(stage) : createPost(setup, { grain });
  const context = stage.getContext('2d');
  const draw = (index: number): ImageData => {
    const moment = momentOf(index);
    context.save();
    scene.paint(context, moment);
    companion?.(context, moment);
    context.restore();
    return post(context, moment);
  };
  const toI420 = createToI420(stage);
  const enlargement =
    shrink === 1 ? null : { small: createI420(stage), enlargeFrame: createEnlarger(stage, { width, height }) };
  return {
    paint(canvas, index) {
      const picture = draw(index);
      if (shrink === 1) {
        canvas.getContext('2d').putImageData(picture, 0, 0);
      } else {
        context.putImageData(picture, 0, 0);
        enlarge(stage, canvas);
      }
    },
    write(index, target) {
      toI420(draw(index).data, enlargement?.small ?? target);
      enlargement?.enlargeFrame(enlargement.small, target);
    },
  };
}

/** Print has no light, weather or grain of its own. */
const unprocessed =
  ({ width, height }: Canvas): Post =>
  (context) =>
    context.getImageData(0, 0, width, height);

function createStage(width: number, height: number, shrink: number): Canvas {
  return createCanvas(Math.round((width * shrink) / 2) * 2, Math.round((height * shrink) / 2) * 2);
}

function enlarge(stage: Canvas, canvas: Canvas, isSmooth = true): void {
  const context = canvas.getContext('2d');
  context.save();
  // Enlarging rounds some opacities down by a level; without this the previous frame would show through.
  context.fillStyle = '#000';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingEnabled = isSmooth;
  context.imageSmoothingQuality = 'low';
  context.drawImage(stage, 0, 0, canvas.width, canvas.height);
  context.restore();
}

/** Frames for which a drawing is held: at 24 per second, brush strokes change eight times a second, figures twelve. */
const HELD_FRAMES: Record<Style, number> = {
  pencil: 3,
  ink: 3,
  oil: 3,
  watercolour: 3,
  paper: 3,
  origami: 3,
  render: 2,
  cartoon: 2,
  anime: 2,
  poster: 2,
  popArt: 2,
  pixel: 2,
  duotone: 1,
  tealOrange: 1,
};
/** Largest size of a styled clip's drawings: longer side in pixels, and share of the clip's size. Strokes are slow. */
const DRAWING_SIDE = 720;
const DRAWING_PART = 0.74;

async function createStyledPainter(
  plan: Plan,
  style: Style,
  {
    width,
    height,
    isStill,
    momentOf,
  }: { width: number; height: number; isStill: boolean; momentOf(index: number): Moment },
): Promise<FramePainter> {
  const { paintStyle, inksFor, isPrinted, MAX_STYLE_SIDE } = await import('../picture/style/paintStyle.ts');
  const held = isStill ? 1 : HELD_FRAMES[style];
  const longer = Math.max(width, height);
  const shrink = isStill
    ? Math.min(1, MAX_STYLE_SIDE / longer)
    : held === 1
      ? 1
      : Math.min(DRAWING_PART, DRAWING_SIDE / longer);
  const stage = createStage(width, height, shrink);
  const scene = await createScenePainter(plan, {
    width: stage.width,
    height: stage.height,
    grain: 0,
    momentOf,
    mayShrink: false,
  });
  const canvas = createCanvas(width, height);
  const writeCanvas = createCanvasWriter(canvas);
  const { seed, colours } = plan;
  let inks: readonly Rgb[] | null = null;
  let drawn = -1;
  const paint = (canvas: Canvas, index: number): void => {
    const drawing = index - (index % held);
    if (inks === null && held > 1 && isPrinted(style)) {
      // Every drawing of a clip uses the inks of the first one; otherwise the colours would jump.
      scene.paint(stage, 0);
      inks = inksFor(fromCanvas(stage), style, seed);
    }
    if (drawing !== drawn) {
      scene.paint(stage, drawing);
      paintRaster(stage, paintStyle(fromCanvas(stage), style, { colours, seed, inks }));
      drawn = drawing;
    }
    enlarge(stage, canvas, style !== 'pixel');
  };
  return {
    paint,
    write(index, target) {
      paint(canvas, index);
      writeCanvas(canvas, target);
    },
  };
}
