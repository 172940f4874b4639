import { part, type SilhouettePart, type SilhouetteShape } from '../silhouetteShape.ts';
import { bag, basket, box, cage, cup } from './containers.ts';
import { ball, disc, food, HELD_FOOD, PAWS } from './food.ts';
import type { Frame, Prop } from './prop.ts';
import { VEHICLE_PROPS } from '../vehicleProps.ts';
import { branch, chair, cushion, fence, fridge, rock, roof, table, umbrella } from './seats.ts';
import { calls } from './sounds.ts';

/** Dark glasses on a face that looks at us. */
const GLASSES: readonly SilhouettePart[] = [
  part('#141418', 'M146 128H366V142H358Q358 184 306 184Q266 184 262 146H250Q246 184 206 184Q154 184 154 142H146Z'),
  part('#5a6478', 'M170 140L190 140L176 168L166 160ZM276 142L296 142L282 170L272 160Z'),
];

const PROPS: Readonly<Record<string, (frame: Frame) => Prop>> = {
  inBox: box,
  inBasket: basket,
  inCage: cage,
  inBag: bag,
  inCup: cup,
  onBranch: branch,
  onChair: chair,
  onCushion: cushion,
  onTable: table,
  onFridge: fridge,
  onRock: rock,
  onRoof: roof,
  onFence: fence,
  underUmbrella: umbrella,
  ...VEHICLE_PROPS,
  playsBall: ball(false),
  catchesDisc: disc,
  playsWool: ball(true),
  calls,
};

function frameOf([left, top, wide, tall]: SilhouetteShape['box']): Frame {
  return { left, top, wide, tall, right: left + wide, bottom: top + tall, middle: left + wide / 2 };
}

function withProp(shape: SilhouetteShape, prop: Prop): SilhouetteShape {
  const [left, top, wide, tall] = shape.box;
  const { reach } = prop;
  return {
    box: [left - reach.left, top - reach.up, wide + reach.left + reach.right, tall + reach.up + reach.down],
    parts: [...(prop.behind ?? []), ...shape.parts, ...(prop.before ?? [])],
  };
}

/**
 * An animal with what the details of a plan put around it: the box it sits in, its food, its glasses.
 * @param isFacingUs whether it sits with the face of `sittingAnimals.ts` at its usual place
 * @param isGrazing whether it eats grass, which needs no bowl
 */
export function withProps(
  shape: SilhouetteShape,
  details: Readonly<Record<string, number>>,
  isFacingUs: boolean,
  isGrazing = false,
): SilhouetteShape {
  let shown = shape;
  if (isFacingUs && details.wearsGlasses) shown = { ...shown, parts: [...shown.parts, ...GLASSES] };
  const held = isFacingUs ? HELD_FOOD[details.eats ?? 0] : undefined;
  if (held) {
    const fur = shape.parts.find(({ path }) => path.startsWith('M256 220C160'))?.fill ?? '#8a7460';
    shown = { ...shown, parts: [...shown.parts, part(fur, PAWS), ...held] };
  } else if (details.eats && !isGrazing) shown = withProp(shown, food(details.eats)(frameOf(shown.box)));
  for (const [name, build] of Object.entries(PROPS))
    if (details[name]) shown = withProp(shown, build(frameOf(shown.box)));
  return shown;
}
