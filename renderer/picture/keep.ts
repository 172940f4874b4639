import { smoothstep } from '../light/noise.ts';
import { RenderRefusal } from '../renderRefusal.ts';
import type { PictureAnalysis } from './depth.ts';
import { frontOf } from './develop.ts';
import type { Kept } from './instruction/instruction.ts';
import { namedPart } from './light/recolour.ts';
import { createPlane, mapPlane, meanOf, type Plane, resizePlane } from './planes.ts';
import { skinLikeness } from './person/skin.ts';
import type { Raster } from './raster.ts';

const NEXT_TO_SKIN: ReadonlySet<string> = new Set(['red', 'orange']);

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
      // The reds of skin are nobody's red dress.
      const isNextToSkin = NEXT_TO_SKIN.has(kept.colour);
      const part = mapPlane(createPlane(raster.width, raster.height), (_, index) => {
        const [r, g, b] = raster.data.subarray(index * 4);
        return likeness(index * 4) * (isNextToSkin ? 1 - smoothstep(0.2, 0.7, skinLikeness(r!, g!, b!)) : 1);
      });
      if (meanOf(part) < LEAST_KEPT) throw new RenderRefusal('object_not_found');
      return part;
    }
  }
}
