import type { SKRSContext2D } from '@napi-rs/canvas';
import { css } from '../light/colour.ts';
import { type Albedo, BARK, blendAlbedo, type PlantLight, shadeAt } from './leafLight.ts';

const FRONDS: Albedo = [0.03, 0.065, 0.018];

const FRONDS_LIGHT: Albedo = [0.1, 0.15, 0.035];

const BARK_PALE: Albedo = [0.2, 0.15, 0.1];

/** The row of the trunk's foot, in the middle of its shadow. */
const ON_GROUND = 0.978;

/** A leaning ringed trunk and a crown of feathered, hanging fronds. */
export function paintPalm(
  context: SKRSContext2D,
  width: number,
  height: number,
  light: PlantLight,
  random: () => number,
): void {
  const lean = (random() < 0.5 ? -1 : 1) * (0.1 + 0.12 * random());
  const top = { x: width * 0.5 + height * lean, y: height * 0.31 };
  const bendAt = (t: number): { x: number; y: number } => ({
    x: width * 0.5 + (top.x - width * 0.5) * (t * t * 0.75 + t * 0.25),
    y: height * ON_GROUND + (top.y - height * ON_GROUND) * t,
  });
  for (let ring = 0; ring < 60; ring++) {
    const t = ring / 60;
    const at = bendAt(t);
    const next = bendAt(t + 1 / 58);
    const flare = 0.014 * Math.max(0, 1 - t / 0.07) ** 2;
    const thickness = height * (0.028 - 0.013 * t + flare) * (ring % 2 ? 1 : 0.93);
    const gradient = context.createLinearGradient(at.x - thickness / 2, 0, at.x + thickness / 2, 0);
    gradient.addColorStop(0, css(shadeAt(light, BARK_PALE, -1, 0.2, 0.5)));
    gradient.addColorStop(1, css(shadeAt(light, BARK_PALE, 1, 0.2, 0.5)));
    context.strokeStyle = gradient;
    context.lineWidth = thickness;
    context.beginPath();
    context.moveTo(at.x, at.y + 1);
    context.lineTo(next.x, next.y);
    context.stroke();
  }
  const fronds = 15;
  const order = Array.from({ length: fronds }, (_, index) => index).sort(
    (a, b) => Math.abs(Math.sin(frondAngle(a, fronds))) - Math.abs(Math.sin(frondAngle(b, fronds))),
  );
  for (const frond of order)
    paintFrond(
      context,
      top,
      frondAngle(frond, fronds) + (random() - 0.5) * 0.25,
      height * (0.31 + 0.09 * random()),
      light,
      random,
    );
  context.fillStyle = css(shadeAt(light, BARK, 0, 0.4, 0.4));
  for (let nut = 0; nut < 5; nut++) {
    context.beginPath();
    context.arc(
      top.x + (nut - 2) * height * 0.012,
      top.y + height * (0.016 + 0.01 * random()),
      height * 0.0125,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}

/** Directions from hanging left over upright to hanging right. */
function frondAngle(index: number, count: number): number {
  return -Math.PI * 0.62 + (index / (count - 1)) * Math.PI * 1.24;
}

function paintFrond(
  context: SKRSContext2D,
  from: { x: number; y: number },
  angle: number,
  length: number,
  light: PlantLight,
  random: () => number,
): void {
  const droop = length * (0.34 + 0.2 * random());
  const at = (t: number): { x: number; y: number } => ({
    x: from.x + Math.sin(angle) * length * t * (1 - 0.12 * t),
    y: from.y - Math.cos(angle) * length * t * 0.72 + droop * t * t,
  });
  const side = Math.sin(angle);
  const leaflets = 50;
  for (let leaflet = 2; leaflet < leaflets; leaflet++) {
    const t = leaflet / leaflets;
    const root = at(t);
    const ahead = at(t + 0.02);
    const directionX = ahead.x - root.x;
    const directionY = ahead.y - root.y;
    const norm = Math.hypot(directionX, directionY) || 1;
    const reach = length * 0.215 * Math.sin(Math.PI * (0.12 + 0.84 * t)) * (0.85 + 0.3 * random());
    for (const hand of [-1, 1]) {
      const outX = (-directionY / norm) * hand;
      const outY = (directionX / norm) * hand;
      const tipX = root.x + (outX * 0.55 + (directionX / norm) * 0.8) * reach;
      const tipY = root.y + (outY * 0.55 + (directionY / norm) * 0.8) * reach + reach * 0.42;
      const up = Math.min(1, Math.max(0, 0.5 + outY * -0.5));
      const albedo = blendAlbedo(FRONDS, FRONDS_LIGHT, 0.2 + 0.5 * up * random() + 0.2 * t);
      context.strokeStyle = css(shadeAt(light, albedo, side * 0.7 + outX * 0.3, 0.45 + 0.5 * up, 0.55 + 0.4 * up));
      context.lineWidth = Math.max(0.7, length * 0.0085 * (1 - t * 0.5));
      context.lineCap = 'round';
      context.beginPath();
      context.moveTo(root.x, root.y);
      context.quadraticCurveTo(
        (root.x + tipX) / 2 + (directionX / norm) * reach * 0.15,
        (root.y + tipY) / 2 - reach * 0.1,
        tipX,
        tipY,
      );
      context.stroke();
    }
  }
}
