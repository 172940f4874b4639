import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../light/colour.ts';
import { paintLeaf } from '../../picture/ornament/paintOrnament.ts';
import type { Rgb } from '../../scene.ts';

const WHITE: Rgb = [255, 255, 255];

/** Leaves and blossoms that grow out of a corner along both of its sides. */
export function paintSpray(
  context: SKRSContext2D,
  short: number,
  { leaf, bloom, random }: { leaf: Rgb; bloom: Rgb; random: () => number },
): void {
  const green = mix(leaf, [92, 128, 84], 0.55);
  for (let at = 0; at < 22; at++) {
    const isDown = at % 2 === 0;
    const along = short * (0.03 + (at / 22) * 0.3);
    const [x, y] = isDown ? [short * (0.02 + random() * 0.05), along] : [along, short * (0.02 + random() * 0.05)];
    const angle = (isDown ? Math.PI / 2 : 0) + (random() - 0.5) * 1.5 + (isDown ? -0.35 : 0.35);
    const size = short * (0.07 + random() * 0.04) * (1 - (at / 22) * 0.35);
    context.save();
    context.translate(x, y);
    context.rotate(angle);
    context.scale(size, size);
    paintLeaf(context, mix(green, WHITE, random() * 0.4));
    context.restore();
  }
  for (const [x, y, size] of [
    [0.055, 0.055, 0.075],
    [0.17, 0.04, 0.05],
    [0.04, 0.18, 0.052],
    [0.125, 0.115, 0.034],
  ] as const)
    paintBloom(context, {
      x: x * short,
      y: y * short,
      size: size * short,
      colour: mix(bloom, WHITE, 0.35),
      turn: random(),
    });
}

function paintBloom(
  context: SKRSContext2D,
  { x, y, size, colour, turn }: { x: number; y: number; size: number; colour: Rgb; turn: number },
): void {
  context.save();
  context.translate(x, y);
  context.rotate(turn * 6);
  for (const [petals, reach, tone] of [
    [7, 1, 0],
    [6, 0.66, 0.16],
    [5, 0.38, 0.3],
  ] as const) {
    for (let petal = 0; petal < petals; petal++) {
      context.save();
      context.rotate(((petal + reach * 0.5) / petals) * Math.PI * 2);
      const fill = context.createRadialGradient(0, 0, 0, size * reach * 0.6, 0, size * reach);
      fill.addColorStop(0, css(scale(colour, 0.82 - tone * 0.4)));
      fill.addColorStop(1, css(mix(colour, WHITE, 0.42 - tone)));
      context.fillStyle = fill;
      context.beginPath();
      context.ellipse(size * reach * 0.5, 0, size * reach * 0.52, size * reach * 0.4, 0, 0, Math.PI * 2);
      context.fill();
      context.restore();
    }
  }
  context.fillStyle = css(scale(colour, 0.62));
  context.beginPath();
  context.arc(0, 0, size * 0.12, 0, Math.PI * 2);
  context.fill();
  context.restore();
}
