import { RenderRefusal } from '../renderRefusal.ts';
import type { PictureAnalysis } from './depth.ts';
import { frontOf } from './develop.ts';
import type { Kept } from './instruction.ts';
import { namedPart } from './light/recolour.ts';
import { createPlane, mapPlane, meanOf, type Plane, resizePlane } from './planes.ts';
import type { Raster } from './raster.ts';

/** Share of a picture that a colour must have to be kept. */
const LEAST_KEPT = 0.004;

/**
 * What is to stay as it was, 0–1 for each pixel.
 * @throws RenderRefusal `object_not_found` or `sky_not_found` where that is not to be told from the rest
 */
export function keptPart(raster: Raster, kept: Kept, analysis: PictureAnalysis | null): Plane {
  switch (kept.kind) {
    case 'front':
      if (analysis?.matte.source === 'guess') throw new RenderRefusal('object_not_found');
      return frontOf(raster, analysis);
    case 'sky':
    case 'ground': {
      if (!analysis?.sky) throw new RenderRefusal('sky_not_found');
      const sky = resizePlane(analysis.sky.plane, raster.width, raster.height);
      return kept.kind === 'sky' ? sky : mapPlane(sky, (value) => 1 - value);
    }
    case 'colour': {
      const likeness = namedPart(raster, kept.colour);
      const part = mapPlane(createPlane(raster.width, raster.height), (_, index) => likeness(index * 4));
      if (meanOf(part) < LEAST_KEPT) throw new RenderRefusal('object_not_found');
      return part;
    }
  }
}
