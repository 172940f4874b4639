import { boundsOf, moved } from '../outlines.ts';
import type { SilhouettePart, SilhouetteShape } from '../silhouetteShape.ts';
import { type Act, type Actor, drawAct, type Member } from './act.ts';
import { ACTS } from './acts.ts';
import type { BodyPose, Reach } from './body.ts';

/** On the back of an animal, seen from the side: both legs along its flank, the hands at the reins. */
const ASTRIDE: BodyPose = {
  hip: [100, 262],
  lean: 3,
  arms: [
    [172, 216],
    [178, 224],
  ],
  legs: [
    [126, 396],
    [132, 402],
  ],
};

/** Where the seat is in the outline of a rider. */
export const SEAT = { x: 100, y: 286 } as const;

/** How far below the hip things of an act may be that whoever rides has, too: a flute, and no drum on the ground. */
const IN_HANDS = 30;

/** What is done with the hands alone: who does it, and the things; null for all other acts. */
function handworkOf(act: Act | null): { member: Member; things: SilhouettePart[] } | null {
  const layers = act?.layers ?? [];
  const members = layers.filter((layer) => 'pose' in layer);
  const things = layers.flatMap((layer) => ('pose' in layer ? (layer.held ?? []) : layer));
  const [member] = members;
  if (!member || members.length > 1 || member.other || member.isMirrored || things.length === 0) return null;
  const [, , , bottom] = boundsOf(things.map(({ path }) => path));
  return bottom < member.pose.hip[1] + IN_HANDS ? { member, things } : null;
}

/** Whether somebody who rides can do it, too: "menunggang kerbau sambil meniup seruling". */
export const isDoneAstride = (act: string): boolean => handworkOf(ACTS[act] ?? null) !== null;

/** Somebody on the back of an animal, and what they do with their hands meanwhile; `SEAT` is where they sit. */
export function drawAstride(actor: Actor, act: Act | null): SilhouetteShape {
  const handwork = handworkOf(act);
  if (!handwork) return drawAct({ layers: [{ pose: ASTRIDE }], most: 1 }, [actor]);
  const { look = 'side', hip, arms, nod = 0 } = handwork.member.pose;
  const by = [ASTRIDE.hip[0] - hip[0], ASTRIDE.hip[1] - hip[1]] as const;
  const put = ([x, y, bend]: Reach): Reach =>
    bend === undefined ? [x + by[0], y + by[1]] : [x + by[0], y + by[1], bend];
  const pose: BodyPose = { ...ASTRIDE, look, nod, lean: 0, arms: [put(arms[0]), put(arms[1])] };
  const things = handwork.things.map(({ fill, path }) => ({ fill, path: moved(path, { by }) }));
  return drawAct({ layers: [{ pose }, things], most: 1 }, [actor]);
}
