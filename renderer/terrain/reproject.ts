import type { Camera } from './camera.ts';
import type { LandRegions } from './landRegions.ts';
import type { LandView } from './landView.ts';
import { mapView } from './viewMap.ts';

/** Draws the land from a camera's place out of two views from places nearby, over a picture of the sky in the rooms. */
export type Reproject = (camera: Camera, views: { before: LandView; after: LandView; part: number }) => void;

/**
 * Prepares taking land from views that are there: each pixel's distance is found by moving the views' own to the new
 * place, then its colour is looked up where each view shows that point; a view before which something else stands there
 * does not count. The rooms' surface is filled as a march would have filled it.
 */
export function createReproject({ kernels, land, nearness, views, ways }: LandRegions): Reproject {
  const [first, second] = views;
  const [one, other] = ways;
  return (camera, { before, after, part }) => {
    const earlier = first.hold(before);
    const later = second.hold(after);
    nearness.fill(0);
    kernels.spreadView(land, earlier, one.hold(mapView(before.camera, camera), before.camera));
    kernels.spreadView(land, later, one.hold(mapView(after.camera, camera), after.camera));
    kernels.closeSquares(land, camera.horizonY);
    kernels.takeLand(
      land,
      earlier,
      later,
      one.hold(mapView(camera, before.camera), camera),
      other.hold(mapView(camera, after.camera), camera),
      part,
      Math.max(0, Math.floor(camera.horizonY)),
    );
  };
}
