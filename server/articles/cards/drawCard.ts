import { createRequire } from 'node:module';
import type { Image, SKRSContext2D } from '@napi-rs/canvas';
import { ARTICLE_CARD_SIZE } from '../../../contract/articleWords.ts';
import { type FittedTitle, fitTitle } from './fitTitle.ts';

export interface CardWords {
  title: string;
  /** A short line under it. */
  underline: string;
}

const { width: WIDTH, height: HEIGHT } = ARTICLE_CARD_SIZE;
const MARGIN = 72;
/** Line width in pixels when the mark is drawn large beside the text. */
const ROOM_BESIDE_MARK = 720;
const LINE_HEIGHT = 1.14;
/** Baseline of the title's last line. */
const TITLE_BOTTOM = HEIGHT - MARGIN - 58;
const INK = '13, 18, 32';
const AMBER = '#f5b13d';
const FONT = '"Kilas Card", "Kilas Card Ext"';
/** Messengers take pictures of up to 300 kB. */
const QUALITY = 82;

/** The mark of public/icons/mark.svg, on a ground of 64. */
const APERTURE = 'M32 8 52.8 20v24L32 56 11.2 44V20Z';
const FLASH = 'M44 0 25 34H39L20 64';

/** Loaded with the first card, not at the start: few processes draw one. */
async function openCanvas() {
  const canvas = await import('@napi-rs/canvas');
  if (!canvas.GlobalFonts.has('Kilas Card')) {
    const require = createRequire(import.meta.url);
    const file = (subset: string) =>
      require.resolve(`@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-${subset}-800-normal.woff2`);
    canvas.GlobalFonts.registerFromPath(file('latin'), 'Kilas Card');
    canvas.GlobalFonts.registerFromPath(file('latin-ext'), 'Kilas Card Ext');
  }
  return canvas;
}

/**
 * Draws the preview picture of links to a page: the cover, darkened behind the title, with the mark.
 * @param cover a picture's bytes; null draws a large mark instead
 * @returns a JPEG, the format that every messenger shows
 */
export async function drawCard(words: CardWords, cover: Buffer | null): Promise<Buffer> {
  const { createCanvas, loadImage, Path2D } = await openCanvas();
  const picture = cover && (await loadImage(cover).catch(() => null));
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  const drawMark = ({ x, y, size, hasGround }: { x: number; y: number; size: number; hasGround: boolean }) => {
    context.save();
    context.translate(x, y);
    context.scale(size / 64, size / 64);
    context.fillStyle = `rgb(${INK})`;
    if (hasGround) {
      context.beginPath();
      context.roundRect(0, 0, 64, 64, 15);
      context.fill();
    }
    context.lineJoin = 'round';
    context.fillStyle = AMBER;
    context.strokeStyle = AMBER;
    context.lineWidth = 4;
    context.fill(new Path2D(APERTURE));
    context.stroke(new Path2D(APERTURE));
    context.lineJoin = 'miter';
    context.strokeStyle = `rgb(${INK})`;
    context.lineWidth = 5;
    context.stroke(new Path2D(FLASH));
    context.restore();
  };

  context.fillStyle = `rgb(${INK})`;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  if (picture) drawCover(context, picture);
  else drawMark({ x: WIDTH - 470, y: HEIGHT / 2 - 310, size: 620, hasGround: false });
  const room = picture ? WIDTH - 2 * MARGIN : ROOM_BESIDE_MARK;
  const title = fitTitle(words.title, room, (text, size) => {
    context.font = `800 ${size}px ${FONT}`;
    return context.measureText(text).width;
  });
  if (picture) shade(context, TITLE_BOTTOM - title.lines.length * title.size * LINE_HEIGHT);
  drawMark({ x: MARGIN, y: MARGIN - 12, size: 68, hasGround: true });
  drawWords(context, title, words.underline);
  return canvas.encode('jpeg', QUALITY);
}

/** Draws the cover centred, cropped to the whole card. */
function drawCover(context: SKRSContext2D, picture: Image): void {
  const scale = Math.max(WIDTH / picture.width, HEIGHT / picture.height);
  const [wide, high] = [picture.width * scale, picture.height * scale];
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, (WIDTH - wide) / 2, (HEIGHT - high) / 2, wide, high);
}

/** Darkens the picture from just above `top` downwards, so that white letters stay readable on it. */
function shade(context: SKRSContext2D, top: number): void {
  const shadow = context.createLinearGradient(0, 0, 0, HEIGHT);
  shadow.addColorStop(0, `rgba(${INK}, 0.12)`);
  shadow.addColorStop(Math.max(0, top - 150) / HEIGHT, `rgba(${INK}, 0.12)`);
  shadow.addColorStop(Math.max(0, top) / HEIGHT, `rgba(${INK}, 0.8)`);
  shadow.addColorStop(1, `rgba(${INK}, 0.94)`);
  context.fillStyle = shadow;
  context.fillRect(0, 0, WIDTH, HEIGHT);
}

function drawWords(context: SKRSContext2D, { size, lines }: FittedTitle, underline: string): void {
  context.font = `800 30px ${FONT}`;
  context.fillStyle = AMBER;
  context.fillText(underline, MARGIN, HEIGHT - MARGIN + 8);
  context.font = `800 ${size}px ${FONT}`;
  context.fillStyle = '#ffffff';
  lines.forEach((line, index) =>
    context.fillText(line, MARGIN, TITLE_BOTTOM - (lines.length - 1 - index) * size * LINE_HEIGHT),
  );
}
