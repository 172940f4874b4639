import type { Style } from '../../prompt/vocabulary/styleWords.ts';
import { type Raster, resizeRaster } from '../raster.ts';
import { MAX_STYLE_SIDE, paintStyle, type StyleOptions } from './paintStyle.ts';

/** A picture of any size in a style. */
export async function applyStyle(raster: Raster, style: Style, options: StyleOptions): Promise<Raster> {
  const scaleDown = MAX_STYLE_SIDE / Math.max(raster.width, raster.height);
  if (scaleDown >= 1 || style === 'duotone' || style === 'tealOrange') return paintStyle(raster, style, options);
  const small = await resizeRaster(raster, Math.round(raster.width * scaleDown), Math.round(raster.height * scaleDown));
  return resizeRaster(paintStyle(small, style, options), raster.width, raster.height);
}
