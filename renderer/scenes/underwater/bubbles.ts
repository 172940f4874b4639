import type { SKRSContext2D } from '@napi-rs/canvas';
import { css } from '../../light/colour.ts';
import type { SceneSetup } from '../../scene.ts';
import type { LayerShift } from '../camera.ts';

/** Strings of bubbles rising from a few vents, and fine plankton hanging in the water. */
export function createBubbles(setup: SceneSetup): (context: SKRSContext2D, seconds: number, shift: LayerShift) => void {
  const { width, height, plan } = setup;
  const random = setup.random('bubbles');
  const unit = Math.min(width, height) / 720;
  const vents = Array.from({ length: 3 + Math.round((plan.details.bubbles ?? 0) * 4) }, () => 0.08 + random() * 0.84);
  const bubbles = Array.from({ length: vents.length * 12 }, (_, index) => ({
    x: vents[index % vents.length]! + (random() - 0.5) * 0.02,
    offset: random(),
    size: (1.4 + random() ** 2 * 6) * unit,
    speed: 0.07 + random() * 0.06,
    phase: random() * 6.28,
  }));
  const plankton = Array.from({ length: 110 }, () => ({
    x: random(),
    y: random(),
    size: (0.5 + random() ** 3 * 2) * unit,
    phase: random() * 6.28,
    drift: (random() - 0.5) * 0.012,
  }));
  return (context, seconds, shift) => {
    context.save();
    for (const mote of plankton) {
      const x = ((((mote.x + mote.drift * seconds) % 1) + 1) % 1) * width + shift.x * 0.6;
      const y = ((((mote.y + Math.sin(seconds * 0.3 + mote.phase) * 0.01) % 1) + 1) % 1) * height;
      context.fillStyle = css([226, 246, 255], 0.16 + 0.14 * Math.sin(seconds * 0.9 + mote.phase));
      context.beginPath();
      context.arc(x, y, mote.size, 0, Math.PI * 2);
      context.fill();
    }
    for (const bubble of bubbles) {
      const rise = (bubble.offset + seconds * bubble.speed) % 1;
      const grow = 0.6 + rise * 0.7;
      const x = bubble.x * width + Math.sin(seconds * 2.1 + bubble.phase + rise * 9) * 7 * unit + shift.x;
      const y = height * (0.92 - rise * 0.98) + shift.y;
      const radius = bubble.size * grow;
      const fade = Math.min(1, rise * 8) * Math.min(1, (1 - rise) * 5);
      context.strokeStyle = css([220, 246, 255], 0.55 * fade);
      context.lineWidth = Math.max(0.6, radius * 0.16);
      context.fillStyle = css([200, 240, 255], 0.13 * fade);
      context.beginPath();
      context.arc(x, y, radius, 0, Math.PI * 2);
      context.fill();
      context.stroke();
      context.fillStyle = css([255, 255, 255], 0.8 * fade);
      context.beginPath();
      context.arc(x - radius * 0.34, y - radius * 0.36, radius * 0.22, 0, Math.PI * 2);
      context.fill();
    }
    context.restore();
  };
}
