import type { SKRSContext2D } from '@napi-rs/canvas';
import { css } from '../light/colour.ts';
import type { Rgb } from '../scene.ts';
import type { Pose } from './subjectMotion.ts';
import type { SubjectPlacement } from './subjectPlacement.ts';
import type { SubjectSprite } from './subjectSprite.ts';

/** Paints a sprite in its pose, by its foot or its middle. */
export function paintSprite(
  context: SKRSContext2D,
  sprite: SubjectSprite,
  pose: Pose,
  placement: SubjectPlacement,
  standing: boolean,
): void {
  const height = placement.height;
  const width = height * sprite.aspect;
  const margin = (sprite.margin / (sprite.canvas.height - sprite.margin * 2)) * height;
  const marginX = (sprite.margin / (sprite.canvas.width - sprite.margin * 2)) * width;
  context.save();
  context.translate(pose.x, pose.y);
  context.rotate(pose.rotation);
  context.transform(pose.scaleX * (placement.isFlipped ? -1 : 1), 0, pose.skew, pose.scaleY, 0, 0);
  context.drawImage(
    sprite.canvas,
    -width / 2 - marginX,
    (standing ? -height : -height / 2) - margin,
    width + marginX * 2,
    height + margin * 2,
  );
  context.restore();
}

/** Paints a sprite upside down in the water before it, in strips that sway. */
export function paintReflection(
  context: SKRSContext2D,
  sprite: SubjectSprite,
  pose: Pose,
  placement: SubjectPlacement,
  seconds: number,
): void {
  const height = placement.height;
  const width = height * sprite.aspect;
  const strips = Math.max(12, Math.min(48, Math.round(height / 4)));
  const { margin, canvas } = sprite;
  const inner = canvas.height - margin * 2;
  for (let strip = 0; strip < strips; strip++) {
    const part = strip / strips;
    const sway =
      Math.sin(part * 26 - seconds * 2.4) * height * (0.004 + 0.02 * part) +
      Math.sin(part * 61 + seconds * 3.1) * height * 0.006;
    context.globalAlpha =
      (placement.reflection ?? 0) * (1 - part) ** 1.2 * (0.78 + 0.22 * Math.sin(part * 47 - seconds * 3));
    const sourceY = margin + inner * (1 - (strip + 1) / strips);
    context.save();
    context.translate(pose.x + sway, placement.y + height * part * 0.82);
    context.scale((placement.isFlipped ? -1 : 1) * pose.scaleX, -1);
    context.drawImage(
      canvas,
      margin,
      sourceY,
      canvas.width - margin * 2,
      inner / strips,
      -width / 2,
      -(height * 0.82) / strips - 0.6,
      width,
      (height * 0.82) / strips + 0.6,
    );
    context.restore();
  }
  context.globalAlpha = 1;
}

/** Paints the light around what glows by itself. */
export function paintGlow(
  context: SKRSContext2D,
  pose: Pose,
  placement: SubjectPlacement,
  colour: Rgb,
  standing: boolean,
): void {
  const y = pose.y - (standing ? placement.height * 0.5 : 0);
  const radius = placement.height * 1.5 * pose.glow;
  const glow = context.createRadialGradient(pose.x, y, 0, pose.x, y, radius);
  glow.addColorStop(0, css(colour, 0.5 * pose.glow));
  glow.addColorStop(0.35, css(colour, 0.18 * pose.glow));
  glow.addColorStop(1, css(colour, 0));
  context.save();
  context.globalCompositeOperation = 'screen';
  context.fillStyle = glow;
  context.fillRect(pose.x - radius, y - radius, radius * 2, radius * 2);
  context.restore();
}
