import type { SKRSContext2D } from '@napi-rs/canvas';
import { css } from '../../light/colour.ts';
import { registerStudioFont, STUDIO_FONT } from '../../post/fonts.ts';
import type { Rgb } from '../../scene.ts';
import { lightOn, type RoomLight } from '../table/turning.ts';

/** Where the wall stands and how large things on it are: a plain room seen straight on. */
export interface RoomView {
  width: number;
  height: number;
  /** Pixels from the picture's top. */
  horizonY: number;
  /** Where wall and floor meet. */
  wallFootY: number;
  /** How high the camera stands, in metres. */
  eye: number;
}

/** The rise of the wall's foot below the horizon, as a part of the unit. */
const WALL_FOOT = 0.3;

/** The room's unit of length in pixels: the height, or less where the picture is narrow. */
export const unitOf = ({ width, height }: { width: number; height: number }): number => Math.min(height, width * 1.5);

/** A room in a picture of this size, seen from `eye` metres above its floor. */
export function viewOf({ width, height }: { width: number; height: number }, eye: number): RoomView {
  const unit = unitOf({ width, height });
  const horizonY = height * (width >= height ? 0.4 : 0.46);
  return { width, height, horizonY, wallFootY: horizonY + unit * WALL_FOOT, eye };
}

/** Leaves of a cluster, which is drawn without them where it is smaller than this (pixels). */
const LEAVES = 46;
const SMALLEST_LEAFY = 7;

/** Pixels per metre for what stands on the floor at this row. */
export const metreAt = ({ horizonY, eye }: RoomView, footY: number): number => (footY - horizonY) / eye;

/** A piece of furniture, put together in metres: x from its middle, y from the floor up. */
export interface Joiner {
  context: SKRSContext2D;
  light: RoomLight;
  /** A box with a soft gradient from its lit to its shaded side. */
  box(colour: Rgb, x: number, y: number, wide: number, tall: number, look?: BoxLook): void;
  disc(colour: Rgb, x: number, y: number, radius: number, flat?: number): void;
  /** A cluster of leaves: round, lit from above on the side of the light, with single leaves in the light. */
  foliage(colour: Rgb, x: number, y: number, radius: number, flat?: number): void;
  /** A filled outline through points. */
  shape(colour: Rgb, points: readonly (readonly [number, number])[]): void;
  /** A word on a sign, centred at `x`; its foot and the height of its capitals in metres. */
  sign(text: string, x: number, y: number, tall: number, colour: Rgb): void;
  /** A lamp's light. */
  glow(colour: Rgb, x: number, y: number, radius: number, strength?: number): void;
  metre: number;
  /** Whether lamps and windows are lit. */
  isDark: boolean;
}

export interface BoxLook {
  /** Corner radius in metres. */
  round?: number;
  /** Direct light, 0 to 1. */
  lit?: number;
}

/** Tools for building furniture whose foot stands at `x`, `footY`. */
export function joinerAt(
  context: SKRSContext2D,
  light: RoomLight,
  { x, footY, metre, isDark = false }: { x: number; footY: number; metre: number; isDark?: boolean },
): Joiner {
  const px = (value: number): number => x + value * metre;
  const py = (value: number): number => footY - value * metre;
  return {
    context,
    light,
    metre,
    isDark,
    box(colour, left, bottom, wide, tall, { round = 0, lit = 0.5 } = {}) {
      const tone = context.createLinearGradient(px(left), 0, px(left + wide), 0);
      const [near, far] = [lightOn(colour, light, lit + 0.14), lightOn(colour, light, lit - 0.14)];
      tone.addColorStop(0, css(light.side < 0 ? near : far));
      tone.addColorStop(1, css(light.side < 0 ? far : near));
      context.fillStyle = tone;
      context.beginPath();
      context.roundRect(px(left), py(bottom + tall), wide * metre, tall * metre, round * metre);
      context.fill();
    },
    disc(colour, cx, cy, radius, flat = 1) {
      context.fillStyle = css(lightOn(colour, light, 0.5));
      context.beginPath();
      context.ellipse(px(cx), py(cy), radius * metre, radius * metre * flat, 0, 0, Math.PI * 2);
      context.fill();
    },
    foliage(colour, cx, cy, radius, flat = 1) {
      const [r, left, top] = [radius * metre, px(cx), py(cy)];
      const tone = context.createRadialGradient(
        left + light.side * r * 0.4,
        top - r * flat * 0.5,
        r * 0.1,
        left,
        top,
        r * Math.max(1, flat),
      );
      tone.addColorStop(0, css(lightOn(colour, light, 0.82)));
      tone.addColorStop(0.55, css(lightOn(colour, light, 0.5)));
      tone.addColorStop(1, css(lightOn(colour, light, 0.24)));
      context.fillStyle = tone;
      context.beginPath();
      context.ellipse(left, top, r, r * flat, 0, 0, Math.PI * 2);
      context.fill();
      if (r < SMALLEST_LEAFY) return;
      // Leaves by the golden angle, so that they are everywhere and in no rows; those towards the light are brighter.
      for (let leaf = 0; leaf < LEAVES; leaf++) {
        const [angle, reach] = [leaf * 2.4 + cx, Math.sqrt((leaf + 0.5) / LEAVES) * 1.02];
        const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
        const towards = (dx * light.side - dy * 1.3) * 0.22;
        context.fillStyle = css(lightOn(colour, light, Math.max(0.2, 0.5 + towards)), 0.75);
        context.beginPath();
        context.ellipse(left + dx * r, top + dy * r * flat, r * 0.15, r * 0.08, angle * 1.7, 0, Math.PI * 2);
        context.fill();
      }
    },
    shape(colour, points) {
      context.fillStyle = css(lightOn(colour, light, 0.48));
      context.beginPath();
      for (const [cx, cy] of points) context.lineTo(px(cx), py(cy));
      context.fill();
    },
    sign(text, cx, foot, tall, colour) {
      registerStudioFont();
      context.fillStyle = css(lightOn(colour, light, 0.7));
      context.font = `700 ${Math.max(2, tall * metre * 1.36)}px ${STUDIO_FONT}`;
      context.textAlign = 'center';
      context.textBaseline = 'alphabetic';
      context.fillText(text, px(cx), py(foot));
    },
    glow(colour, cx, cy, radius, strength = 0.6) {
      const halo = context.createRadialGradient(px(cx), py(cy), 0, px(cx), py(cy), radius * metre);
      halo.addColorStop(0, css(colour, strength));
      halo.addColorStop(0.3, css(colour, strength * 0.4));
      halo.addColorStop(1, css(colour, 0));
      context.save();
      context.globalCompositeOperation = 'screen';
      context.fillStyle = halo;
      context.fillRect(px(cx - radius), py(cy + radius), radius * 2 * metre, radius * 2 * metre);
      context.restore();
    },
  };
}
