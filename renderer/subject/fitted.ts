import type { SceneSetup } from '../scene.ts';
import { FIGURES } from './figureDrawings.ts';
import { shownAs } from './shownAs.ts';
import { SILHOUETTES, type Silhouette } from './silhouettes.ts';
import type { SubjectPlacement } from './subjectPlacement.ts';

/** The most of the picture's height that an animal takes with what it is in or on. */
const TALLEST = 0.78;

/** A pose may be lower than the figure stands, and a group wider than the picture has space for. */
export function fitted(setup: SceneSetup, placement: SubjectPlacement, shown: Silhouette): SubjectPlacement {
  const natural = SILHOUETTES[placement.name]!;
  if (shown.box === natural.box) return placement;
  const usual = placement.height * (shown.box[3] / natural.box[3]);
  if (shown.motion !== 'act')
    return {
      ...placement,
      height: Math.min(
        usual,
        (setup.width * 0.9 * shown.box[3]) / shown.box[2],
        placement.name in FIGURES ? Infinity : setup.height * TALLEST,
        // All of it is in the picture.
        shown.anchor === 'ground' && !(placement.name in FIGURES) ? placement.y - setup.height * MARGIN : Infinity,
      ),
    };
  return nearEnough(setup, placement, shown, usual);
}

/** From where to where in the picture, in pixels, a subject reaches that is placed so. */
export function reachOf(setup: SceneSetup, placement: SubjectPlacement): { left: number; right: number } {
  const shown = shownAs(setup, placement.name)!;
  const { x, height } = fitted(setup, placement, shown);
  const half = (height * shown.box[2]) / shown.box[3] / 2;
  return { left: x - half, right: x + half };
}

/** The least height, as a part of the picture's, at which one sees what an adult does. */
const LEAST_ACTING = 0.62;
/** Units of a standing figure. */
const ADULT = 508;
const CHILDREN: ReadonlySet<string> = new Set(['boy', 'girl', 'pupil']);
const CHILD = 0.72;
const MARGIN = 0.03;

/** Somebody who acts, near enough to be seen to, and with all of the act in the picture. */
function nearEnough(
  { width, height, plan }: SceneSetup,
  placement: SubjectPlacement,
  { box: [, , wide, tall] }: Silhouette,
  usual: number,
): SubjectPlacement {
  // Beside grown people a child is small.
  const isChild = plan.beside !== null && CHILDREN.has(placement.name);
  const least = (isChild ? CHILD : 1) * (tall / ADULT) * LEAST_ACTING * Math.min(height, width * 1.3);
  const across = (width * (1 - MARGIN * 2) * tall) / wide;
  const size = Math.min(Math.max(usual * (isChild ? CHILD : 1), least), across, placement.y - height * MARGIN);
  const half = (size * wide) / tall / 2 + width * MARGIN;
  return { ...placement, height: size, x: Math.max(half, Math.min(width - half, placement.x)) };
}
