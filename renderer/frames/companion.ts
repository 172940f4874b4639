import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Moment, SceneSetup } from '../scene.ts';
import { flatCameraAt, layerShift } from '../scenes/camera.ts';
import { SILHOUETTES } from '../subject/silhouettes.ts';
import { drawSubject } from '../subject/subject.ts';

/** The companion's depth on the scale of a flat scene's layers, see `layerShift`. */
const DEPTH = 0.34;

/** Paints the plan's companion, which flies above the subject in the upper third, off-centre; null if there is none. */
export function createCompanion(setup: SceneSetup): ((context: SKRSContext2D, moment: Moment) => void) | null {
  const { plan, width, height } = setup;
  const silhouette = plan.companion ? SILHOUETTES[plan.companion] : undefined;
  if (!silhouette) return null;
  const random = setup.random('companion');
  const side = random() < 0.5 ? -1 : 1;
  const aspect = silhouette.box[2] / silhouette.box[3];
  const size = Math.min(Math.max(0.2, silhouette.size * 1.15) * Math.min(height, width * 1.1), (width * 0.4) / aspect);
  const restX = width * (0.5 + side * (0.17 + random() * 0.06));
  const restY = height * (0.2 + random() * 0.06);
  return (context, moment) => {
    const shift = layerShift(flatCameraAt(plan.motion, moment.progress), setup, DEPTH);
    drawSubject(context, setup, moment, {
      name: silhouette.name,
      x: width / 2 + (restX - width / 2) * shift.scale + shift.x,
      y: Math.max(size * 0.55, restY + shift.y),
      height: size * shift.scale,
      isFlipped: side > 0,
      haze: 0.06,
    });
  };
}
