import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../light/colour.ts';
import { across, type FaceLight, lit, type Looks } from './faceShape.ts';

const FACE = new Path2D(
  'M-0.33 -0.14C-0.35 0.06 -0.31 0.2 -0.25 0.33C-0.19 0.45 -0.09 0.53 0 0.53C0.09 0.53 0.19 0.45 0.25 0.33C0.31 0.2 0.35 0.06 0.33 -0.14C0.31 -0.36 0.16 -0.48 0 -0.48C-0.16 -0.48 -0.31 -0.36 -0.33 -0.14Z',
);

const BROAD_FACE = new Path2D(
  'M-0.34 -0.14C-0.36 0.06 -0.34 0.22 -0.29 0.34C-0.23 0.46 -0.12 0.55 0 0.55C0.12 0.55 0.23 0.46 0.29 0.34C0.34 0.22 0.36 0.06 0.34 -0.14C0.32 -0.36 0.16 -0.48 0 -0.48C-0.16 -0.48 -0.32 -0.36 -0.34 -0.14Z',
);

/** The shape of the face, its shading and its lines. */
export function paintFace(context: SKRSContext2D, { skin, isMan, isOld, hasHijab }: Looks, light: FaceLight): void {
  const outline = isMan ? BROAD_FACE : FACE;
  if (!hasHijab) {
    for (const side of [-1, 1]) {
      context.fillStyle = css(lit(skin, light, side > 0 ? 0.8 : 0.26));
      context.beginPath();
      context.ellipse(side * 0.345, 0.05, 0.045, 0.095, side * 0.16, 0, Math.PI * 2);
      context.fill();
    }
  }
  context.fillStyle = across(context, light, skin, 0.36);
  context.fill(outline);
  context.save();
  context.clip(outline);
  const soft = (x: number, y: number, rx: number, ry: number, colour: string, clear: string): void => {
    context.save();
    context.translate(x, y);
    context.scale(rx, ry);
    const fill = context.createRadialGradient(0, 0, 0, 0, 0, 1);
    fill.addColorStop(0, colour);
    fill.addColorStop(1, clear);
    context.fillStyle = fill;
    context.fillRect(-1, -1, 2, 2);
    context.restore();
  };
  const deep = scale(lit(skin, light, 0.16), 0.62);
  const glow = mix(lit(skin, light, 1.1), light.key, 0.34);
  const blush = mix(lit(skin, light, 0.7), [226, 92, 84], 0.6);
  soft(-0.34, 0.12, 0.3, 0.56, css(deep, 0.5), css(deep, 0));
  soft(0, 0.62, 0.34, 0.2, css(deep, 0.46), css(deep, 0));
  for (const side of [-1, 1]) {
    soft(side * 0.155, -0.035, 0.13, 0.085, css(deep, 0.34), css(deep, 0));
    soft(side * 0.2, 0.19, 0.13, 0.1, css(blush, 0.2), css(blush, 0));
  }
  soft(0.14, 0.13, 0.13, 0.1, css(glow, 0.5), css(glow, 0));
  soft(0.08, -0.27, 0.2, 0.14, css(glow, 0.46), css(glow, 0));
  soft(0.03, 0.45, 0.09, 0.06, css(glow, 0.4), css(glow, 0));
  soft(-0.055, 0.12, 0.05, 0.13, css(deep, 0.3), css(deep, 0));
  soft(0.018, 0.08, 0.024, 0.15, css(glow, 0.6), css(glow, 0));
  if (isOld) {
    context.strokeStyle = css(deep, 0.44);
    context.lineWidth = 0.008;
    for (const row of [0, 1, 2]) {
      context.beginPath();
      context.moveTo(-0.19, -0.26 - row * 0.055);
      context.quadraticCurveTo(0, -0.29 - row * 0.055, 0.19, -0.26 - row * 0.055);
      context.stroke();
    }
    for (const side of [-1, 1]) {
      for (const row of [-1, 0, 1]) {
        context.beginPath();
        context.moveTo(side * 0.235, 0.005 + row * 0.02);
        context.quadraticCurveTo(side * 0.27, 0.01 + row * 0.03, side * 0.3, 0.02 + row * 0.045);
        context.stroke();
      }
      context.beginPath();
      context.moveTo(side * 0.07, 0.19);
      context.quadraticCurveTo(side * 0.15, 0.26, side * 0.155, 0.35);
      context.stroke();
    }
  }
  context.restore();
}

