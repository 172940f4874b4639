import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix } from '../../light/colour.ts';
import type { Rgb, SceneSetup } from '../../scene.ts';
import type { LayerShift } from '../camera.ts';

/** Dust, pollen or fireflies hanging in the light between the trees; drawn in two depths. */
export function createMotes(
  setup: SceneSetup,
  { colour, amount, glows }: { colour: Rgb; amount: number; glows: boolean },
): (context: SKRSContext2D, seconds: number, shift: LayerShift, depth: 0 | 1) => void {
  const { width, height } = setup;
  const random = setup.random('motes');
  const unit = Math.min(width, height) / 720;
  const motes = Array.from({ length: Math.round(120 * amount) }, () => ({
    x: random() * 1.2 - 0.1,
    y: 0.24 + random() * 0.7,
    size: (0.7 + random() ** 3 * 2.4) * unit * (glows ? 1.25 : 1),
    phase: random() * 6.28,
    drift: (random() - 0.5) * 0.02,
    rise: (random() - 0.6) * 0.012,
    depth: random() < 0.6 ? 0 : 1,
  }));
  const heart = css(mix(colour, [255, 255, 255], 0.6));
  return (context, seconds, shift, depth) => {
    context.save();
    context.globalCompositeOperation = 'screen';
    for (const mote of motes) {
      if (mote.depth !== depth) continue;
      const across =
        ((((mote.x + mote.drift * seconds + Math.sin(seconds * 0.5 + mote.phase) * 0.01) % 1.2) + 1.2) % 1.2) - 0.1;
      const down = (((mote.y + mote.rise * seconds) % 1) + 1) % 1;
      const x = across * width + shift.x;
      const y = down * height + Math.sin(seconds * 0.8 + mote.phase * 3) * height * 0.012 + shift.y;
      const blink = glows
        ? Math.max(0, Math.sin(seconds * 1.7 + mote.phase * 4)) ** 2
        : 0.4 + 0.3 * Math.sin(seconds * 0.9 + mote.phase);
      if (blink < 0.02) continue;
      const size = mote.size * (depth === 1 ? 1.5 : 1);
      if (glows) {
        const radius = size * 6;
        const glow = context.createRadialGradient(x, y, 0, x, y, radius);
        glow.addColorStop(0, css(colour, 0.75 * blink));
        glow.addColorStop(0.3, css(colour, 0.24 * blink));
        glow.addColorStop(1, css(colour, 0));
        context.fillStyle = glow;
        context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
      }
      context.globalAlpha = blink * (glows ? 1 : 0.55);
      context.fillStyle = heart;
      context.beginPath();
      context.arc(x, y, size, 0, Math.PI * 2);
      context.fill();
      context.globalAlpha = 1;
    }
    context.restore();
  };
}
