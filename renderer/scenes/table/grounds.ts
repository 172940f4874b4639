import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../light/colour.ts';
import { valueNoise } from '../../light/noise.ts';
import type { Rgb, SceneSetup } from '../../scene.ts';
import { MARGIN, TABLE_EDGE } from './tableSize.ts';

/** What things lie on instead of a table. */
export type GroundName = 'grass' | 'sand' | 'stone' | 'cloth';

export const isGround = (surface: string): surface is GroundName =>
  surface === 'grass' || surface === 'sand' || surface === 'stone' || surface === 'cloth';

/** Whether a ground is out of doors, where no window throws its light. */
export const isOpen = (surface: string): boolean => surface === 'grass' || surface === 'sand';

/** How light a point of a ground is; `u` and `v` are its place, `detail` falls to 0 where it is too far to be seen. */
export function toneOf(surface: GroundName, { u, v, detail, seed }: Grain): number {
  switch (surface) {
    case 'grass':
      return (
        0.8 + 0.3 * valueNoise(u * 3, v * 4, 4096, seed) + (valueNoise(u * 60, v * 70, 4096, seed) - 0.5) * 0.7 * detail
      );
    case 'sand':
      return (
        0.9 +
        0.14 * valueNoise(u * 2, v * 3, 4096, seed) +
        Math.sin(v * 16 + valueNoise(u * 2, v * 2, 4096, seed) * 8) * 0.03 * detail +
        (valueNoise(u * 90, v * 120, 4096, seed) - 0.5) * 0.2 * detail
      );
    case 'stone':
      return (
        0.72 +
        0.34 * valueNoise(u * 2.2, v * 3, 4096, seed) +
        (valueNoise(u * 14, v * 18, 4096, seed + 1) - 0.5) * 0.34 * detail +
        (valueNoise(u * 70, v * 90, 4096, seed + 2) - 0.5) * 0.2 * detail
      );
    case 'cloth': {
      const bend = valueNoise(u * 0.9, v * 0.8, 4096, seed) * 5;
      return 0.9 + Math.sin(u * 3.4 + v * 1.8 + bend) * 0.15 + Math.sin(u * 1.3 - v * 2.6 + bend * 1.4) * 0.1;
    }
  }
}

interface Grain {
  u: number;
  v: number;
  detail: number;
  seed: number;
}

/** Blades of grass over the near part of a lawn. */
export function paintBlades(context: SKRSContext2D, setup: SceneSetup, green: Rgb): void {
  const random = setup.random('table-blades');
  const { width, height } = context.canvas;
  const unit = Math.min(setup.width, setup.height);
  context.lineCap = 'round';
  for (let blade = 0; blade < 900; blade++) {
    const depth = random() ** 0.7;
    const [x, y] = [random() * width, height * (0.06 + depth * 0.94)];
    const tall = unit * (0.006 + 0.03 * depth);
    context.strokeStyle = css(scale(green, 0.7 + random() * 0.6), 0.5 + 0.4 * random());
    context.lineWidth = Math.max(1, unit * 0.0022 * (0.5 + depth));
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(x, y - tall * 0.6, x + (random() - 0.5) * tall, y - tall);
    context.stroke();
  }
}

/** Sky, and trees or the sea below it, out of focus. */
export function paintOutdoors(setup: SceneSetup, surface: GroundName): Canvas {
  const { width, height, palette } = setup;
  const random = setup.random('table-outdoors');
  const canvas = createCanvas(Math.ceil(width * (1 + MARGIN * 2)), Math.ceil(height * (1 + MARGIN * 2)));
  const context = canvas.getContext('2d');
  const horizon = (MARGIN + TABLE_EDGE) * height;
  const sky = context.createLinearGradient(0, 0, 0, horizon);
  sky.addColorStop(0, css(palette.zenith));
  sky.addColorStop(0.6, css(palette.mid));
  sky.addColorStop(1, css(palette.horizon));
  context.fillStyle = sky;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const unit = Math.min(width, height);
  // Blurred once as a whole: a blur for each bush took longer than all the rest.
  const behind = createCanvas(canvas.width, canvas.height);
  const brush = behind.getContext('2d');
  if (surface === 'sand') {
    const from = horizon - unit * 0.17;
    const sea = brush.createLinearGradient(0, from, 0, horizon);
    const water = mix([40, 128, 160], palette.ambient, 0.25);
    sea.addColorStop(0, css(mix(water, palette.horizon, 0.3)));
    sea.addColorStop(0.7, css(mix(water, [120, 220, 214], 0.5)));
    sea.addColorStop(0.86, css([240, 250, 248]));
    sea.addColorStop(1, css([226, 204, 164]));
    brush.fillStyle = sea;
    brush.fillRect(0, from, canvas.width, horizon - from + unit * 0.06);
  } else
    for (let bush = 0; bush < 70; bush++) {
      const near = random();
      const green: Rgb = mix([52 + near * 60, 104 + near * 50, 48], palette.key, 0.14);
      brush.fillStyle = css(palette.isMoon ? scale(green, 0.35) : green, 0.8);
      brush.beginPath();
      brush.arc(
        random() * canvas.width,
        horizon - unit * (0.02 + random() * 0.16) * (1 - near * 0.5),
        unit * (0.03 + random() * 0.06),
        0,
        Math.PI * 2,
      );
      brush.fill();
    }
  context.filter = `blur(${Math.max(1, Math.round(unit * 0.014))}px)`;
  context.drawImage(behind, 0, 0);
  return canvas;
}
