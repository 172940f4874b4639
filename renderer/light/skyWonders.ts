import type { SKRSContext2D } from '@napi-rs/canvas';
import { css } from './colour.ts';
import { hashCell } from './noise.ts';
import type { Moment, SceneSetup } from '../scene.ts';
import type { SkyView } from './skyView.ts';

/** What a prompt may add to a sky: rainbow, shooting stars, fireworks. Pure in the moment. */
export type WonderPainter = (context: SKRSContext2D, moment: Moment, view: SkyView) => void;

/** The painters that a plan's details ask for. */
export function createSkyWonders(setup: SceneSetup): WonderPainter[] {
  const { details } = setup.plan;
  const painters: WonderPainter[] = [];
  if (details.rainbow) painters.push(createRainbow(setup));
  if (details.meteors) painters.push(createMeteors(setup));
  if (details.fireworks) painters.push(createFireworks(setup));
  return painters;
}

const RAINBOW: readonly (readonly [number, number, number])[] = [
  [150, 90, 220],
  [80, 110, 240],
  [60, 190, 220],
  [90, 210, 110],
  [250, 230, 90],
  [255, 160, 60],
  [245, 80, 70],
];

function createRainbow(setup: SceneSetup): WonderPainter {
  const { width, height } = setup;
  const middle = width * (0.38 + 0.24 * setup.random('rainbow')());
  return (context, _moment, view) => {
    const radius = Math.max(width * 0.42, height * 0.5);
    const band = Math.max(2, height * 0.011);
    context.save();
    context.globalCompositeOperation = 'screen';
    // None of it may cover the ground.
    context.beginPath();
    context.rect(0, 0, width, Math.max(0, view.horizonY));
    context.clip();
    for (let fine = 0; fine < RAINBOW.length * 3; fine++) {
      const colour = RAINBOW[Math.floor(fine / 3)]!;
      context.strokeStyle = css(colour, 0.17 * Math.sin((Math.PI * (fine + 0.5)) / (RAINBOW.length * 3)) + 0.05);
      context.lineWidth = band * 1.1;
      context.beginPath();
      context.arc(middle, view.horizonY + radius * 0.3, radius + (fine * band) / 3, Math.PI, Math.PI * 2);
      context.stroke();
    }
    context.restore();
  };
}

function createMeteors(setup: SceneSetup): WonderPainter {
  const { width, height, plan } = setup;
  // Three or four are seen at any moment, in a still too.
  const slots = 14;
  const period = 3.4;
  return (context, { seconds }) => {
    context.save();
    context.globalCompositeOperation = 'screen';
    context.lineCap = 'round';
    for (let slot = 0; slot < slots; slot++) {
      const shifted = seconds + (slot * period) / slots;
      const turn = Math.floor(shifted / period);
      const age = (shifted - turn * period) / 0.9;
      if (age > 1) continue;
      const random = (item: number): number => hashCell(turn * slots + slot, item, plan.seed);
      const angle = 0.42 + 0.2 * random(1);
      const length = width * (0.13 + 0.12 * random(2));
      const startX = width * (0.1 + 0.85 * random(3));
      const startY = height * 0.32 * random(4);
      const x = startX - Math.cos(angle) * length * 1.6 * age;
      const y = startY + Math.sin(angle) * length * 1.6 * age;
      const tail = length * Math.sin(Math.PI * age);
      const trail = context.createLinearGradient(x, y, x + Math.cos(angle) * tail, y - Math.sin(angle) * tail);
      trail.addColorStop(0, css([255, 255, 255], 0.95 * Math.sin(Math.PI * age)));
      trail.addColorStop(1, css([160, 190, 255], 0));
      context.strokeStyle = trail;
      context.lineWidth = Math.max(1.4, height / 190);
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x + Math.cos(angle) * tail, y - Math.sin(angle) * tail);
      context.stroke();
    }
    context.restore();
  };
}

const FIREWORKS: readonly (readonly [number, number, number])[] = [
  [255, 196, 96],
  [255, 96, 120],
  [110, 190, 255],
  [150, 255, 160],
  [226, 140, 255],
];

/** A rocket climbs, bursts into a ball of sparks that fall and fade; several take turns. */
function createFireworks(setup: SceneSetup): WonderPainter {
  const { width, height, plan } = setup;
  const slots = 6;
  const period = 2.9;
  return (context, { seconds }, view) => {
    context.save();
    context.globalCompositeOperation = 'screen';
    context.lineCap = 'round';
    for (let slot = 0; slot < slots; slot++) {
      const shifted = seconds + 0.6 + (slot * period) / slots;
      const turn = Math.floor(shifted / period);
      const age = shifted - turn * period;
      const random = (item: number): number => hashCell(turn * slots + slot, item, plan.seed + 5);
      // One beside the other and high up, so that no row of trees hides them all.
      const x = width * (0.16 + (0.68 * (((slot * 5) % slots) + random(1))) / slots);
      const y = Math.min(view.horizonY * 0.6, height * (0.09 + 0.17 * random(2)));
      const burst = age - 0.55;
      if (burst < 0) {
        const climb = age / 0.55;
        const top = view.horizonY + (y - view.horizonY) * climb;
        context.strokeStyle = css([255, 226, 170], 0.7);
        context.lineWidth = Math.max(1, height / 420);
        context.beginPath();
        context.moveTo(x, top);
        context.lineTo(x, top + height * 0.04);
        context.stroke();
        continue;
      }
      const colour = FIREWORKS[Math.floor(random(3) * FIREWORKS.length)]!;
      const reach = height * (0.12 + 0.1 * random(4)) * (1 - Math.exp(-burst * 2.6));
      const fade = Math.max(0, 1 - (burst / 2.3) ** 2);
      const halo = context.createRadialGradient(x, y, 0, x, y, reach * 1.5 + 1);
      halo.addColorStop(0, css(colour, 0.3 * fade ** 2));
      halo.addColorStop(1, css(colour, 0));
      context.fillStyle = halo;
      context.fillRect(x - reach * 1.5, y - reach * 1.5, reach * 3, reach * 3);
      const sparks = 64;
      for (let spark = 0; spark < sparks; spark++) {
        const angle = (spark / sparks) * Math.PI * 2 + random(5);
        const length = reach * (0.45 + 0.55 * Math.sqrt(hashCell(spark, turn * slots + slot, plan.seed)));
        const fall = height * 0.05 * burst * burst;
        const tail = 0.7;
        context.strokeStyle = css(
          spark % 3 === 0 ? [255, 255, 240] : colour,
          fade * (0.6 + 0.4 * Math.sin(seconds * 30 + spark * 7)),
        );
        context.lineWidth = Math.max(1, height / 260);
        context.beginPath();
        context.moveTo(x + Math.cos(angle) * length, y + Math.sin(angle) * length + fall);
        context.lineTo(x + Math.cos(angle) * length * tail, y + Math.sin(angle) * length * tail + fall * tail);
        context.stroke();
      }
    }
    context.restore();
  };
}
