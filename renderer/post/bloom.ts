import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';

const REDUCTION = 6;

/**
 * Lets bright things glow: the picture at a sixth of its size, multiplied by itself (so that only
 * lights remain), blurred and screened back.
 * @param strength 0–1
 */
export function createBloom(
  width: number,
  height: number,
  strength: number,
): (context: SKRSContext2D, source: Canvas) => void {
  const bright = createCanvas(Math.ceil(width / REDUCTION), Math.ceil(height / REDUCTION));
  const soft = createCanvas(bright.width, bright.height);
  const brightContext = bright.getContext('2d');
  const softContext = soft.getContext('2d');
  const radius = Math.max(1, height / 110 / 3);
  return (context, source) => {
    // 'copy', not 'source-over': nothing of the last frame may shine through.
    brightContext.globalCompositeOperation = 'copy';
    brightContext.drawImage(source, 0, 0, bright.width, bright.height);
    brightContext.globalCompositeOperation = 'multiply';
    softContext.globalCompositeOperation = 'copy';
    softContext.drawImage(bright, 0, 0);
    brightContext.drawImage(soft, 0, 0);
    softContext.filter = `blur(${radius}px)`;
    softContext.drawImage(bright, 0, 0);
    softContext.filter = 'none';
    context.save();
    context.globalCompositeOperation = 'screen';
    context.globalAlpha = strength;
    context.imageSmoothingEnabled = true;
    context.imageSmoothingQuality = 'low';
    context.drawImage(soft, 0, 0, width, height);
    context.restore();
  };
}
