import type { SceneSetup } from '../scene.ts';
import { FIGURES } from './figureDrawings.ts';
import { SILHOUETTES } from './silhouettes.ts';
import { poseAt } from './subjectMotion.ts';
import type { SubjectPlacement } from './subjectPlacement.ts';

interface Back {
  /** Where somebody sits or stands: up from the ground and ahead of the middle, as parts of the mount's height. */
  seat: number;
  ahead: number;
  /** Height of the mount against its usual size beside a subject. */
  tall: number;
  /** Where an animal lies that sleeps on it, if not on the seat. */
  top?: number;
  /** Whether a person straddles it, with the legs behind it. */
  isSaddle: boolean;
}

const roof = (seat: number, tall = 1): Back => ({ seat, ahead: 0, tall, isSaddle: false });
const saddle = (seat: number, ahead: number, tall = 1): Back => ({ seat, ahead, tall, isSaddle: true });

/** What people and animals are drawn on, by silhouette. */
const BACKS: Readonly<Record<string, Back>> = {
  motorbike: { ...saddle(0.6, -0.12), top: 0.8 },
  'sport-bike': saddle(0.56, -0.14),
  'trail-bike': saddle(0.6, -0.12),
  scooter: saddle(0.66, -0.26),
  bicycle: saddle(0.66, -0.2),
  horse: saddle(0.58, -0.06),
  camel: saddle(0.72, 0),
  elephant: saddle(0.86, 0.06, 1.3),
  mammoth: saddle(0.8, 0, 1.3),
  buffalo: saddle(0.78, 0),
  cow: saddle(0.62, 0),
  dinosaur: saddle(0.62, 0, 1.5),
  car: roof(0.93),
  convertible: { ...roof(0.3, 0.9), ahead: -0.06 },
  'race-car': roof(0.78),
  'sports-car': roof(0.9),
  jeep: roof(0.94),
  van: roof(0.95),
  bus: roof(0.96),
  truck: roof(0.9),
  train: roof(0.95),
  tractor: roof(0.7),
};

/** Heights against the usual placement of a subject: the mount's, a person's and an animal's on it. */
const MOUNT = 0.78;
const PERSON = 0.84;
const ANIMAL = 0.6;
/** Part of a person that is hidden behind the mount they straddle. */
const LEGS = 0.4;
const WIDEST = 0.55;

/** Whether somebody can be drawn on a silhouette. */
export const isMount = (name: string): boolean => name in BACKS;

/** Whether one can only be on top of it, and rides inside. */
export const isRoof = (name: string): boolean => BACKS[name]?.isSaddle === false;

/**
 * The places of a subject and of what it is on, which is drawn after it; null unless the plan puts it on something.
 * Below `cutAt` (pixels) nothing of the rider is seen: the legs of a person would stand between the mount's.
 */
export function onMount(
  { plan, width }: SceneSetup,
  placement: SubjectPlacement,
  seconds: number,
): { rider: SubjectPlacement; mount: SubjectPlacement; cutAt: number } | null {
  const back = BACKS[plan.mount ?? ''];
  const silhouette = SILHOUETTES[plan.mount ?? ''];
  if (placement.name !== plan.subject || !back || !silhouette) return null;
  const aspect = silhouette.box[2] / silhouette.box[3];
  const tall = Math.min(placement.height * MOUNT * back.tall, (width * WIDEST) / aspect);
  const mount = { ...placement, name: silhouette.name, height: tall };
  const isPerson = placement.name in FIGURES;
  const height = placement.height * (isPerson ? PERSON : ANIMAL);
  const seat = (plan.details.asleep && !isPerson && back.top) || back.seat;
  const ahead = (silhouette.facing === 'left' ? -1 : 1) * (placement.isFlipped ? -1 : 1) * back.ahead * tall;
  const hidden = back.isSaddle ? height * (isPerson ? LEGS : 0.06) : 0;
  // Both move as one.
  const moved = poseAt(silhouette, {
    ...mount,
    seconds: seconds + (placement.phase ?? 0),
    sceneWidth: width,
    isFlipped: placement.isFlipped ?? false,
  });
  return {
    mount,
    cutAt: moved.y - tall * seat + (back.isSaddle ? height * 0.12 : height),
    rider: { ...placement, x: moved.x + ahead, y: moved.y - tall * seat + hidden, height, reflection: 0 },
  };
}
