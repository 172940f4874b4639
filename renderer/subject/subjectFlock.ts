import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../light/colour.ts';
import type { SceneSetup } from '../scene.ts';
import type { SubjectPlacement } from './subjectPlacement.ts';
import type { SubjectLight } from './subjectSprite.ts';

/** A loose V of birds beating their wings; `placement.height` is the height of the whole flock. */
export function paintFlock(
  context: SKRSContext2D,
  setup: SceneSetup,
  seconds: number,
  placement: SubjectPlacement,
  light: SubjectLight,
): void {
  const random = setup.random(`flock-${placement.name}`);
  const count = 11;
  const direction = placement.isFlipped ? -1 : 1;
  const dark = mix(
    scale(light.ambient, 0.34),
    placement.hazeColour ?? setup.palette.horizon,
    0.08 + (placement.haze ?? 0) * 0.8,
  );
  context.save();
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (let index = 0; index < count; index++) {
    const row = Math.ceil(index / 2);
    const side = index % 2 === 0 ? 1 : -1;
    const jitterX = (random() - 0.5) * 0.16;
    const jitterY = (random() - 0.5) * 0.12;
    const phase = random() * 6.28;
    const size = placement.height * (0.15 + random() * 0.06) * (1 - row * 0.04);
    const drift = seconds * setup.width * 0.017 * direction;
    const x =
      placement.x +
      drift -
      direction * placement.height * (row * 0.27 + jitterX) +
      Math.sin(seconds * 0.5 + phase) * size * 0.25;
    const y =
      placement.y + side * placement.height * (row * 0.085 + jitterY) + Math.sin(seconds * 0.8 + phase) * size * 0.2;
    const beat = Math.sin(seconds * (6.4 + (phase % 1)) + phase);
    const tip = -beat * 0.55 - 0.12;
    const bend = 0.16 + beat * 0.2;
    context.fillStyle = css(dark);
    context.beginPath();
    context.moveTo(x - size, y + tip * size);
    context.quadraticCurveTo(x - size * 0.5, y - (bend + 0.22) * size, x - size * 0.04, y - size * 0.06);
    context.lineTo(x + size * 0.04, y - size * 0.06);
    context.quadraticCurveTo(x + size * 0.5, y - (bend + 0.22) * size, x + size, y + tip * size);
    context.quadraticCurveTo(x + size * 0.45, y - bend * size * 0.5, x, y + size * 0.13);
    context.quadraticCurveTo(x - size * 0.45, y - bend * size * 0.5, x - size, y + tip * size);
    context.fill();
    context.beginPath();
    context.ellipse(x + direction * size * 0.08, y, size * 0.27, size * 0.075, -0.08 * direction, 0, Math.PI * 2);
    context.fill();
  }
  context.restore();
}
