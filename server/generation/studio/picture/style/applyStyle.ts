import { TINTS } from '../../palette.ts';
import type { ColourWord, Rgb } from '../../scene.ts';
import { scale } from '../../colour.ts';
import type { Style } from '../editWords.ts';
import { luminancePlane } from '../planes.ts';
import { copyRaster, type Raster, resizeRaster } from '../raster.ts';
import { drawInk, drawPencil } from './drawn.ts';
import { mapTones, paintCartoon, paintOil, paintWatercolour } from './painted.ts';
import { printDots, printPixels, printPoster } from './printed.ts';

/** Strokes are drawn at no more than this many pixels a side; a larger sheet gets the same painting, enlarged. */
const MAX_SIDE = 1800;

/** The picture in a style; what is see-through stays so. */
export async function applyStyle(raster: Raster, style: Style, { colours, seed }: { colours: readonly ColourWord[]; seed: number }): Promise<Raster> {
  const scaleDown = MAX_SIDE / Math.max(raster.width, raster.height);
  if (scaleDown < 1 && style !== 'duotone' && style !== 'tealOrange') {
    const small = await resizeRaster(raster, Math.round(raster.width * scaleDown), Math.round(raster.height * scaleDown));
    return resizeRaster(await applyStyle(small, style, { colours, seed }), raster.width, raster.height);
  }
  switch (style) {
    case 'pencil': return drawPencil(raster, seed);
    case 'ink': return drawInk(raster, seed);
    case 'oil': return paintOil(raster, seed);
    case 'watercolour': return paintWatercolour(raster, seed);
    case 'cartoon': return paintCartoon(raster);
    case 'poster': return printPoster(raster, seed);
    case 'popArt': return printDots(raster, seed);
    case 'pixel': return printPixels(raster, seed);
    case 'duotone': return mapTones(raster, ...duotoneOf(colours));
    case 'tealOrange': return splitTealOrange(raster);
  }
}

/** Two inks: the colour words of the prompt, else deep violet and apricot. */
function duotoneOf(colours: readonly ColourWord[]): [Rgb, Rgb] {
  const named = colours.map((word) => TINTS[word]).filter((tint) => tint !== undefined);
  const dark = named[0] ? scale(named[0], 0.36) : ([38, 18, 84] as const);
  const bright = named[1] ?? (named[0] ? ([255, 244, 226] as const) : ([255, 176, 110] as const));
  return [dark, [Math.min(255, bright[0] * 1.06 + 14), Math.min(255, bright[1] * 1.06 + 14), Math.min(255, bright[2] * 1.06 + 14)]];
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
    const contrast = 1 + 0.22 * (s - value) / Math.max(0.08, value);
    result.data[at] = r * contrast + glow * 26 - cool * 34;
    result.data[at + 1] = g * contrast + glow * 5 + cool * 7;
    result.data[at + 2] = b * contrast - glow * 30 + cool * 27;
  });
  return result;
}
