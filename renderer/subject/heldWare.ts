import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, rgb, scale } from '../light/colour.ts';
import type { Plan, SceneSetup } from '../scene.ts';
import { bakeWare, type RoomLight, type WareSprite } from '../scenes/table/turning.ts';
import { WARES } from '../scenes/table/wares.ts';
import { SKIN } from './figure.ts';
import type { SubjectLight } from './subjectSprite.ts';

/** Where a ware stands in the hands of whoever holds it, and how large it is at most, in the units of a figure. */
interface Grip {
  foot: readonly [x: number, y: number];
  wide: number;
  tall: number;
  /** Fingers before it. */
  hands: readonly (readonly [x: number, y: number])[];
}

/** By the act. */
const GRIPS: Readonly<Record<string, Grip>> = {
  presents: {
    foot: [100, 250],
    wide: 124,
    tall: 128,
    hands: [
      [80, 242],
      [120, 242],
    ],
  },
  servesPlate: {
    foot: [100, 232],
    wide: 176,
    tall: 130,
    hands: [
      [24, 230],
      [176, 230],
    ],
  },
  eatsWare: { foot: [66, 236], wide: 106, tall: 96, hands: [[62, 242]] },
};

/** What is held where a prompt only speaks of goods or of food. */
const USUAL: Readonly<Record<string, string>> = { presents: 'pouch', servesPlate: 'steak', eatsWare: 'chips' };

/** The ware in somebody's hands, and how they hold it; null without one. */
export function heldIn(details: Plan['details']): { name: string; grip: Grip } | null {
  const act = Object.keys(GRIPS).find((name) => details[name]);
  if (act === undefined) return null;
  return { name: Object.keys(details).find((name) => name in WARES) ?? USUAL[act]!, grip: GRIPS[act]! };
}

const sprites = new WeakMap<SceneSetup, WareSprite>();

/**
 * Paints the ware that a figure holds. The context's origin is between the figure's feet, `unit` pixels are one unit of
 * its drawing, `middle` is the x of the origin and `ground` its y in these units.
 */
export function paintHeldWare(
  context: SKRSContext2D,
  setup: SceneSetup,
  { unit, middle, ground, light }: { unit: number; middle: number; ground: number; light: SubjectLight },
): void {
  const held = heldIn(setup.plan.details);
  if (!held) return;
  const { name, grip } = held;
  const ware = WARES[name]!;
  const size = Math.min(grip.wide / (ware.reach * 2), grip.tall / ware.height);
  const room: RoomLight = {
    key: mix(light.key, [255, 255, 255], 0.1),
    ambient: mix(light.ambient, [200, 196, 190], 0.3),
    side: light.from[0] < 0 ? -1 : 1,
  };
  let sprite = sprites.get(setup);
  if (!sprite) {
    sprite = bakeWare((bench) => ware.build(bench, { random: setup.random('held'), colour: null }), {
      unit: size * unit,
      reach: ware.reach,
      height: ware.height,
      light: room,
    });
    sprites.set(setup, sprite);
  }
  const x = (grip.foot[0] - middle) * unit;
  const y = (grip.foot[1] - ground) * unit;
  const zoom = (size * unit) / sprite.unit;
  context.drawImage(
    sprite.canvas,
    x - sprite.footX * zoom,
    y - sprite.footY * zoom,
    sprite.canvas.width * zoom,
    sprite.canvas.height * zoom,
  );
  const skin = scale(mix(rgb(SKIN), light.key, 0.08), 0.96);
  for (const [handX, handY] of grip.hands) {
    context.fillStyle = css(skin);
    context.beginPath();
    context.ellipse((handX - middle) * unit, (handY - ground) * unit, unit * 14, unit * 11, 0, 0, Math.PI * 2);
    context.fill();
  }
}
