import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, rgb, scale } from '../light/colour.ts';
import type { SceneSetup } from '../scene.ts';
import { bakeWare, type RoomLight, type WareSprite } from '../scenes/table/turning.ts';
import { WARES } from '../scenes/table/wares.ts';
import { SKIN } from './figure.ts';
import { heldIn } from './heldIn.ts';
import type { SubjectLight } from './subjectSprite.ts';

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
