import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../light/colour.ts';
import type { Rgb, SceneSetup } from '../../scene.ts';
import type { CityLight } from './cityLight.ts';
import { MATERIALS } from './facade.ts';
import {
  hazeAt,
  paintStreetThings,
  presence,
  type Range,
  REPEAT,
  type StreetThing,
  type StreetView,
} from './streetView.ts';

/** Lamps along the street and the cars on it. */
export interface Traffic {
  /** Lights over the horizon line, before the street mirrors them: lamps on their posts. */
  paintAbove(context: SKRSContext2D, view: StreetView): void;
  paint(context: SKRSContext2D, view: StreetView, seconds: number, isWet: boolean): void;
}

/** The part of the street's width that something standing in it takes, metres. */
export interface TakenLanes {
  from: number;
  to: number;
}

interface Car {
  lane: number;
  z: number;
  speed: number;
  body: Rgb;
  wide: number;
}

const SEEN: Range = { near: 7, far: 260 };

/** Cars keep their lanes at their own speeds; away from us they show red, towards us white. */
export function createTraffic(setup: SceneSetup, light: CityLight, taken: TakenLanes | null): Traffic {
  const random = setup.random('street-traffic');
  const amount = setup.plan.details.traffic ?? 0.6;
  const cars = Array.from({ length: Math.round(8 + amount * 26) }, (_, index): Car => ({
    lane: [-5.4, -1.8, 1.8, 5.4][index % 4]!,
    z: random() * REPEAT,
    speed: 8 + random() * 6,
    body: MATERIALS[Math.floor(random() * MATERIALS.length)]!,
    wide: random() < 0.16 ? 1.25 : 1,
  })).filter(({ lane }) => !taken || lane < taken.from || lane > taken.to);
  const lampGap = 26;
  const glowDot = (
    context: SKRSContext2D,
    { x, y, radius, colour, strength }: { x: number; y: number; radius: number; colour: Rgb; strength: number },
  ): void => {
    if (radius < 0.4) return;
    const glow = context.createRadialGradient(x, y, 0, x, y, radius);
    glow.addColorStop(0, css(mix(colour, [255, 255, 255], 0.7), strength));
    glow.addColorStop(0.22, css(colour, strength * 0.55));
    glow.addColorStop(1, css(colour, 0));
    context.fillStyle = glow;
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  };
  return {
    paintAbove(context, view) {
      for (let index = 14; index >= 0; index--) {
        const z = index * lampGap - (view.z % lampGap) + 6;
        if (z < 3) continue;
        const k = view.focal / z;
        for (const side of [-1, 1]) {
          const x = view.centreX + (side * 8.8 - view.x) * k;
          const top = view.horizonY - (7.4 - view.eye) * k;
          context.strokeStyle = css(mix([18, 20, 26], light.haze, hazeAt(z)));
          context.lineWidth = Math.max(0.7, 0.13 * k);
          context.beginPath();
          context.moveTo(x, view.horizonY + view.eye * k);
          context.lineTo(x, top);
          context.lineTo(x - side * 1.6 * k, top - 0.2 * k);
          context.stroke();
          if (light.lamps > 0.3) {
            context.save();
            context.globalCompositeOperation = 'screen';
            glowDot(context, {
              x: x - side * 1.6 * k,
              y: top,
              radius: 2.3 * k,
              colour: light.isNeon ? [190, 214, 255] : [255, 196, 120],
              strength: light.lamps * (1 - hazeAt(z) * 0.6),
            });
            context.restore();
          }
        }
      }
    },
    paint(context, view, seconds, isWet) {
      const things = cars.map((car): StreetThing => {
        const towards = car.lane < 0 ? -1 : 1;
        const z = (((car.z + towards * car.speed * seconds - view.z) % REPEAT) + REPEAT) % REPEAT;
        return {
          z,
          seen: presence(view, z, SEEN),
          paint: () => {
            paintCar(context, view, { car, towards, z, isWet });
          },
        };
      });
      paintStreetThings(context, things);
    },
  };

  function paintCar(
    context: SKRSContext2D,
    view: StreetView,
    { car, towards, z, isWet }: { car: Car; towards: 1 | -1; z: number; isWet: boolean },
  ): void {
    const k = view.focal / z;
    const x = view.centreX + (car.lane - view.x) * k;
    const ground = view.horizonY + view.eye * k;
    const wide = 1.7 * car.wide * k;
    const tall = 1.45 * car.wide * k;
    const haze = hazeAt(z);
    if (wide > 3) paintCarBody(context, { x, ground, wide, tall, haze, isAway: towards > 0 }, car.body, light, setup);
    if (light.lamps > 0.2) {
      context.save();
      context.globalCompositeOperation = 'screen';
      const colour: Rgb = towards > 0 ? [255, 46, 36] : [255, 244, 222];
      const strength = (0.35 + 0.65 * light.lamps) * (1 - haze * 0.5);
      for (const lamp of [-0.38, 0.38]) {
        glowDot(context, {
          x: x + lamp * wide,
          y: ground - tall * 0.42,
          radius: Math.max(1.6, (towards > 0 ? 0.6 : 1) * k),
          colour,
          strength,
        });
        if (isWet)
          paintStreak(context, {
            x: x + lamp * wide,
            y: ground,
            width: Math.max(1, 0.26 * k),
            length: Math.min(setup.height * 0.3, 5 * k),
            colour,
            strength: strength * 0.55,
          });
      }
      context.restore();
    }
  }
}

