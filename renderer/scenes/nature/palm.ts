import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix } from '../../light/colour.ts';
import type { Rgb } from '../../scene.ts';

export interface PalmColours {
  trunk: Rgb;
  shade: Rgb;
  leaf: Rgb;
  /** Edge turned to the light. */ rim: Rgb;
}
export interface PalmOptions {
  height: number;
  lean: number;
  colours: PalmColours;
  random: () => number;
  /** Where the light comes from: −1 left, 1 right. */ side: number;
}

/** A coconut palm on the sprite's lower edge; its foot stands at `foot`, in parts of the sprite's width. */
export interface PalmSprite {
  canvas: Canvas;
  foot: number;
  width: number;
  height: number;
}

/** Draws one coconut palm: leaning ringed trunk, hanging fronds of single leaflets, a few nuts. */
export function bakePalm({ height, lean, colours, random, side }: PalmOptions): PalmSprite {
  const width = height * (0.95 + Math.abs(lean) * 0.7);
  const canvas = createCanvas(Math.ceil(width), Math.ceil(height));
  const context = canvas.getContext('2d');
  const footX = width * 0.5 - lean * height * 0.32;
  const crownX = footX + lean * height * 0.62;
  const crownY = height * 0.36;
  paintTrunk(context, { footX, crownX, crownY, height, lean }, colours, side);
  const fronds = 17;
  const order = Array.from({ length: fronds }, (_, index) => index).sort(
    (a, b) => Math.abs(b - fronds / 2 + 0.2) - Math.abs(a - fronds / 2 + 0.2),
  );
  const spread = order.map((index) => ({
    angle: -Math.PI / 2 + ((index + 0.5) / fronds - 0.5) * 4.5 + (random() - 0.5) * 0.22,
    reach: 0.78 + random() * 0.36,
  }));
  for (const [index, frond] of spread.entries()) {
    const isBack = index < fronds * 0.4;
    paintFrond(
      context,
      { x: crownX, y: crownY, length: height * 0.34 * frond.reach, angle: frond.angle },
      { colours, isBack, side, random },
    );
  }
  context.fillStyle = css(mix(colours.trunk, colours.shade, 0.4));
  for (let nut = 0; nut < 5; nut++) {
    context.beginPath();
    context.arc(
      crownX + (random() - 0.5) * height * 0.045,
      crownY + height * (0.012 + random() * 0.02),
      height * 0.011,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
  return { canvas, foot: footX / width, width, height };
}

interface TrunkShape {
  footX: number;
  crownX: number;
  crownY: number;
  height: number;
  lean: number;
}

function paintTrunk(
  context: SKRSContext2D,
  { footX, crownX, crownY, height, lean }: TrunkShape,
  colours: PalmColours,
  side: number,
): void {
  const steps = 40;
  for (let step = 0; step < steps; step++) {
    const a = step / steps;
    const b = (step + 1.15) / steps;
    const at = (t: number): { x: number; y: number } => ({
      x: footX + (crownX - footX) * (t * t * 0.55 + t * 0.45) + Math.sin(t * 3.1) * lean * height * 0.05,
      y: height + (crownY - height) * t,
    });
    const from = at(a);
    const to = at(b);
    const thick = height * (0.011 + 0.011 * (1 - a) ** 2);
    const shade = context.createLinearGradient(from.x - thick, 0, from.x + thick, 0);
    const lit = mix(colours.trunk, colours.rim, 0.5);
    shade.addColorStop(0, css(side < 0 ? lit : colours.shade));
    shade.addColorStop(0.5, css(colours.trunk));
    shade.addColorStop(1, css(side < 0 ? colours.shade : lit));
    context.fillStyle = shade;
    context.beginPath();
    context.moveTo(from.x - thick, from.y);
    context.lineTo(to.x - thick * 0.96, to.y);
    context.lineTo(to.x + thick * 0.96, to.y);
    context.lineTo(from.x + thick, from.y);
    context.fill();
    if (step % 2 === 0) {
      context.fillStyle = css(colours.shade, 0.35);
      context.fillRect(from.x - thick, from.y - 1, thick * 2, 1);
    }
  }
}

interface Frond {
  x: number;
  y: number;
  length: number;
  angle: number;
}

function paintFrond(
  context: SKRSContext2D,
  { x, y, length, angle }: Frond,
  { colours, isBack, side, random }: { colours: PalmColours; isBack: boolean; side: number; random: () => number },
): void {
  const steps = 50;
  let px = x;
  let py = y;
  let heading = angle;
  const droop = 0.042 + 0.022 * Math.abs(Math.cos(angle));
  const points: { x: number; y: number; heading: number }[] = [];
  for (let step = 0; step <= steps; step++) {
    points.push({ x: px, y: py, heading });
    // Gravity turns the rib downwards, the more the flatter it lies.
    heading += Math.cos(heading) * droop * (0.5 + step / steps);
    px += (Math.cos(heading) * length) / steps;
    py += (Math.sin(heading) * length) / steps;
  }
  const lightward = Math.cos(angle) * side;
  const body = isBack ? mix(colours.leaf, colours.shade, 0.55) : mix(colours.leaf, colours.shade, 0.18);
  context.lineCap = 'round';
  for (const [index, point] of points.entries()) {
    if (index < 2) continue;
    const part = index / steps;
    const leaflet = length * 0.3 * Math.sin(Math.PI * (0.12 + 0.84 * part)) * (0.85 + random() * 0.3);
    for (const turn of [-1, 1]) {
      const sag = 0.95 - 0.35 * part;
      let direction = point.heading + turn * sag;
      direction += Math.cos(direction) * 0.35;
      const endX = point.x + Math.cos(direction) * leaflet;
      const endY = point.y + Math.sin(direction) * leaflet + leaflet * 0.16;
      const isUpper = Math.sin(direction) < -0.1;
      context.strokeStyle = css(
        mix(body, colours.rim, isUpper ? 0.16 + 0.3 * Math.max(0, lightward) : 0.02 + 0.1 * Math.max(0, lightward)),
      );
      context.lineWidth = Math.max(0.7, length * 0.0095);
      context.beginPath();
      context.moveTo(point.x, point.y);
      context.quadraticCurveTo(
        (point.x + endX) / 2 + Math.cos(point.heading) * leaflet * 0.12,
        (point.y + endY) / 2,
        endX,
        endY,
      );
      context.stroke();
    }
  }
  context.strokeStyle = css(mix(body, colours.rim, 0.35));
  context.lineWidth = Math.max(0.8, length * 0.014);
  context.beginPath();
  points.forEach((point) => context.lineTo(point.x, point.y));
  context.stroke();
}
