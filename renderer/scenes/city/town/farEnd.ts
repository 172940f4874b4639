import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../../light/colour.ts';
import type { Rgb, SceneSetup } from '../../../scene.ts';
import { type CityLight, isLampLit } from '../cityLight.ts';
import type { StreetView } from '../streetView.ts';
import { painted } from './townLight.ts';

/** What closes a street far away: a mountain in the haze, trees, roofs and palms; a big wheel behind a fair. */
export function createFarEnd(
  setup: SceneSetup,
  light: CityLight,
  { hasWheel }: { hasWheel: boolean },
): (context: SKRSContext2D, view: StreetView, seconds: number) => void {
  const random = setup.random('town-far');
  const unit = Math.min(setup.height, setup.width * 1.2);
  const canvas = createCanvas(Math.ceil(setup.width * 1.3), Math.ceil(unit * 0.36));
  const context = canvas.getContext('2d');
  const { width, height } = canvas;
  const hill = mix(painted(light, [96, 128, 140], 0.4), light.haze, 0.55);
  const tone = context.createLinearGradient(0, 0, 0, height);
  tone.addColorStop(0, css(hill));
  tone.addColorStop(1, css(mix(hill, light.haze, 0.75)));
  context.fillStyle = tone;
  context.beginPath();
  const peak = 0.42 + random() * 0.16;
  context.moveTo(0, height);
  for (let step = 0; step <= 60; step++) {
    const at = step / 60;
    const cone = Math.max(0, 1 - Math.abs(at - peak) * 4.2) ** 1.5 * 0.66;
    const ridge = 0.16 + 0.05 * Math.sin(at * 11 + peak * 20) + 0.02 * Math.sin(at * 37);
    context.lineTo(at * width, height * (1 - Math.max(cone, ridge)));
  }
  context.lineTo(width, height);
  context.fill();
  for (let tree = 0; tree < 90; tree++) {
    const radius = unit * (0.012 + random() * 0.022);
    const leaf: Rgb = [60 + random() * 40, 112 + random() * 40, 62];
    context.fillStyle = css(mix(painted(light, leaf, 0.2 + random() * 0.5), light.haze, 0.42));
    context.beginPath();
    context.arc(((tree + random()) / 90) * width, height - radius * (0.6 + random()), radius, 0, Math.PI * 2);
    context.fill();
  }
  for (let roof = 0; roof < 14; roof++) {
    const [x, wide] = [((roof + random() * 0.7) / 14) * width, unit * (0.03 + random() * 0.03)];
    const y = height - unit * 0.012;
    context.fillStyle = css(mix(painted(light, [178, 92, 66], 0.7), light.haze, 0.4));
    context.beginPath();
    context.moveTo(x - wide, y);
    context.lineTo(x - wide * 0.6, y - wide * 0.55);
    context.lineTo(x + wide * 0.6, y - wide * 0.55);
    context.lineTo(x + wide, y);
    context.fill();
  }
  const wheel = hasWheel ? bakeWheel(light, Math.round(unit * 0.46)) : null;
  const wheelAside = random() < 0.5 ? -0.13 : 0.13;
  return (target, view, seconds) => {
    const left = view.centreX - width / 2 - view.x * setup.width * 0.004;
    target.drawImage(canvas, left, view.horizonY - height * 0.985);
    if (!wheel) return;
    const side = wheel.width;
    const [x, y] = [
      view.centreX + wheelAside * setup.width - view.x * setup.width * 0.006,
      view.horizonY - side * 0.56,
    ];
    target.save();
    target.translate(x, y);
    target.fillStyle = css(scale(light.haze, 0.42));
    for (const foot of [-0.26, 0.26]) {
      target.beginPath();
      target.moveTo(-side * 0.012, 0);
      target.lineTo(side * 0.012, 0);
      target.lineTo(foot * side + side * 0.012, side * 0.6);
      target.lineTo(foot * side - side * 0.012, side * 0.6);
      target.fill();
    }
    target.rotate(seconds * 0.12);
    target.drawImage(wheel, -side / 2, -side / 2);
    target.restore();
  };
}

const BULBS: readonly Rgb[] = [
  [255, 96, 96],
  [255, 206, 92],
  [96, 224, 160],
  [110, 176, 255],
  [240, 128, 226],
];

function bakeWheel(light: CityLight, side: number): Canvas {
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  const isDark = isLampLit(light);
  const middle = side / 2;
  const radius = side * 0.42;
  context.strokeStyle = css(isDark && light.day < 0.6 ? [206, 176, 190] : painted(light, [206, 206, 214], 0.7), 0.75);
  context.lineWidth = Math.max(1, side * 0.008);
  for (const part of [1, 0.86]) {
    context.beginPath();
    context.arc(middle, middle, radius * part, 0, Math.PI * 2);
    context.stroke();
  }
  context.lineWidth = Math.max(0.7, side * 0.004);
  for (let spoke = 0; spoke < 16; spoke++) {
    const angle = (spoke / 16) * Math.PI * 2;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    context.beginPath();
    context.moveTo(middle, middle);
    context.lineTo(middle + dx * radius, middle + dy * radius);
    context.stroke();
    context.fillStyle = css(isDark ? BULBS[spoke % 5]! : painted(light, BULBS[spoke % 5]!, 0.8));
    context.beginPath();
    context.arc(middle + dx * radius * 1.06, middle + dy * radius * 1.06, side * 0.026, 0, Math.PI * 2);
    context.fill();
    if (!isDark) continue;
    for (const part of [0.3, 0.5, 0.7, 0.93]) {
      const [x, y] = [middle + dx * radius * part, middle + dy * radius * part];
      const size = side * 0.03;
      const glow = context.createRadialGradient(x, y, 0, x, y, size);
      glow.addColorStop(0, css([255, 250, 230]));
      glow.addColorStop(0.3, css(BULBS[(spoke + Math.round(part * 10)) % 5]!, 0.8));
      glow.addColorStop(1, css(BULBS[(spoke + Math.round(part * 10)) % 5]!, 0));
      context.fillStyle = glow;
      context.fillRect(x - size, y - size, size * 2, size * 2);
    }
  }
  return canvas;
}