function paintStreak(
  context: SKRSContext2D,
  {
    x,
    y,
    width,
    length,
    colour,
    strength,
  }: { x: number; y: number; width: number; length: number; colour: Rgb; strength: number },
): void {
  const streak = context.createLinearGradient(0, y, 0, y + length);
  streak.addColorStop(0, css(colour, strength));
  streak.addColorStop(1, css(colour, 0));
  context.fillStyle = streak;
  context.beginPath();
  context.ellipse(x, y + length * 0.42, width, length * 0.5, 0, 0, Math.PI * 2);
  context.fill();
}

function paintCarBody(
  context: SKRSContext2D,
  {
    x,
    ground,
    wide,
    tall,
    haze,
    isAway,
  }: { x: number; ground: number; wide: number; tall: number; haze: number; isAway: boolean },
  body: Rgb,
  light: CityLight,
  { palette }: SceneSetup,
): void {
  const paint = mix(scale(mix(body, palette.ambient, 0.3), 0.12 + 0.6 * light.day), light.haze, haze);
  const glass = mix(scale(light.glass, 0.2 + 0.5 * light.day), light.haze, haze);
  context.fillStyle = css([4, 5, 8], 0.5 * (1 - haze));
  context.beginPath();
  context.ellipse(x, ground, wide * 0.6, tall * 0.1, 0, 0, Math.PI * 2);
  context.fill();
  const shade = context.createLinearGradient(0, ground - tall, 0, ground);
  shade.addColorStop(0, css(mix(paint, [255, 255, 255], 0.16)));
  shade.addColorStop(0.5, css(paint));
  shade.addColorStop(1, css(scale(paint, 0.4)));
  context.fillStyle = shade;
  context.beginPath();
  context.moveTo(x - wide / 2, ground - tall * 0.06);
  context.lineTo(x - wide / 2, ground - tall * 0.5);
  context.quadraticCurveTo(x - wide * 0.46, ground - tall * 0.62, x - wide * 0.4, ground - tall * 0.64);
  context.lineTo(x - wide * 0.3, ground - tall * 0.98);
  context.quadraticCurveTo(x, ground - tall * 1.06, x + wide * 0.3, ground - tall * 0.98);
  context.lineTo(x + wide * 0.4, ground - tall * 0.64);
  context.quadraticCurveTo(x + wide * 0.46, ground - tall * 0.62, x + wide / 2, ground - tall * 0.5);
  context.lineTo(x + wide / 2, ground - tall * 0.06);
  context.fill();
  context.fillStyle = css(glass);
  context.beginPath();
  context.moveTo(x - wide * 0.33, ground - tall * 0.66);
  context.lineTo(x - wide * 0.26, ground - tall * 0.93);
  context.lineTo(x + wide * 0.26, ground - tall * 0.93);
  context.lineTo(x + wide * 0.33, ground - tall * 0.66);
  context.fill();
  context.fillStyle = css(isAway ? [150, 20, 18] : [240, 236, 220], 0.85 * (1 - haze));
  context.fillRect(x - wide * 0.46, ground - tall * 0.48, wide * 0.16, tall * 0.1);
  context.fillRect(x + wide * 0.3, ground - tall * 0.48, wide * 0.16, tall * 0.1);
}
