import type { SceneSetup } from '../scene.ts';
import { countOf, figureOf } from './figureLook.ts';
import { shownAs } from './shownAs.ts';
import { SILHOUETTES, type Silhouette } from './silhouettes.ts';
import type { SubjectPlacement } from './subjectPlacement.ts';

/**
 * Where each one of several animals or things stands: nearer and farther, larger and smaller, some turned about unless
 * they are on their way.
 */
export function sideBySide(setup: SceneSetup, placement: SubjectPlacement): SubjectPlacement[] {
  const count = countOf(setup.plan);
  const silhouette = SILHOUETTES[placement.name];
  if (setup.plan.details.young && placement.name === setup.plan.subject && silhouette && count === 1)
    return withYoung(placement, (shownAs(setup, placement.name) ?? silhouette).box);
  const isAlone = placement.name !== setup.plan.subject || figureOf(placement.name, setup.plan) !== null;
  if (count === 1 || isAlone || !silhouette || silhouette.motion === 'flock') return [placement];
  // The placement is as high as the natural pose.
  const aspect = (shownAs(setup, placement.name) ?? silhouette).box[2] / silhouette.box[3];
  // All of them fit into the picture, wherever the camera goes.
  const height = Math.min(placement.height, (setup.width * 0.76) / (aspect * (0.5 + 0.86 * (count - 0.5))));
  const apart = height * aspect * 0.86;
  const isOnWay = setup.plan.details.runs !== undefined || setup.plan.details.strides !== undefined;
  const reach = ((count - 1) / 2) * apart + (height * aspect) / 2;
  const nearest = Math.min(setup.width / 2, reach + setup.width * 0.1);
  const middle = Math.max(nearest, Math.min(setup.width - nearest, placement.x));
  return Array.from({ length: count }, (_, index) => {
    const near = [0, 0.7, 0.25, 1, 0.45][index % 5]!;
    const size = 0.88 + near * 0.14;
    return {
      ...placement,
      x: middle + (index - (count - 1) / 2) * apart,
      y: placement.y + (near - 0.5) * height * (silhouette.anchor === 'ground' ? 0.12 : 0.3),
      height: height * size,
      isFlipped: index % 3 === 1 && !isOnWay ? !placement.isFlipped : (placement.isFlipped ?? false),
      phase: (placement.phase ?? 0) + index * 1.3,
    };
  }).toSorted((a, b) => a.y - b.y);
}

/** How tall the young of an animal is beside it. */
const YOUNG = 0.55;

/** An animal and its young, which is a little nearer and before it. */
function withYoung(placement: SubjectPlacement, [, , wide, tall]: Silhouette['box']): SubjectPlacement[] {
  const ahead = (placement.isFlipped ? -1 : 1) * placement.height * (wide / tall) * 0.74;
  return [
    { ...placement, x: placement.x - ahead * 0.3 },
    {
      ...placement,
      x: placement.x + ahead * 0.7,
      y: placement.y + placement.height * 0.07,
      height: placement.height * YOUNG,
      phase: (placement.phase ?? 0) + 1.3,
    },
  ];
}
