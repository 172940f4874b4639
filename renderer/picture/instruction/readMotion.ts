import type { CameraMotion } from '../../scene.ts';
import type { Hit } from './hits.ts';
import type { Reading } from './reading.ts';

const motionOf = (hit: Hit): CameraMotion | undefined => hit.motion ?? hit.meaning?.motion ?? undefined;

/** How the camera moves over a photo; null where the prompt leaves it open. */
export function readMotion(reading: Reading): CameraMotion | null {
  const motions = reading.isMoving ? reading.wanted.filter(motionOf) : [];
  // "geser ke kiri": adjacent words are one movement, and the last one says where to.
  const last = motions.find((hit, index) => motions[index + 1]?.start !== hit.end);
  if (!last) return null;
  const motion = motionOf(last)!;
  reading.use(last, 'motion', motion);
  reading.markUsed(motions.filter((hit) => hit.start < last.start || motionOf(hit) === motion));
  return motion;
}
