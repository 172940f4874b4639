import { scale } from '../../light/colour.ts';
import { TINTS } from '../../light/palette.ts';
import type { Style } from '../../prompt/vocabulary/styleWords.ts';
import type { ColourWord, Rgb } from '../../scene.ts';
import { luminancePlane } from '../planes.ts';
import { copyRaster, type Raster } from '../raster.ts';
import { cutPaper, foldPaper } from './crafted.ts';
import { drawInk, drawPencil } from './drawn.ts';
import { modelToy } from './modelled.ts';
import { mapTones, paintAnime, paintCartoon, paintOil, paintWatercolour } from './painted.ts';
import { chooseInks, printDots, printPixels, printPoster } from './printed.ts';

/** Strokes are drawn at no more than this many pixels a side; a larger picture gets the same painting, enlarged. */
export const MAX_STYLE_SIDE = 1800;

export interface StyleOptions {
  colours: readonly ColourWord[];
  seed: number;
  /** The inks of a printed style, for the frames of one clip to share them; by default those of `inksFor`. */
  inks?: readonly Rgb[] | null;
}

/** The picture in a style; transparency stays. All sizes are relative to the picture's longer side. */
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

/** How many inks or sheets a style uses, how strong they are, and how much the picture is smoothed to choose them. */
const PRINTS: Partial<Record<Style, { count: number; vigour: number; smoothing: number }>> = {
  poster: { count: 13, vigour: 1.35, smoothing: 5 },
  popArt: { count: 9, vigour: 1.9, smoothing: 5 },
  pixel: { count: 26, vigour: 1.18, smoothing: 0 },
  paper: { count: 11, vigour: 1.3, smoothing: 9 },
};

/** Whether a style uses a few flat colours instead of mixing them. */
export function isPrinted(style: Style): boolean {
  return style in PRINTS;
}

/** The inks a style chooses for a picture; null for styles that mix their colours. */
export function inksFor(raster: Raster, style: Style, seed: number): Rgb[] | null {
  const print = PRINTS[style];
  return print ? chooseInks(raster, { ...print, seed }) : null;
}

/** The two inks of a duotone: the prompt's colours, else deep violet and apricot. */
function duotoneOf(colours: readonly ColourWord[]): [Rgb, Rgb] {
  const named = colours.map((word) => TINTS[word]).filter((tint) => tint !== undefined);
  const dark = named[0] ? scale(named[0], 0.36) : ([38, 18, 84] as const);
  const bright = named[1] ?? (named[0] ? ([255, 244, 226] as const) : ([255, 176, 110] as const));
  return [
    dark,
    [Math.min(255, bright[0] * 1.06 + 14), Math.min(255, bright[1] * 1.06 + 14), Math.min(255, bright[2] * 1.06 + 14)],
  ];
}

/** The teal-and-orange grade of films: shadows towards teal, lights and skin towards orange. */
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
