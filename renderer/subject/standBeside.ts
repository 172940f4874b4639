import type { SceneSetup } from '../scene.ts';
import { FIGURES } from './figureDrawings.ts';
import { companyOf } from './figureLook.ts';
import { heightOf } from './heightOf.ts';
import { SILHOUETTES, type Silhouette } from './silhouettes.ts';
import type { SubjectPlacement } from './subjectPlacement.ts';

const BUILDINGS: ReadonlySet<string> = new Set(
  'eiffel mushroom-house castle palace mosque church candi gapura borobudur kaaba joglo school rumah-gadang house modern-house hut cabin barn village pagoda lighthouse windmill wind-turbine tower watchtower pyramid greek-temple moai torii tent tipi ferris-wheel carousel observatory treehouse flag fountain'.split(
    ' ',
  ),
);

/** Animals that reach nobody's waist, and how tall they are beside somebody. */
const PETS: ReadonlySet<string> = new Set(
  'cat dog rabbit chicken rooster duck goose squirrel tortoise penguin fox owl'.split(' '),
);
const PET_BESIDE_SOMEBODY = 0.5;

/** How much larger than usual a building is drawn behind somebody, and the most it takes of the picture. */
const BEHIND = { behind: 1.9, widest: 0.78, tallest: 0.74, aside: 0.24 } as const;
/** The least space, as a part of the picture's height, above a building. */
const ABOVE = 0.04;
/** How far up a building's foot is from the feet of whoever stands before it, as a part of their height. */
const FARTHER = 0.13;
/** The same behind a vehicle, which is lower than any building. */
const BEHIND_VEHICLE = { behind: 2, widest: 0.7, tallest: 0.72, aside: 0.14 } as const;

/** Whether a silhouette is a building or stands like one: others are shown before it, not beside it. */
export const isBuilding = (name: string): boolean => BUILDINGS.has(name);

/** Whether a silhouette is a shop or a stall, of which nobody sees what it sells or does. */
export const isShop = (name: string): boolean => name === 'shop' || name === 'warung';

/** Where the second thing that a plan names stands: a building behind the subject, anything else beside it. */
export function standBeside(
  { plan, width, height }: SceneSetup,
  placement: SubjectPlacement,
): { placement: SubjectPlacement; isBehind: boolean } | null {
  if (placement.name !== plan.subject || !plan.beside || companyOf(plan) !== null) return null;
  // Whoever salutes has a flag of their own before them.
  if (plan.beside === 'flag' && plan.details.salutesFlag) return null;
  const subject = SILHOUETTES[placement.name];
  const second = SILHOUETTES[plan.beside];
  if (!subject || second?.anchor !== 'ground') return null;
  const isBehind = isBuilding(second.name);
  const aspect = aspectOf(second);
  const { behind, widest, tallest, aside } = subject.motion === 'drive' ? BEHIND_VEHICLE : BEHIND;
  const isPet = subject.name in FIGURES && PETS.has(second.name);
  const usual = (placement.height * heightOf(second)) / heightOf(subject);
  const footY = placement.y - (isBehind ? placement.height * (subject.motion === 'drive' ? 0.05 : FARTHER) : 0);
  const tall = isBehind
    ? Math.min(
        footY - height * ABOVE,
        Math.max(usual, second.size * height) * behind,
        height * tallest,
        (width * widest) / aspect,
      )
    : Math.min(
        Math.max(usual, placement.height * 0.6),
        placement.height * (isPet ? PET_BESIDE_SOMEBODY : 1.4),
        (width * 0.4) / aspect,
      );
  // Whoever feeds an animal looks at it.
  const isFed = plan.details.feedsAnimals !== undefined;
  const side = isFed ? (placement.isFlipped ? -1 : 1) : placement.x < width / 2 ? 1 : -1;
  const apart = isBehind
    ? tall * aspect * aside
    : isFed
      ? placement.height * 0.34 + tall * aspect * 0.5
      : (placement.height * aspectOf(subject) + tall * aspect) * 0.5 + placement.height * 0.06;
  return {
    isBehind,
    placement: {
      ...placement,
      name: second.name,
      x: placement.x + side * apart,
      y: footY,
      height: tall,
      haze: (placement.haze ?? 0) + (isBehind ? 0.06 : 0),
      isFlipped: side > 0,
      phase: 1.7,
    },
  };
}

function aspectOf({ box }: Silhouette): number {
  return box[2] / box[3];
}
