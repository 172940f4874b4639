import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix } from '../../light/colour.ts';
import { smoothstep } from '../../light/noise.ts';
import { createNoiseTile, sampleTile } from '../../light/noiseTile.ts';
import type { Rgb, SceneSetup } from '../../scene.ts';
import type { LayerShift } from '../camera.ts';

const RAY_REDUCTION = 6;

interface WoodLightStyle {
  glow: Rgb;
  rays: number;
}

/** The brightness that the depth of the wood dissolves into, strongest about the sun. */
export function paintGlow(
  { width, height, palette }: SceneSetup,
  style: WoodLightStyle,
  sun: { x: number; y: number },
): Canvas {
  const canvas = createCanvas(Math.ceil(width / 4), Math.ceil(height / 4));
  const context = canvas.getContext('2d');
  context.scale(0.25, 0.25);
  const veil = context.createLinearGradient(0, 0, 0, height * 0.8);
  veil.addColorStop(0, css(style.glow, 0.12));
  veil.addColorStop(0.6, css(style.glow, 0.66));
  veil.addColorStop(1, css(style.glow, 0.92));
  context.fillStyle = veil;
  context.fillRect(0, 0, width, height);
  const halo = context.createRadialGradient(sun.x, sun.y, 0, sun.x, sun.y, height * 0.72);
  const bright = mix(palette.sun, style.glow, 0.25);
  halo.addColorStop(0, css(mix(bright, [255, 255, 255], 0.5), palette.isMoon ? 0.42 : 0.85));
  halo.addColorStop(0.25, css(bright, palette.isMoon ? 0.2 : 0.42));
  halo.addColorStop(1, css(bright, 0));
  context.fillStyle = halo;
  context.fillRect(0, 0, width, height);
  return canvas;
}

/** Shafts of light from the sun, broken by leaves that move: painted small, drawn large. */
export function createRays(
  { width, height, palette, random: stream }: SceneSetup,
  style: WoodLightStyle,
  sun: { x: number; y: number },
): (context: SKRSContext2D, seconds: number, shift: LayerShift) => void {
  const noise = createNoiseTile({ size: 256, period: 16, octaves: 4, seed: Math.floor(stream('woods-rays')() * 1e9) });
  const w = Math.ceil(width / RAY_REDUCTION);
  const h = Math.ceil(height / RAY_REDUCTION);
  const canvas = createCanvas(w, h);
  const target = canvas.getContext('2d');
  const image = target.createImageData(w, h);
  const colour = mix(palette.sun, style.glow, 0.3);
  const strength = style.rays * (palette.cover > 0.75 ? 0.3 : palette.isMoon ? 0.5 : 1);
  return (context, seconds, shift) => {
    if (strength < 0.02) return;
    const sx = (sun.x + shift.x) / RAY_REDUCTION;
    const sy = (sun.y + shift.y - height * 0.16) / RAY_REDUCTION;
    for (let row = 0; row < h; row++) {
      for (let column = 0; column < w; column++) {
        const dx = column - sx;
        const dy = row - sy;
        const distance = Math.sqrt(dx * dx + dy * dy) / h;
        const angle = Math.atan2(dx, dy);
        const a = sampleTile(noise, 256, angle * 46 + seconds * 0.7, 30 + seconds * 0.9);
        const b = sampleTile(noise, 256, angle * 120 - seconds * 0.5 + 80, 120 + seconds * 0.7);
        const ray = smoothstep(0.44, 0.86, a * 0.62 + b * 0.42);
        const fade = smoothstep(0.05, 0.3, distance) * Math.exp(-distance * 1.25) * smoothstep(-0.1, 0.2, dy / h);
        const at = (row * w + column) * 4;
        image.data[at] = colour[0];
        image.data[at + 1] = colour[1];
        image.data[at + 2] = colour[2];
        image.data[at + 3] = 255 * Math.min(0.8, ray * fade * strength * 1.2);
      }
    }
    target.putImageData(image, 0, 0);
    context.save();
    context.globalCompositeOperation = 'screen';
    context.imageSmoothingEnabled = true;
    context.imageSmoothingQuality = 'low';
    context.drawImage(canvas, 0, 0, w * RAY_REDUCTION, h * RAY_REDUCTION);
    context.restore();
  };
}
