import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, scale } from '../light/colour.ts';
import type { Rgb, SceneSetup, Weather } from '../scene.ts';
import type { Pose } from './subjectMotion.ts';
import type { SubjectPlacement } from './subjectPlacement.ts';
import type { SubjectSprite } from './subjectSprite.ts';

/** What a sprite keeps from the ground: its whole shape, sharp at the foot, and what is nearest to the ground. */
export interface GroundShadow {
  whole: Canvas;
  foot: Canvas;
  /** The shape's width over its height, and the room around it as part of its height. */
  aspect: number;
  margin: number;
}

/** Rows of a shadow; it is soft, so that few are enough. */
const ROWS = 110;
const MARGIN = 0.12;
/** The part of the height that darkens the ground right under it. */
const FOOT = 0.13;
/** The light of the sky that a shadow still gets. */
const SHADE = 0.16;

/** The shadow of a sprite, ready to be laid on any ground. */
export function createGroundShadow(sprite: SubjectSprite, { palette }: SceneSetup): GroundShadow {
  const pad = Math.round(ROWS * MARGIN);
  const wide = Math.max(2, Math.round(ROWS * sprite.aspect));
  const [width, height] = [wide + pad * 2, ROWS + pad * 2];
  const inner = {
    wide: sprite.canvas.width - sprite.margin * 2,
    tall: sprite.canvas.height - sprite.margin * 2,
  };
  const blurred = (blur: number): Canvas => {
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    context.filter = `blur(${blur}px)`;
    context.drawImage(sprite.canvas, sprite.margin, sprite.margin, inner.wide, inner.tall, pad, pad, wide, ROWS);
    return canvas;
  };
  /** Keeps of a canvas as much as the stops say, from the top (0) to the foot (1). */
  const kept = (canvas: Canvas, stops: readonly (readonly [number, number])[]): Canvas => {
    const context = canvas.getContext('2d');
    const fade = context.createLinearGradient(0, pad, 0, pad + ROWS);
    for (const [at, alpha] of stops) fade.addColorStop(at, css([0, 0, 0], alpha));
    context.globalCompositeOperation = 'destination-in';
    context.fillStyle = fade;
    context.fillRect(0, 0, width, height);
    return canvas;
  };
  const whole = kept(blurred(5), [
    [0, 0.42],
    [0.6, 0.8],
    [1, 0],
  ]);
  const near = kept(blurred(1.4), [
    [0.6, 0],
    [1, 1],
  ]);
  whole.getContext('2d').globalCompositeOperation = 'source-over';
  whole.getContext('2d').drawImage(near, 0, 0);
  const foot = kept(blurred(3), [
    [1 - FOOT, 0],
    [1, 1],
  ]);
  const colour = css(scale(palette.ambient, SHADE));
  for (const canvas of [whole, foot]) {
    const context = canvas.getContext('2d');
    context.globalCompositeOperation = 'source-in';
    context.fillStyle = colour;
    context.fillRect(0, 0, width, height);
  }
  return { whole, foot, aspect: sprite.aspect, margin: MARGIN };
}

/** How much of the light comes straight from the sun in each weather, 0 to 1. */
const DIRECT: Record<Weather, number> = {
  clear: 1,
  aurora: 1,
  fireflies: 1,
  wind: 1,
  petals: 0.9,
  cloudy: 0.6,
  snow: 0.4,
  rain: 0.2,
  fog: 0.2,
  storm: 0.15,
};
/** The opacity of a shadow in full sun, by the moon, and of what lies right under the foot. */
const IN_SUN = 0.74;
const BY_MOON = 0.34;
const UNDER_FOOT = 0.62;
/** How much shorter a shadow looks that lies towards us. */
const FORESHORTENED = 0.3;

/** The part of the picture's height below which nobody makes out the shape of a shadow. */
const NEAR = 0.16;

interface Cast {
  /** Parts of the height that the shadow's head is aside from the foot and below it. */
  aside: number;
  below: number;
}

/** Where a shadow falls: away from the sun, long when it is low. */
function castFrom(
  { palette, width }: SceneSetup,
  { lightAt, x }: SubjectPlacement,
  from: readonly [number, number],
): Cast {
  const long = Math.max(0.5, Math.min(1.25, 0.9 / Math.tan((Math.max(12, palette.elevation) * Math.PI) / 180) ** 0.5));
  if (!lightAt)
    return {
      aside: -Math.sign(from[0] || 1) * 0.7 * long,
      below: 0.7 * FORESHORTENED * long,
    };
  const across = Math.max(-1, Math.min(1, (x - lightAt.x) / (width * 0.42)));
  return { aside: across * 0.85 * long, below: FORESHORTENED * long };
}

/** Paints the shadow of what stands at `placement`: dark right under it, and cast away from the light at `from`. */
export function paintGroundShadow(
  context: SKRSContext2D,
  setup: SceneSetup,
  {
    shadow,
    pose,
    placement,
    from,
  }: {
    shadow: GroundShadow;
    pose: Pose;
    placement: SubjectPlacement;
    from: readonly [number, number];
  },
): void {
  const clear = 1 - (placement.haze ?? 0);
  const foot = { x: pose.x, y: placement.y - placement.height * 0.006 };
  paintPool(context, { ...foot, radius: Math.max(4, placement.height * shadow.aspect * 0.56) }, 0.34 * clear);
  if (placement.height < setup.height * NEAR) return;
  const { aside, below } = castFrom(setup, placement, from);
  const lay = (canvas: Canvas, aslant: number, down: number, opacity: number): void => {
    const tall = placement.height;
    const wide = tall * shadow.aspect;
    const margin = tall * shadow.margin;
    context.save();
    context.globalAlpha = opacity;
    context.translate(foot.x, foot.y);
    context.transform(pose.scaleX, 0, -aslant, -down, 0, 0);
    context.scale(placement.isFlipped ? -1 : 1, 1);
    context.drawImage(canvas, -wide / 2 - margin, -tall - margin, wide + margin * 2, tall + margin * 2);
    context.restore();
  };
  const direct = DIRECT[setup.plan.weather] * (setup.palette.isMoon ? BY_MOON : IN_SUN);
  lay(shadow.whole, aside, below, direct * clear);
  lay(shadow.foot, 0, 0.34, UNDER_FOOT * clear);
}

/** The soft dark patch under what stands on the ground. */
function paintPool(
  context: SKRSContext2D,
  { x, y, radius }: { x: number; y: number; radius: number },
  strength: number,
): void {
  const dark: Rgb = [8, 10, 16];
  context.save();
  context.translate(x, y);
  context.scale(1, 0.13);
  const pool = context.createRadialGradient(0, 0, 0, 0, 0, radius);
  pool.addColorStop(0, css(dark, strength));
  pool.addColorStop(0.6, css(dark, strength * 0.6));
  pool.addColorStop(1, css(dark, 0));
  context.fillStyle = pool;
  context.beginPath();
  context.arc(0, 0, radius, 0, Math.PI * 2);
  context.fill();
  context.restore();
}
