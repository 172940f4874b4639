import { scale } from '../../light/colour.ts';
import { TINTS } from '../../light/palette.ts';
import type { Style } from '../../plan/styleWords.ts';
import type { ColourWord, Rgb } from '../../scene.ts';
import { luminancePlane } from '../planes.ts';
import { copyRaster, type Raster } from '../raster.ts';
import { cutPaper, foldPaper } from './crafted.ts';
import { drawInk, drawPencil } from './drawn.ts';
import { modelToy } from './modelled.ts';
import { mapTones, paintAnime, paintCartoon, paintOil, paintWatercolour } from './painted.ts';
import { chooseInks, printDots, printPixels, printPoster } from './printed.ts';

/** Strokes are drawn at no more than this many pixels a side; a larger sheet gets the same painting, enlarged. */
export const MAX_STYLE_SIDE = 1800;

export interface StyleOptions {
  colours: readonly ColourWord[];
  seed: number;
  /** Of a style that prints with few inks: the ones to take, so that pictures of one clip share them; see `inksFor`. */
  inks?: readonly Rgb[] | null;
}

/** The picture in a style; what is see-through stays so. Everything is measured in parts of the picture's longer side. */
export function paintStyle(raster: Raster, style: Style, { colours, seed, inks }: StyleOptions): Raster {
  const own = inks ?? inksFor(raster, style, seed) ?? [];
  switch (style) {
    case 'pencil':
      return drawPencil(raster, seed);
    case 'ink':
      return drawInk(raster, seed);
    case 'oil':
      return paintOil(raster, seed);
    case 'watercolour':
      return paintWatercolour(raster, seed);
    case 'cartoon':
      return paintCartoon(raster);
    case 'anime':
      return paintAnime(raster);
    case 'poster':
      return printPoster(raster, own);
    case 'popArt':
      return printDots(raster, own);
    case 'pixel':
      return printPixels(raster, own);
    case 'paper':
      return cutPaper(raster, own, seed);
    case 'origami':
      return foldPaper(raster, seed);
    case 'render':
      return modelToy(raster);
    case 'duotone':
      return mapTones(raster, ...duotoneOf(colours));
    case 'tealOrange':
      return splitTealOrange(raster);
  }
}

/** How many inks or sheets a style takes, how strong, and by how rough a look at the picture they are chosen. */
const PRINTS: Partial<Record<Style, { count: number; vigour: number; smoothing: number }>> = {
  poster: { count: 13, vigour: 1.35, smoothing: 5 },
  popArt: { count: 9, vigour: 1.9, smoothing: 5 },
  pixel: { count: 26, vigour: 1.18, smoothing: 0 },
  paper: { count: 11, vigour: 1.3, smoothing: 9 },
};

/** Whether a style prints with few colours instead of mixing them. */
export function isPrinted(style: Style): boolean {
  return style in PRINTS;
}

/** The inks a style would choose for a picture; null for styles that mix their colours. */
export function inksFor(raster: Raster, style: Style, seed: number): Rgb[] | null {
  const print = PRINTS[style];
  return print ? chooseInks(raster, { ...print, seed }) : null;
}

/** Two inks: the colour words of the prompt, else deep violet and apricot. */
function duotoneOf(colours: readonly ColourWord[]): [Rgb, Rgb] {
  const named = colours.map((word) => TINTS[word]).filter((tint) => tint !== undefined);
  const dark = named[0] ? scale(named[0], 0.36) : ([38, 18, 84] as const);
  const bright = named[1] ?? (named[0] ? ([255, 244, 226] as const) : ([255, 176, 110] as const));
  return [
    dark,
    [Math.min(255, bright[0] * 1.06 + 14), Math.min(255, bright[1] * 1.06 + 14), Math.min(255, bright[2] * 1.06 + 14)],
  ];
}

/** Film colours: shadows to teal, lights and skin to orange. */
function splitTealOrange(raster: Raster): Raster {
  const result = copyRaster(raster);
  const light = luminancePlane(raster);
  light.values.forEach((value, index) => {
    const at = index * 4;
    const [r, g, b] = [raster.data[at]!, raster.data[at + 1]!, raster.data[at + 2]!];
    const warmth = Math.min(1, Math.max(0, (r - b) / 110));
    const s = value * value * (3 - 2 * value);
    const cool = (1 - s) * (1 - warmth);
    const glow = Math.max(s * 0.62, warmth);
    const contrast = 1 + (0.22 * (s - value)) / Math.max(0.08, value);
    result.data[at] = r * contrast + glow * 26 - cool * 34;
    result.data[at + 1] = g * contrast + glow * 5 + cool * 7;
    result.data[at + 2] = b * contrast - glow * 30 + cool * 27;
  });
  return result;
}
