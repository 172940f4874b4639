import { drawQr } from './qr.ts';

export interface QrisCardTexts {
  payload: string;
  /** "Rp 24.186" */
  amount: string;
  title: string;
  /** When the code expires, in words. */
  deadline: string;
  reference: string;
  /** A watermark for payments that are not real; null for none. */
  mark: string | null;
}

const WIDTH = 1080;
const HEIGHT = 1440;
const CODE = 840;
const CODE_TOP = 250;
const INK = '#141a26';
const AMBER = '#f2ab2f';
const FAMILY = "'Plus Jakarta Sans', system-ui, sans-serif";

/**
 * Draws the code with amount and deadline as a PNG that a banking app can read from the gallery.
 * @throws Error when the browser cannot draw it
 */
export async function paintQrisCard({
  payload,
  amount,
  title,
  deadline,
  reference,
  mark,
}: QrisCardTexts): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  await document.fonts.ready;

  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.textAlign = 'center';
  const write = (text: string, y: number, size: number, weight = 500, colour = INK) => {
    context.fillStyle = colour;
    context.font = `${weight} ${size}px ${FAMILY}`;
    context.fillText(text, WIDTH / 2, y, WIDTH - 80);
  };
  context.fillStyle = AMBER;
  context.fillRect(0, 0, WIDTH, 24);
  write(title, 120, 52, 700);
  write(amount, 220, 84, 800);
  paintCode(context, payload);
  write(deadline, CODE_TOP + CODE + 90, 44, 700);
  write(reference, CODE_TOP + CODE + 160, 38);
  if (mark) write(mark, CODE_TOP + CODE + 250, 40, 800, '#9a2d2d');

  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The image couldn’t be created.'))), 'image/png'),
  );
}

/** Whole pixels per module: scanners cannot read a blurred code. */
function paintCode(context: CanvasRenderingContext2D, payload: string): void {
  const { size, path } = drawQr(payload);
  const scale = Math.floor(CODE / size);
  context.save();
  context.translate(Math.round((WIDTH - size * scale) / 2), CODE_TOP + Math.round((CODE - size * scale) / 2));
  context.scale(scale, scale);
  context.fillStyle = '#000000';
  context.fill(new Path2D(path));
  context.restore();
}
