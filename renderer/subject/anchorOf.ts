import type { Plan } from '../scene.ts';
import { actIn } from './acts/acts.ts';
import { isAnimal } from './animals/isAnimal.ts';
import { canAct } from './figureLook.ts';
import { type Anchor, SILHOUETTES } from './silhouettes.ts';
import { isBuilding } from './standBeside.ts';

/** What the subject of a plan stands on or hangs in: of somebody who acts, what it is done on. */
export function anchorOf({ subject, mount, details }: Pick<Plan, 'subject' | 'mount' | 'details'>): Anchor | undefined {
  const act = subject !== null && !mount && canAct(subject) ? actIn(details) : null;
  if (act) return act.isAfloat ? 'water' : 'ground';
  if (details.aloft) return 'sky';
  if (details.wades && isAnimal(subject)) return 'water';
  return SILHOUETTES[subject ?? '']?.anchor;
}

/** Whether a subject stands or swims, and would have to be lifted to fly; buildings never are. */
export const isGrounded = (subject: string | null): boolean =>
  subject !== null && /ground|underwater/u.test(SILHOUETTES[subject]?.anchor ?? '') && !isBuilding(subject);
