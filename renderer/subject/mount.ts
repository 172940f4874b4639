import type { SceneSetup } from '../scene.ts';
import { SEAT } from './acts/astride.ts';
import { BACKS } from './backs.ts';
import { ACTORS, FIGURES } from './figureDrawings.ts';
import { countOf, figureOf } from './figureLook.ts';
import { SILHOUETTES } from './silhouettes.ts';
import { poseAt } from './subjectMotion.ts';
import type { SubjectPlacement } from './subjectPlacement.ts';

/** Heights against the usual placement of a subject: the mount's, a person's and an animal's on it. */
const MOUNT = 0.88;
const PERSON = 0.84;
const RIDER = 0.74;
const ANIMAL = 0.6;
/** Part of a person that is hidden behind the mount they straddle. */
const LEGS = 0.4;
const WIDEST = 0.55;

/**
 * The places of a subject and of what it is on; null unless the plan puts it on something. The mount is drawn after it,
 * unless it is `isBehind`: somebody with a leg along the flank of an animal.
 * Below `cutAt` (pixels) nothing of the rider is seen: the legs of a person would stand between the mount's.
 */
export function onMount(
  { plan, width }: SceneSetup,
  placement: SubjectPlacement,
  seconds: number,
): { rider: SubjectPlacement; mount: SubjectPlacement; isBehind: boolean; cutAt: number } | null {
  const back = BACKS[plan.mount ?? ''];
  const silhouette = SILHOUETTES[plan.mount ?? ''];
  if (placement.name !== plan.subject || !back || !silhouette) return null;
  const aspect = silhouette.box[2] / silhouette.box[3];
  const tall = Math.min(placement.height * MOUNT * back.tall, (width * WIDEST) / aspect);
  // What flies is placed by its middle.
  const below = silhouette.anchor === 'ground' ? 0 : tall / 2;
  const mount = {
    ...placement,
    name: silhouette.name,
    y: placement.y - below - (back.lift ?? 0) * tall,
    height: tall,
  };
  const isPerson = placement.name in FIGURES;
  const seat = (plan.details.asleep && !isPerson && back.top) || back.seat;
  const turn = (silhouette.facing === 'left' ? -1 : 1) * (placement.isFlipped ? -1 : 1);
  // Both move as one.
  const moved = poseAt(silhouette, {
    ...mount,
    seconds: seconds + (placement.phase ?? 0),
    sceneWidth: width,
    isFlipped: placement.isFlipped ?? false,
  });
  const [seatX, seatY] = [moved.x + turn * back.ahead * tall, moved.y + below - tall * seat];
  const shape =
    back.isAnimal && placement.name in ACTORS && countOf(plan) === 1 ? figureOf(placement.name, plan) : null;
  if (shape) {
    const [left, top, wide, high] = shape.box;
    const height = placement.height * RIDER;
    const unit = height / SILHOUETTES[placement.name]!.box[3];
    return {
      mount,
      isBehind: true,
      cutAt: Infinity,
      rider: {
        ...placement,
        x: seatX + turn * (left + wide / 2 - SEAT.x) * unit,
        y: seatY + (top + high - SEAT.y) * unit,
        height,
        isFlipped: turn < 0,
        reflection: 0,
      },
    };
  }
  const height = placement.height * (isPerson ? PERSON : ANIMAL);
  const hidden = back.isSaddle ? height * (isPerson ? LEGS : 0.06) : 0;
  return {
    mount,
    isBehind: false,
    cutAt: seatY + (back.isSaddle ? height * 0.12 : height),
    rider: { ...placement, x: seatX, y: seatY + hidden, height, reflection: 0 },
  };
}
