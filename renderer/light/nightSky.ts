import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Moment, Rgb, SceneSetup } from '../scene.ts';
import { css, luminance } from './colour.ts';
import { smoothstep } from './noise.ts';
import { sampleTile } from './noiseTile.ts';
import type { SkyView } from './skyView.ts';

export const CLOUD_SIZE = 1024;

/** A slanting band of star clouds, split by dark lanes. */
export function milkyWay(x: number, up: number, z: number, noise: Float32Array): number {
  const across = x * 0.72 - up * 0.62 + 0.12 * z + 0.1;
  const along = x * 0.62 + up * 0.72;
  const dust = sampleTile(noise, CLOUD_SIZE, along * 260 + 90, across * 420 + 300);
  const grain = sampleTile(noise, CLOUD_SIZE, along * 900, across * 900 + 77);
  const body = Math.exp(-(across * across) / 0.028) * (0.45 + 0.9 * grain);
  const lane = Math.exp(-((across + (dust - 0.5) * 0.22) ** 2) / 0.0035) * 0.75;
  return Math.max(0, body * (1 - lane) * smoothstep(0.02, 0.2, up) * 0.75);
}

/** Two curtains whose lower edge wanders with the direction looked at and whose rays flicker slowly. */
export function aurora(
  azimuth: number,
  elevation: number,
  seconds: number,
  noise: Float32Array,
): { strength: number; top: number } {
  let strength = 0;
  let top = 0;
  for (let curtain = 0; curtain < 2; curtain++) {
    const drift = seconds * (1.1 + curtain * 0.7);
    const wander = sampleTile(
      noise,
      CLOUD_SIZE,
      azimuth * 150 + drift + curtain * 400,
      40 + curtain * 300 + drift * 0.4,
    );
    const base = 0.05 + curtain * 0.07 + 0.27 * wander;
    const height = elevation - base;
    if (height < -0.05) continue;
    const rays = 0.35 + 0.65 * sampleTile(noise, CLOUD_SIZE, azimuth * 1500 + drift * 5, curtain * 200 + drift * 2);
    const body = sampleTile(noise, CLOUD_SIZE, azimuth * 240 - drift, 500 + curtain * 77);
    const edge = smoothstep(-0.03, 0.012, height);
    const fade = Math.exp(-Math.max(0, height) * (4.4 + 3 * (1 - rays)));
    const here = edge * fade * rays * smoothstep(0.28, 0.6, body) * (curtain === 0 ? 1.25 : 0.75);
    strength += here;
    top += here * Math.min(1, Math.max(0, height) * 3.6);
  }
  return { strength, top: strength > 0 ? top / strength : 0 };
}

interface Star {
  azimuth: number;
  slope: number;
  size: number;
  brightness: number;
  colour: Rgb;
  phase: number;
}

/** Stars at random places of the sky, bright ones seldom. */
export function createStars(setup: SceneSetup): Star[] {
  const random = setup.random('stars');
  const tints: Rgb[] = [
    [255, 255, 255],
    [205, 220, 255],
    [255, 236, 210],
  ];
  return Array.from(
    {
      length: Math.round(
        1100 * (0.3 + 0.7 * setup.palette.stars) * (setup.plan.details.starry || setup.plan.details.milkyWay ? 2.6 : 1),
      ),
    },
    () => {
      const weight = random() ** 5;
      return {
        azimuth: (random() * 2 - 1) * 1.1,
        slope: random() ** 0.8 * 1.2,
        size: 0.55 + weight * 1.15,
        brightness: 0.28 + weight * 0.72,
        colour: tints[Math.floor(random() * tints.length)]!,
        phase: random() * Math.PI * 2,
      };
    },
  );
}

/** Stars fade where the sky is bright already, so clouds and dusk hide them without a mask. */
export function paintStars(
  context: SKRSContext2D,
  stars: readonly Star[],
  setup: SceneSetup,
  small: { pixels: Uint8ClampedArray; width: number; reduction: number },
  moment: Moment,
  view: SkyView,
): void {
  const { pixels } = small;
  const unit = Math.max(1, setup.height / 620);
  context.save();
  for (const star of stars) {
    const azimuth = star.azimuth - view.yaw;
    if (Math.cos(azimuth) < 0.3) continue;
    const x = setup.width / 2 + Math.tan(azimuth) * view.focal;
    const y = view.horizonY - star.slope * view.focal;
    if (x < 0 || y < 0 || x >= setup.width || y >= Math.min(setup.height, view.horizonY)) continue;
    const index = (Math.floor(y / small.reduction) * small.width + Math.floor(x / small.reduction)) * 4;
    const sky = luminance([pixels[index]!, pixels[index + 1]!, pixels[index + 2]!]);
    const twinkle = 0.78 + 0.22 * Math.sin(moment.seconds * 2.6 + star.phase);
    const opacity =
      star.brightness *
      setup.palette.stars *
      twinkle *
      (1 - smoothstep(52, 128, sky)) *
      smoothstep(0, 0.09, star.slope);
    if (opacity < 0.03) continue;
    context.fillStyle = css(star.colour, opacity);
    const radius = star.size * unit;
    context.fillRect(x - radius / 2, y - radius / 2, radius, radius);
    if (star.size > 1.25) {
      context.fillStyle = css(star.colour, opacity * 0.22);
      context.beginPath();
      context.arc(x, y, radius * 1.9, 0, Math.PI * 2);
      context.fill();
    }
  }
  context.restore();
}
