import { createCanvas } from '@napi-rs/canvas';
import { css, scale } from '../../light/colour.ts';
import { valueNoise } from '../../light/noise.ts';
import type { Rgb } from '../../scene.ts';
import { lightOn } from '../table/turning.ts';
import type { Site } from './site.ts';
import type { RoomKind } from './roomKind.ts';
import { unitOf } from './roomView.ts';

const LINE: Rgb = [250, 250, 246];

/** What is painted or woven on a floor, by metres across from its middle and away from the camera. */
const MARKINGS: Partial<Record<RoomKind['floor'], (across: number, away: number) => Rgb | null>> = {
  // Rows to pray in, each with its niche.
  carpet(across, away) {
    const row = away / 0.62 - Math.floor(away / 0.62);
    if (row < 0.1) return [222, 186, 104];
    const column = Math.abs(across / 0.62 - Math.round(across / 0.62)) * 2;
    return row > 0.3 && row < 0.84 && column > 0.1 + 0.5 * (row - 0.3) && column < 0.24 + 0.5 * (row - 0.3)
      ? [206, 150, 92]
      : null;
  },
  court: (across, away) =>
    Math.abs(Math.abs(across) - 2.3) < 0.045 ||
    Math.abs(Math.abs(across) - 1.9) < 0.03 ||
    Math.abs(away - 3.5) < 0.05 ||
    (Math.abs(across) < 0.035 && away < 3.5)
      ? LINE
      : null,
  platform(across, away) {
    if (away > 4.32) return [236, 236, 230];
    if (away < 3.96) return null;
    return Math.abs(across * 5 - Math.round(across * 5)) < 0.24 ? [214, 164, 30] : [244, 196, 52];
  },
};

/** The floor in perspective, with the wall's shade on it and a rug if the kind has one. */
export function paintFloor({ context, setup, view, kind, light, isDark, left, right, bottom }: Site): void {
  const { width, horizonY, wallFootY, eye } = view;
  const w = Math.ceil(right - left);
  const h = Math.ceil(bottom - wallFootY);
  const floor = createCanvas(w, h);
  const c = floor.getContext('2d');
  const image = c.createImageData(w, h);
  const { data } = image;
  const seed = setup.plan.seed % 977;
  for (let row = 0; row < h; row++) {
    const below = wallFootY + row - horizonY;
    const metre = below / eye;
    // Metres from the camera, in units of the eye's height above the floor.
    const away = (eye * unitOf(view)) / below;
    for (let column = 0; column < w; column++) {
      const across = (column + left - width / 2) / metre;
      let tone = 1;
      const dye = MARKINGS[kind.floor]?.(across, away);
      if (dye) {
        tone = 0.97 + 0.06 * valueNoise(across * 9, away * 14, 4096, seed);
      } else if (kind.floor === 'gloss') {
        tone = 0.94 + 0.1 * valueNoise(across * 0.7, away * 2, 4096, seed);
      } else if (kind.floor === 'concrete' || kind.floor === 'platform' || kind.floor === 'carpet') {
        tone =
          0.9 +
          0.12 * valueNoise(across * 3, away * 5, 4096, seed) +
          0.06 * valueNoise(across * 24, away * 40, 4096, seed);
      } else if (kind.floor === 'tiles') {
        const [a, b] = [across / 0.5, (away * 1.3) / 0.5];
        const soft = Math.min(0.4, 1.4 / (metre * 0.5));
        const seam = Math.min(Math.abs(a - Math.round(a)), Math.abs(b - Math.round(b)) * 0.8);
        tone =
          seam < 0.03 + soft * 0.1
            ? 0.84
            : 0.97 + 0.06 * (valueNoise(Math.floor(a + 0.5), Math.floor(b + 0.5), 64, seed) - 0.5);
      } else {
        const plank = across / (kind.floor === 'mat' ? 0.07 : 0.2);
        const at = Math.floor(plank);
        const grain = valueNoise(at * 7.3 + across * 2, away * (kind.floor === 'mat' ? 9 : 2.4), 4096, seed);
        const seam = plank - at < Math.min(0.5, 1.3 / (metre * 0.2)) ? 0.86 : 1;
        tone =
          (0.86 + 0.14 * valueNoise(at, Math.floor(away * 0.9 + at * 0.37), 4096, seed + 3) + (grain - 0.5) * 0.16) *
          seam;
      }
      const side = ((column / w - 0.5) * 2 * light.side + 1) / 2;
      const near = row / h;
      const direct = (isDark ? 0.28 : 0.32 + 0.26 * side) + 0.1 * near;
      const lit = lightOn(scale(dye ?? kind.floorColour, tone), light, direct);
      // The floor is a little polished: towards the wall it takes the room's light.
      const sheen = (kind.floor === 'gloss' ? 0.4 : 0.16) * (1 - near) ** 3;
      const at = (row * w + column) * 4;
      for (let channel = 0; channel < 3; channel++)
        data[at + channel] = lit[channel]! + (light.key[channel]! * 0.9 - lit[channel]!) * sheen;
      data[at + 3] = 255;
    }
  }
  c.putImageData(image, 0, 0);
  context.drawImage(floor, left, wallFootY);
  // The wall's shade on the floor.
  const shade = context.createLinearGradient(0, wallFootY, 0, wallFootY + h * 0.14);
  shade.addColorStop(0, css([20, 14, 10], 0.34));
  shade.addColorStop(1, css([20, 14, 10], 0));
  context.fillStyle = shade;
  context.fillRect(left, wallFootY, right - left, h * 0.14);
  if (kind.hasRug) {
    const y = wallFootY + (view.height - wallFootY) * 0.52;
    for (const [size, colour] of [
      [1, [176, 86, 70]],
      [0.9, [226, 204, 168]],
      [0.84, [186, 102, 82]],
    ] as const) {
      context.fillStyle = css(lightOn(colour, light, isDark ? 0.2 : 0.4));
      context.beginPath();
      context.ellipse(width / 2, y, unitOf(view) * 0.66 * size, unitOf(view) * 0.13 * size, 0, 0, Math.PI * 2);
      context.fill();
    }
  }
}
