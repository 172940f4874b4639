import { ellipse, placed } from '../outlines.ts';
import type { SilhouettePart, SilhouetteShape } from '../silhouetteShape.ts';
import { head, type Look, shapesOf } from '../sittingAnimals.ts';

type Stride = 'walk' | 'run';

/** A leg from the body to its paw, thinner towards it. */
const leg = (fromX: number, fromY: number, toX: number, toY: number): string => {
  const ahead = toX < fromX ? -6 : 10;
  return `M${fromX - 34} ${fromY}L${fromX + 34} ${fromY}L${toX + 20} ${toY}L${toX - 20} ${toY}Z${ellipse(toX + ahead, toY - 4, 30, 18)}`;
};

/** Where the paws of the four legs come down, far ones first, and how high the body is. */
const GAITS: Readonly<Record<Stride, { far: string; near: string; top: number }>> = {
  walk: {
    far: leg(356, 372, 318, 490) + leg(168, 372, 212, 490),
    near: leg(372, 376, 420, 490) + leg(140, 376, 92, 490),
    top: 246,
  },
  run: {
    far: leg(360, 340, 470, 396) + leg(150, 340, 28, 402),
    near: leg(350, 350, 458, 450) + leg(160, 350, 50, 462),
    top: 216,
  },
};

/** An animal on its way to the right, the face turned to us; fur, ears, mane and mask tell which one it is. */
function striding(look: Look, stride: Stride): SilhouetteShape {
  const { fur, light, ears, limbs = fur, tail, bodyMarks = [] } = look;
  const { far, near, top } = GAITS[stride];
  const marks = bodyMarks.map(({ fill, path }) => ({ fill, path: placed(path, 92, top - 150, 0.72) }));
  const face = { x: 400 - 256 * 0.72, y: top - 36 - 158 * 0.72 };
  const parts: SilhouettePart[] = [
    {
      fill: tail ?? limbs,
      path: `M104 ${top + 74}C40 ${top + 40} 44 ${top - 50} 8 ${top - 70}C0 ${top - 96} 30 ${top - 104} 44 ${top - 82}C70 ${top - 40} 66 ${top + 6} 124 ${top + 28}Z`,
    },
    { fill: limbs, path: far },
    {
      fill: fur,
      path: `M92 ${top + 90}C88 ${top + 20} 150 ${top - 2} 240 ${top + 8}C310 ${top} 390 ${top - 20} 424 ${top + 40}C440 ${top + 120} 400 ${top + 166} 330 ${top + 164}C260 ${top + 160} 210 ${top + 158} 160 ${top + 168}C110 ${top + 170} 90 ${top + 140} 92 ${top + 90}Z`,
    },
    { fill: light, path: ellipse(258, top + 148, 92, 18) },
    ...marks,
    { fill: limbs, path: near },
    ...head(look).map(({ fill, path }) => ({ fill, path: placed(path, face.x, face.y, 0.72) })),
  ];
  const highest = face.y + (ears === 'long' ? -84 : 4) * 0.72;
  return { box: [0, highest, 520, 500 - highest - (stride === 'run' ? 30 : 0)], parts };
}

/** The animals of `sittingAnimals.ts` on their way, by the name in `Plan.subject`. */
export const WALKING = shapesOf((look) => striding(look, 'walk'));
export const RUNNING = shapesOf((look) => striding(look, 'run'));
