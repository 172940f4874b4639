import { type Area, type Size, sizeToSend } from '../images/imageArea.ts';
import { growStroke } from './growStroke.ts';

/** From 0 to 1 of the picture's width and height. */
export interface Point {
  x: number;
  y: number;
}

export interface Stroke {
  kind: 'keep' | 'remove';
  points: readonly Point[];
  /** Part of the picture's longer side. */
  thickness: number;
  /** Whether it spreads to the same colours around it. */
  spreads: boolean;
}

/** Pixels of the longer side at which a stroke looks for edges. */
const WORK_SIDE = 640;
/** How high the middle of the part lies that a picture keeps in another format, as the studio crops it. */
const FOCUS_Y = 0.45;
/** Opacity, 0 to 255, from which a pixel counts as kept. */
const KEPT = 200;
const REMOVED = 60;

/** The part of the original that fills the result's frame. */
export function coveredArea(original: Size, result: Size): Area {
  const scale = Math.min(original.width / result.width, original.height / result.height);
  const width = result.width * scale;
  const height = result.height * scale;
  const y = Math.min(original.height - height, Math.max(0, FOCUS_Y * original.height - height / 2));
  return { x: (original.width - width) / 2, y, width, height };
}

/** @param isRead whether its pixels are read back, not only shown */
function createCanvas({ width, height }: Size, isRead = false): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d', { willReadFrequently: isRead });
  if (!pen) throw new Error('This device cannot draw the picture.');
  return pen;
}

/** Draws the way of the brush, in the pen's colour. */
export function drawStroke(pen: CanvasRenderingContext2D, { points, thickness }: Stroke): void {
  const { width, height } = pen.canvas;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.lineWidth = Math.max(1, thickness * Math.max(width, height));
  pen.beginPath();
  // A line without length is not drawn, but a tap has to leave a dot.
  const [{ x: startX, y: startY }] = points as readonly [Point, ...Point[]];
  pen.moveTo(startX * width - 0.01, startY * height);
  for (const { x, y } of points) pen.lineTo(x * width, y * height);
  pen.stroke();
}

function alphaOf(pen: CanvasRenderingContext2D): Uint8Array {
  const { data } = pen.getImageData(0, 0, pen.canvas.width, pen.canvas.height);
  return Uint8Array.from({ length: data.length / 4 }, (_, at) => data[at * 4 + 3]!);
}

/**
 * A cut-out that strokes correct: they restore parts of the original or remove more of it.
 * @param cut the result so far; null if nothing could be cut out, so nothing is kept yet
 */
export function createCutOut(original: ImageBitmap, cut: ImageBitmap | null) {
  const size = cut ? { width: cut.width, height: cut.height } : sizeToSend(original);
  const scale = Math.min(1, WORK_SIDE / Math.max(size.width, size.height));
  const small = { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
  const whole = createCanvas(size);
  const area = coveredArea(original, size);
  whole.drawImage(original, area.x, area.y, area.width, area.height, 0, 0, size.width, size.height);
  const guide = createCanvas(small, true);
  guide.drawImage(whole.canvas, 0, 0, small.width, small.height);
  const { data: pixels } = guide.getImageData(0, 0, small.width, small.height);
  const kept = createCanvas(size);
  let done: { stroke: Stroke; region: HTMLCanvasElement }[] = [];

  function put({ stroke, region }: (typeof done)[number]): void {
    if (stroke.kind === 'remove') {
      kept.globalCompositeOperation = 'destination-out';
      kept.drawImage(region, 0, 0, size.width, size.height);
    } else {
      const part = createCanvas(size);
      part.drawImage(region, 0, 0, size.width, size.height);
      part.globalCompositeOperation = 'source-in';
      part.drawImage(whole.canvas, 0, 0);
      kept.drawImage(part.canvas, 0, 0);
    }
    kept.globalCompositeOperation = 'source-over';
  }

  function redraw(): void {
    kept.clearRect(0, 0, size.width, size.height);
    if (cut) kept.drawImage(cut, 0, 0);
    for (const each of done) put(each);
  }
  redraw();

  /** The parts of the small picture that a stroke may still change. */
  function openTo(kind: Stroke['kind']): Uint8Array {
    const now = createCanvas(small, true);
    now.drawImage(kept.canvas, 0, 0, small.width, small.height);
    return alphaOf(now).map((alpha) => Number(kind === 'keep' ? alpha < KEPT : alpha > REMOVED));
  }

  return {
    ...size,
    whole: whole.canvas,
    kept: kept.canvas,
    apply(stroke: Stroke): void {
      const brush = createCanvas(small, true);
      drawStroke(brush, stroke);
      if (stroke.spreads) {
        const painted = alphaOf(brush).map((alpha) => Number(alpha > 127));
        const region = growStroke({ ...small, pixels, painted, open: openTo(stroke.kind) });
        const image = brush.createImageData(small.width, small.height);
        region.forEach((isIn, at) => (image.data[at * 4 + 3] = isIn * 255));
        brush.putImageData(image, 0, 0);
      }
      const entry = { stroke, region: brush.canvas };
      done = [...done, entry];
      put(entry);
    },
    /** Undoes the last stroke. */
    undo(): void {
      done = done.slice(0, -1);
      redraw();
    },
    strokes: (): readonly Stroke[] => done.map(({ stroke }) => stroke),
    /** From 0 to 1 of the picture. */
    removedShare: () => openTo('keep').reduce((sum, isGone) => sum + isGone, 0) / (small.width * small.height),
    toPng: () =>
      new Promise<Blob>((resolve, reject) =>
        kept.canvas.toBlob(
          (blob) => (blob ? resolve(blob) : reject(new Error('This device cannot make a png.'))),
          'image/png',
        ),
      ),
  };
}

export type CutOut = ReturnType<typeof createCutOut>;
