import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../light/colour.ts';
import type { Rgb } from '../../scene.ts';

export const FLOWER_KINDS = ['sunflower', 'tulip', 'rose', 'lavender', 'daisy', 'poppy', 'cosmos'] as const;

export type FlowerKind = (typeof FLOWER_KINDS)[number];

export interface BakeOptions {
  kind: FlowerKind;
  petal: Rgb;
  stem: Rgb;
  key: Rgb;
  /** Turns a white-light colour into the scene's. */ tone: (colour: Rgb) => Rgb;
  side: number;
  random: () => number;
}

interface Head extends BakeOptions {
  x: number;
  y: number;
}

export const PAINTERS: Record<FlowerKind, (context: SKRSContext2D, head: Head) => void> = {
  sunflower: (context, head) => {
    petals(context, head, { count: 21, length: 56, width: 15, from: 20, droop: 0.9, layers: 2 });
    disc(context, head, { radius: 26, outer: [92, 52, 22], inner: [52, 32, 18], dots: 90 });
  },
  daisy: (context, head) => {
    petals(context, head, { count: 17, length: 44, width: 11, from: 9, droop: 0.8, layers: 1 });
    disc(context, head, { radius: 13, outer: [250, 190, 40], inner: [214, 140, 20], dots: 40 });
  },
  cosmos: (context, head) => {
    petals(context, head, { count: 8, length: 52, width: 33, from: 6, droop: 0.78, layers: 1 });
    disc(context, head, { radius: 11, outer: [250, 196, 50], inner: [206, 130, 20], dots: 34 });
  },
  poppy: (context, head) => {
    const { tone, petal, side } = head;
    for (const [dx, dy, rx, ry, light] of [
      [-14, 8, 36, 34, 0.78],
      [16, 6, 38, 36, 0.9],
      [0, -10, 40, 34, 1],
      [2, 16, 42, 26, 1.1],
    ] as const) {
      const colour = tone(scale(petal, light));
      const shade = context.createRadialGradient(
        head.x + dx + side * 12,
        head.y + dy - 14,
        2,
        head.x + dx,
        head.y + dy,
        rx,
      );
      shade.addColorStop(0, css(mix(colour, tone([255, 196, 160]), 0.35)));
      shade.addColorStop(0.7, css(colour));
      shade.addColorStop(1, css(scale(colour, 0.62)));
      context.fillStyle = shade;
      context.beginPath();
      context.ellipse(head.x + dx, head.y + dy, rx, ry, dx * 0.01, 0, Math.PI * 2);
      context.fill();
    }
    disc(context, { ...head, y: head.y + 2 }, { radius: 11, outer: [30, 24, 28], inner: [64, 82, 46], dots: 26 });
  },
  tulip: (context, head) => {
    const { tone, petal, side } = head;
    const cup = (dx: number, lean: number, light: number, wide: number): void => {
      const colour = tone(scale(petal, light));
      const shade = context.createLinearGradient(head.x - 34, 0, head.x + 34, 0);
      shade.addColorStop(side < 0 ? 0 : 1, css(mix(colour, [255, 250, 230], 0.3)));
      shade.addColorStop(0.5, css(colour));
      shade.addColorStop(side < 0 ? 1 : 0, css(scale(colour, 0.66)));
      context.fillStyle = shade;
      context.beginPath();
      context.moveTo(head.x + dx * 0.2, head.y + 44);
      context.bezierCurveTo(
        head.x + dx - wide,
        head.y + 40,
        head.x + dx - wide * 1.1,
        head.y - 14,
        head.x + dx + lean,
        head.y - 46,
      );
      context.bezierCurveTo(
        head.x + dx + wide * 1.1,
        head.y - 14,
        head.x + dx + wide,
        head.y + 40,
        head.x + dx * 0.2,
        head.y + 44,
      );
      context.fill();
    };
    cup(-13, -6, 0.74, 22);
    cup(13, 6, 0.8, 22);
    cup(0, 0, 1, 25);
    cup(-19, -10, 0.94, 14);
    cup(19, 10, 0.9, 14);
  },
  rose: (context, head) => {
    const { tone, petal, random, side } = head;
    // Broad petals that overlap like shells, each with a pale rim, ever smaller and steeper towards the bud.
    for (const [count, out, along, across, light, start] of [
      [5, 26, 29, 22, 0.6, 0.3],
      [4, 18, 27, 19, 0.84, 0.95],
      [3, 10, 21, 15, 0.98, 0.2],
      [2, 4, 12, 10, 1.12, 0.8],
    ] as const) {
      for (let index = 0; index < count; index++) {
        const angle = start + (index / count) * Math.PI * 2;
        const wide = out * (0.86 + random() * 0.28);
        const [px, py] = [head.x + Math.cos(angle) * wide, head.y + 8 - light * 9 + Math.sin(angle) * wide * 0.74];
        const colour = tone(scale(petal, light + random() * 0.06));
        const shade = context.createRadialGradient(head.x, head.y + 6, 1, px, py, along * 1.2);
        shade.addColorStop(0, css(scale(colour, 0.72)));
        shade.addColorStop(0.55, css(colour));
        shade.addColorStop(1, css(mix(colour, tone([255, 236, 230]), 0.3 + side * Math.cos(angle) * 0.16)));
        context.fillStyle = shade;
        context.strokeStyle = css(mix(colour, tone([255, 240, 234]), 0.42), 0.75);
        context.lineWidth = 2.4;
        context.beginPath();
        context.ellipse(px, py, along, across, angle + Math.PI / 2, 0, Math.PI * 2);
        context.fill();
        context.beginPath();
        context.ellipse(px, py, along, across, angle + Math.PI / 2, Math.PI * 1.12, Math.PI * 1.88);
        context.stroke();
      }
    }
  },
  lavender: (context, head) => {
    const { tone, petal, random, side } = head;
    for (let whorl = 0; whorl < 9; whorl++) {
      const y = head.y + whorl * 15;
      const half = 7 + Math.min(whorl, 5) * 2.2;
      for (let bud = 0; bud < 9; bud++) {
        const part = (bud / 8 - 0.5) * 2;
        const colour = tone(scale(petal, 0.66 + 0.34 * (part * side * 0.5 + 0.5) + random() * 0.16));
        context.fillStyle = css(mix(colour, [255, 255, 255], random() * 0.16));
        context.beginPath();
        context.ellipse(
          head.x + part * half + (random() - 0.5) * 3,
          y + (random() - 0.5) * 7 + Math.abs(part) * 4,
          4.2,
          6.4,
          part * 0.7,
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    }
  },
};

interface PetalRing {
  count: number;
  length: number;
  width: number;
  from: number;
  droop: number;
  layers: number;
}

function petals(
  context: SKRSContext2D,
  { x, y, petal, tone, side, random }: Head,
  { count, length, width, from, droop, layers }: PetalRing,
): void {
  for (let layer = 0; layer < layers; layer++) {
    for (let index = 0; index < count; index++) {
      const angle = ((index + layer * 0.5) / count) * Math.PI * 2 + (random() - 0.5) * 0.14;
      const reach = length * (0.9 + random() * 0.2) * (layers > 1 && layer === 1 ? 0.88 : 1);
      const lit = 0.5 + 0.5 * (Math.cos(angle) * side * 0.6 - Math.sin(angle) * 0.7);
      const colour = tone(scale(petal, 0.74 + 0.3 * lit - (layers > 1 && layer === 0 ? 0.14 : 0)));
      context.save();
      context.translate(x, y);
      context.scale(1, droop);
      context.rotate(angle);
      const shade = context.createLinearGradient(from, 0, reach, 0);
      shade.addColorStop(0, css(scale(colour, 0.62)));
      shade.addColorStop(0.5, css(colour));
      shade.addColorStop(1, css(mix(colour, tone([255, 250, 226]), 0.36 * lit)));
      context.fillStyle = shade;
      context.beginPath();
      context.moveTo(from * 0.6, 0);
      context.bezierCurveTo(from + reach * 0.2, -width * 0.7, reach * 0.84, -width * 0.62, reach, 0);
      context.bezierCurveTo(reach * 0.84, width * 0.62, from + reach * 0.2, width * 0.7, from * 0.6, 0);
      context.fill();
      context.restore();
    }
  }
}

function disc(
  context: SKRSContext2D,
  { x, y, tone, side, random }: Head,
  { radius, outer, inner, dots }: { radius: number; outer: Rgb; inner: Rgb; dots: number },
): void {
  const shade = context.createRadialGradient(x + side * radius * 0.3, y - radius * 0.3, 1, x, y, radius);
  shade.addColorStop(0, css(tone(mix(outer, [255, 220, 140], 0.2))));
  shade.addColorStop(0.6, css(tone(inner)));
  shade.addColorStop(1, css(tone(outer)));
  context.fillStyle = shade;
  context.beginPath();
  context.ellipse(x, y, radius, radius * 0.88, 0, 0, Math.PI * 2);
  context.fill();
  for (let dot = 0; dot < dots; dot++) {
    const angle = dot * 2.39996;
    const out = radius * 0.94 * Math.sqrt(dot / dots);
    context.fillStyle = css(tone(mix(outer, [255, 226, 150], random() * 0.5)), 0.8);
    context.beginPath();
    context.arc(x + Math.cos(angle) * out, y + Math.sin(angle) * out * 0.88, radius * 0.055, 0, Math.PI * 2);
    context.fill();
  }
}
