import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, rgb, scale } from '../light/colour.ts';
import type { Rgb, SceneSetup } from '../scene.ts';
import { bakeWare, type RoomLight, type WareSprite } from '../scenes/table/turning.ts';
import { WARES } from '../scenes/table/wares.ts';
import { skinOf } from './figureLook.ts';
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
  const skin = rgb(skinOf(setup.plan));
  for (const [handX, handY] of grip.hands)
    paintFingers(context, {
      x: (handX - middle) * unit,
      y: (handY - ground) * unit,
      unit,
      skin,
      light,
    });
}

/** Four fingers around what is held, each a little longer or shorter than the next. */
const FINGERS = [
  [-9.6, 1.5],
  [-3.2, -1],
  [3.2, -0.6],
  [9.6, 2],
] as const;
const FINGER = { wide: 7, tall: 23 } as const;

function paintFingers(
  context: SKRSContext2D,
  { x, y, unit, skin, light }: { x: number; y: number; unit: number; skin: Rgb; light: SubjectLight },
): void {
  const lit = (direct: number): Rgb =>
    skin.map((part, at) => Math.min(255, (part / 255) * (light.ambient[at]! * 0.72 + light.key[at]! * direct))) as [
      number,
      number,
      number,
    ];
  context.save();
  context.translate(x, y);
  context.scale(unit, unit);
  for (const [right, down] of FINGERS) {
    const shade = context.createLinearGradient(0, down - FINGER.tall / 2, 0, down + FINGER.tall / 2);
    shade.addColorStop(0, css(lit(0.6)));
    shade.addColorStop(0.55, css(lit(0.5)));
    shade.addColorStop(1, css(lit(0.24)));
    context.fillStyle = shade;
    context.strokeStyle = css(scale(lit(0.3), 0.62), 0.6);
    context.lineWidth = 0.9;
    context.beginPath();
    context.roundRect(right - FINGER.wide / 2, down - FINGER.tall / 2, FINGER.wide, FINGER.tall, FINGER.wide / 2);
    context.fill();
    context.stroke();
  }
  context.restore();
}
