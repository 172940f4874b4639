import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, rgb, scale } from '../light/colour.ts';
import type { Plan, SceneSetup } from '../scene.ts';
import { bakeWare, type RoomLight, type WareSprite } from '../scenes/table/turning.ts';
import { WARES } from '../scenes/table/wares.ts';
import { SKIN } from './figure.ts';
import type { SubjectLight } from './subjectSprite.ts';

/** Where a ware is held or offered, and how large it is at most, in the units of a figure. */
interface Grip {
  feet: readonly (readonly [x: number, y: number])[];
  wide: number;
  tall: number;
  /** Fingers before it; none where it is for sale. */
  hands: readonly (readonly [x: number, y: number])[];
}

/** By the act. */
const GRIPS: Readonly<Record<string, Grip>> = {
  presents: {
    feet: [[100, 250]],
    wide: 124,
    tall: 128,
    hands: [
      [80, 242],
      [120, 242],
    ],
  },
  servesPlate: {
    feet: [[100, 232]],
    wide: 176,
    tall: 130,
    hands: [
      [24, 230],
      [176, 230],
    ],
  },
  prepares: {
    feet: [[100, 318]],
    wide: 172,
    tall: 132,
    hands: [
      [34, 296],
      [166, 296],
    ],
  },
  sells: {
    feet: [
      [-22, 322],
      [100, 322],
      [222, 322],
    ],
    wide: 118,
    tall: 92,
    hands: [],
  },
  sellsFromCart: {
    feet: [
      [320, 236],
      [412, 236],
    ],
    wide: 88,
    tall: 78,
    hands: [],
  },
  eatsWare: { feet: [[66, 236]], wide: 106, tall: 96, hands: [[62, 242]] },
};

/** What is held where a prompt only speaks of goods or of food. */
const USUAL: Readonly<Record<string, string>> = {
  presents: 'pouch',
  servesPlate: 'steak',
  prepares: 'box',
  eatsWare: 'chips',
};

/** The ware that somebody holds or sells, and where; null without one. */
export function heldIn(details: Plan['details']): { name: string; grip: Grip } | null {
  const act = Object.keys(GRIPS).find((name) => details[name]);
  if (act === undefined) return null;
  const name = Object.keys(details).find((one) => one in WARES) ?? USUAL[act];
  return name === undefined ? null : { name, grip: GRIPS[act]! };
}

/** Whether somebody shows a ware in their hands, and does not only sell it. */
export const isInHands = (details: Plan['details']): boolean => (heldIn(details)?.grip.hands.length ?? 0) > 0;

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
  const zoom = (size * unit) / sprite.unit;
  for (const [footX, footY] of grip.feet)
    context.drawImage(
      sprite.canvas,
      (footX - middle) * unit - sprite.footX * zoom,
      (footY - ground) * unit - sprite.footY * zoom,
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