/** Eyes, brows, nose, mouth, and what grows or is worn around them. */
export function paintFeatures(context: SKRSContext2D, looks: Looks, light: FaceLight, isBlinking: boolean): void {
  const { skin, hair, iris, isMan, isOld, isSmiling } = looks;
  const line = scale(lit(skin, light, 0.2), 0.34);
  const squint = isSmiling ? 0.78 : 1;
  for (const side of [-1, 1]) {
    context.save();
    context.translate(side * 0.152, -0.005);
    context.scale(side, 1);
    const lid = 0.044 * squint;
    if (isBlinking) {
      context.strokeStyle = css(line);
      context.lineWidth = 0.014;
      context.beginPath();
      context.moveTo(-0.075, 0.004);
      context.quadraticCurveTo(0, 0.04, 0.085, -0.002);
      context.stroke();
    } else {
      const shape = new Path2D(
        `M-0.078 0.012C-0.04 ${-lid * 1.25} 0.03 ${-lid * 1.35} 0.086 -0.012C0.05 ${lid * 0.8} -0.03 ${lid} -0.078 0.012Z`,
      );
      context.fillStyle = css(mix(lit([246, 240, 236], light, side > 0 ? 0.72 : 0.5), [255, 255, 255], 0.1));
      context.fill(shape);
      context.save();
      context.clip(shape);
      const eye = context.createRadialGradient(0.004, 0, 0.008, 0.004, -0.002, 0.046);
      eye.addColorStop(0, css([12, 8, 8]));
      eye.addColorStop(0.4, css([16, 10, 8]));
      eye.addColorStop(0.5, css(mix(iris, [120, 76, 44], 0.5)));
      eye.addColorStop(1, css(scale(iris, 0.5)));
      context.fillStyle = eye;
      context.beginPath();
      context.arc(0.004, -0.003, 0.043, 0, Math.PI * 2);
      context.fill();
      context.fillStyle = css(line, 0.42);
      context.fillRect(-0.1, -0.06, 0.2, 0.042);
      context.restore();
      context.fillStyle = 'rgba(255,255,255,0.95)';
      context.beginPath();
      context.arc(0.004 + 0.016 * side, -0.018, 0.0105, 0, Math.PI * 2);
      context.fill();
      context.strokeStyle = css([24, 16, 16]);
      context.lineWidth = isMan ? 0.012 : 0.017;
      context.beginPath();
      context.moveTo(-0.08, 0.014);
      context.bezierCurveTo(-0.04, -lid * 1.28, 0.03, -lid * 1.4, isMan ? 0.088 : 0.104, isMan ? -0.012 : -0.026);
      context.stroke();
      context.strokeStyle = css(line, 0.4);
      context.lineWidth = 0.006;
      context.beginPath();
      context.moveTo(-0.07, -0.03);
      context.quadraticCurveTo(0.01, -lid * 1.9, 0.09, -0.04);
      context.stroke();
    }
    // Brow: a tapering stroke.
    context.fillStyle = css(mix(lit(isOld ? [150, 146, 142] : hair, light, 0.5), [20, 14, 12], isOld ? 0 : 0.3), 0.86);
    context.beginPath();
    const thick = isMan ? 0.034 : 0.022;
    context.moveTo(-0.088, -0.092);
    context.quadraticCurveTo(0.02, -0.138, 0.118, -0.088);
    context.quadraticCurveTo(0.02, -0.138 + thick * 1.5, -0.086, -0.092 + thick);
    context.fill();
    context.restore();
  }
  // Nose: its underside and two nostrils; the bridge is light alone.
  context.fillStyle = css(line, 0.22);
  context.beginPath();
  context.ellipse(-0.006, 0.205, 0.052, 0.018, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = css(line, 0.5);
  for (const side of [-1, 1]) {
    context.beginPath();
    context.ellipse(side * 0.03, 0.2, 0.014, 0.008, side * 0.4, 0, Math.PI * 2);
    context.fill();
  }
  const mouthY = 0.325;
  const rise = isSmiling ? 0.03 : 0.006;
  const wide = isSmiling ? 0.132 : 0.108;
  const lips = isMan ? mix(skin, [150, 74, 66], 0.4) : mix(skin, [192, 66, 70], 0.46);
  context.fillStyle = css(lit(scale(lips, 0.86), light, 0.62));
  context.beginPath();
  context.moveTo(-wide, mouthY - rise);
  context.bezierCurveTo(-0.06, mouthY - 0.03, -0.03, mouthY - 0.034, 0, mouthY - 0.02);
  context.bezierCurveTo(0.03, mouthY - 0.034, 0.06, mouthY - 0.03, wide, mouthY - rise);
  context.bezierCurveTo(0.06, mouthY + 0.022, -0.06, mouthY + 0.022, -wide, mouthY - rise);
  context.fill();
  context.fillStyle = css(lit(lips, light, 0.86));
  context.beginPath();
  context.moveTo(-wide * 0.94, mouthY - rise + 0.004);
  context.bezierCurveTo(-0.05, mouthY + 0.018, 0.05, mouthY + 0.018, wide * 0.94, mouthY - rise + 0.004);
  context.bezierCurveTo(0.06, mouthY + 0.064, -0.06, mouthY + 0.064, -wide * 0.94, mouthY - rise + 0.004);
  context.fill();
  if (isSmiling) {
    context.fillStyle = css(lit([250, 246, 240], light, 0.8));
    context.beginPath();
    context.moveTo(-wide * 0.78, mouthY - rise * 0.5);
    context.bezierCurveTo(-0.05, mouthY + 0.006, 0.05, mouthY + 0.006, wide * 0.78, mouthY - rise * 0.5);
    context.bezierCurveTo(0.05, mouthY + 0.034, -0.05, mouthY + 0.034, -wide * 0.78, mouthY - rise * 0.5);
    context.fill();
  }
  context.fillStyle = 'rgba(255,240,236,0.3)';
  context.beginPath();
  context.ellipse(0.03, mouthY + 0.04, 0.03, 0.008, 0, 0, Math.PI * 2);
  context.fill();
  if (isMan && isOld) {
    const beard = lit([206, 202, 198], light, 0.66);
    for (let hairline = 0; hairline < 150; hairline++) {
      const part = (hairline / 149) * 2 - 1;
      const start = 0.36 + (1 - part * part) * 0.04 - Math.abs(part) ** 3 * 0.22;
      context.strokeStyle = css(scale(beard, 0.8 + (0.3 * ((hairline * 37) % 10)) / 10), 0.7);
      context.lineWidth = 0.011;
      context.beginPath();
      context.moveTo(part * 0.27, start);
      context.quadraticCurveTo(
        part * 0.27,
        start + 0.1,
        part * 0.17,
        0.52 + (1 - Math.abs(part)) * 0.13 + ((hairline * 53) % 10) * 0.004,
      );
      context.stroke();
    }
  }
}
