import { hex, luminance, mix, rgb, scale } from '../light/colour.ts';
import type { SceneSetup } from '../scene.ts';
import { actIn } from './acts/acts.ts';
import { anchorOf } from './anchorOf.ts';
import { ANIMALS } from './animalDrawings.ts';
import { isAnimal } from './animals/isAnimal.ts';
import { withProps } from './animals/props.ts';
import { RUNNING, WALKING } from './animals/strides.ts';
import { SPACE_HELMET } from './attireDrawings.ts';
import { CRAWLING_BABY, SLEEPING_BABY } from './babyDrawings.ts';
import { FIGURES } from './figureDrawings.ts';
import { canAct, figureOf } from './figureLook.ts';
import { EATING_GRASS, GALLOPING } from './grazingDrawings.ts';
import { boundsOf } from './outlines.ts';
import { adatCouple, wearsAdat } from './regionalAttire.ts';
import type { SilhouettePart } from './silhouetteShape.ts';
import { SILHOUETTES, type Silhouette } from './silhouettes.ts';
import { ANIMAL_PECI, CURLED_UP, SITTING } from './sittingAnimals.ts';
import { paintOf } from './vehiclePaint.ts';
import { isWheeled } from './vehicleProps.ts';

const LIGHT_FUR = 205;

/** A subject in its pose: curled up, on its way or eating grass instead of sitting or standing. */
function posed(name: string, details: Readonly<Record<string, number>>): Silhouette | undefined {
  const natural = SILHOUETTES[name];
  if (!natural) return undefined;
  if (details.parked || details.inFlood) return { ...natural, motion: 'still' };
  if (details.takesOff && natural.motion === 'fly') return { ...natural, motion: 'soar' };
  if (details.crawls && name === 'baby') return { ...natural, ...CRAWLING_BABY, facing: 'right' };
  if (details.asleep) return { ...natural, ...(name === 'baby' ? SLEEPING_BABY : CURLED_UP[name]) };
  if (details.adat && wearsAdat(name)) return { ...natural, ...adatCouple(details.adat) };
  const moving =
    details.runs || details.catchesDisc || details.aloft
      ? (RUNNING[name] ?? GALLOPING[name])
      : details.strides
        ? WALKING[name]
        : undefined;
  if (moving) return { ...natural, ...moving, facing: 'right', motion: 'walk' };
  return details.eats && EATING_GRASS[name] ? { ...natural, ...EATING_GRASS[name], motion: 'still' } : natural;
}

/** A box made large enough for what is worn, too. */
function around([x, y, wide, tall]: Silhouette['box'], worn: readonly SilhouettePart[]): Silhouette['box'] {
  const [left, top, right] = boundsOf(worn.map(({ path }) => path));
  const [from, above] = [Math.min(x, left), Math.min(y, top)];
  return [from, above, Math.max(x + wide, right) - from, y + tall - above];
}

const dyed = new WeakMap<SceneSetup, Silhouette>();
const dressed = new WeakMap<SceneSetup, Silhouette>();
const outfitted = new WeakMap<SceneSetup, Silhouette>();

/**
 * A subject as a plan shows it: in its colours, a person in their clothes and pose, an animal with the peci that it wears
 * and what it is in, on or beside.
 */
export function shownAs(setup: SceneSetup, name: string): Silhouette | undefined {
  const { subject, details } = setup.plan;
  const bare = inItsColours(setup, name);
  if (!bare || name !== subject || !(isAnimal(name) || isWheeled(name))) return bare;
  let silhouette = outfitted.get(setup);
  if (!silhouette) {
    const isFacingUs = name in SITTING && !details.asleep && !details.runs && !details.strides && !details.catchesDisc;
    const worn = !isFacingUs ? [] : details.peci ? [ANIMAL_PECI] : details.spaceHelmet ? SPACE_HELMET : [];
    const capped = worn.length > 0 ? { ...bare, box: around(bare.box, worn), parts: [...bare.parts, ...worn] } : bare;
    silhouette = { ...capped, ...withProps(capped, details, isFacingUs, name in EATING_GRASS) };
    outfitted.set(setup, silhouette);
  }
  return silhouette;
}

/** How whoever does something moves, and how fine they are drawn. */
const ACTING = { motion: 'act', size: 0.5 } as const;

/** A subject in its natural colours, or in the one the prompt asks for; light parts stay lighter than dark ones. */
function inItsColours(setup: SceneSetup, name: string): Silhouette | undefined {
  const { subject, subjectColour, details } = setup.plan;
  const natural = name === subject ? posed(name, details) : SILHOUETTES[name];
  if (natural && name === subject && (name in FIGURES || canAct(name))) {
    const known = dressed.get(setup);
    if (known) return known;
    const shape = figureOf(name, setup.plan);
    const isActing = shape !== null && !setup.plan.mount && actIn(details) !== null && canAct(name);
    const figure = shape
      ? { ...natural, ...shape, ...(isActing && { ...ACTING, anchor: anchorOf(setup.plan) ?? 'ground' }) }
      : natural;
    dressed.set(setup, figure);
    // Whoever has only one look, such as a rider, takes the colour as a whole.
    if (shape) return figure;
  }
  if (!natural || !subjectColour || name !== subject) return natural;
  let silhouette = dyed.get(setup);
  if (!silhouette) {
    const levels = natural.parts.map(({ fill }) => luminance(rgb(fill)));
    const middle = levels.reduce((sum, level) => sum + level, 0) / levels.length;
    // On a red car, tyres and shadows stay dark; on a subject that is dark all over, everything takes the colour.
    const isDark = (level: number): boolean => level < 52 && middle > 48;
    const isPainted = isWheeled(name) ? paintOf(natural) : () => true;
    // White stays white in its folds.
    const darkest = luminance(subjectColour) > 220 ? 0.92 : 0.62;
    silhouette = {
      ...natural,
      parts: natural.parts.map(({ fill, path }, index) => {
        if (isDark(levels[index]!) || !isPainted({ fill, path })) return { fill, path };
        const lighter = Math.max(darkest, Math.min(1.4, 1 + (levels[index]! - middle) / 190));
        // An orange cat has a white belly, and a white rabbit is white all over.
        const isLight = levels[index]! > LIGHT_FUR && luminance(subjectColour) < levels[index]!;
        const amount = name in ANIMALS && isLight ? 0.16 : 0.86;
        const colour = mix(rgb(fill), scale(subjectColour, lighter), amount);
        return {
          path,
          fill: hex(colour),
        };
      }),
    };
    dyed.set(setup, silhouette);
  }
  return silhouette;
}
