import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../light/colour.ts';
import type { Rgb } from '../../scene.ts';
import { across, type FaceLight, lit, type Looks } from './faceShape.ts';

/** Strands between two outlines, lighter towards the light. */
function strands(
  context: SKRSContext2D,
  light: FaceLight,
  colour: Rgb,
  {
    count,
    path,
  }: { count: number; path(part: number): readonly [number, number, number, number, number, number, number, number] },
): void {
  for (let strand = 0; strand < count; strand++) {
    const part = strand / (count - 1);
    const [ax, ay, bx, by, cx, cy, dx, dy] = path(part);
    const shine = ((strand * 29) % 11) / 11;
    context.strokeStyle = css(
      mix(lit(colour, light, 0.3 + 0.5 * (dx + 0.5)), light.key, shine * shine * 0.2 * Math.max(0, bx + 0.5)),
      0.7,
    );
    context.lineWidth = 0.01 + shine * 0.008;
    context.beginPath();
    context.moveTo(ax, ay);
    context.bezierCurveTo(bx, by, cx, cy, dx, dy);
    context.stroke();
  }
}

/** The hair behind head and neck. */
export function paintBackHair(context: SKRSContext2D, { hair }: Looks, light: FaceLight): void {
  context.fillStyle = across(context, light, scale(hair, 0.8), 0.6);
  context.fill(
    new Path2D(
      'M0 -0.64C-0.34 -0.64 -0.5 -0.36 -0.47 0C-0.45 0.4 -0.62 0.7 -0.52 1.16C-0.3 1.28 -0.2 1.2 -0.2 1L0.2 1C0.2 1.2 0.3 1.28 0.52 1.16C0.62 0.7 0.45 0.4 0.47 0C0.5 -0.36 0.34 -0.64 0 -0.64Z',
    ),
  );
  for (const side of [-1, 1]) {
    strands(context, light, hair, {
      count: 34,
      path: (part) => [
        side * (0.1 + part * 0.3),
        -0.56 + part * part * 0.34,
        side * (0.36 + part * 0.1),
        -0.2,
        side * (0.3 + part * 0.16),
        0.5,
        side * (0.24 + part * 0.32),
        1.1 + Math.sin(part * 9) * 0.05,
      ],
    });
  }
}

/** The hair over forehead and temples. */
export function paintFrontHair(context: SKRSContext2D, { hair, isMan, isOld }: Looks, light: FaceLight): void {
  context.fillStyle = across(context, light, hair, 0.5);
  if (isMan) {
    context.fill(
      new Path2D(
        'M-0.36 0.02C-0.42 -0.3 -0.36 -0.62 0.02 -0.64C0.4 -0.66 0.44 -0.3 0.36 0.02C0.33 -0.08 0.33 -0.16 0.31 -0.2C0.22 -0.24 0.16 -0.33 0.06 -0.37C-0.1 -0.33 -0.22 -0.34 -0.3 -0.24C-0.33 -0.16 -0.33 -0.08 -0.36 0.02Z',
      ),
    );
    strands(context, light, hair, {
      count: isOld ? 60 : 44,
      path: (part) => [
        -0.3 + part * 0.62,
        -0.28 - Math.sin(part * 3.1) * 0.06,
        -0.3 + part * 0.6,
        -0.44,
        -0.26 + part * 0.56,
        -0.56,
        -0.2 + part * 0.46,
        -0.63 + Math.abs(part - 0.5) * 0.16,
      ],
    });
    return;
  }
  context.fill(
    new Path2D(
      'M0.06 -0.63C-0.34 -0.68 -0.5 -0.3 -0.4 0.36C-0.35 0.2 -0.36 0 -0.31 -0.12C-0.2 -0.2 -0.02 -0.3 0.08 -0.46C0.14 -0.3 0.26 -0.22 0.31 -0.12C0.36 0 0.35 0.2 0.4 0.36C0.5 -0.3 0.4 -0.62 0.06 -0.63Z',
    ),
  );
  strands(context, light, hair, {
    count: 40,
    path: (part) => [
      0.08,
      -0.6 + part * 0.12,
      -0.14 - (1 - part) * 0.22,
      -0.54 + part * 0.22,
      -0.34 - (1 - part) * 0.1,
      -0.24,
      -0.34 - (1 - part) * 0.06,
      0.04 + (1 - part) * 0.3,
    ],
  });
  strands(context, light, hair, {
    count: 30,
    path: (part) => [
      0.09,
      -0.6 + part * 0.12,
      0.2 + (1 - part) * 0.16,
      -0.54 + part * 0.2,
      0.34 + (1 - part) * 0.1,
      -0.24,
      0.34 + (1 - part) * 0.06,
      0.02 + (1 - part) * 0.32,
    ],
  });
}

/** A hijab in the colour of the clothes. */
export function paintHijab(context: SKRSContext2D, { cloth }: Looks, light: FaceLight): void {
  const veil: Rgb = mix(cloth, [250, 236, 224], 0.5);
  context.fillStyle = across(context, light, veil, 0.7);
  // The opening for the face is wound the other way, and so left open.
  const shape = new Path2D(
    'M0 -0.66C-0.4 -0.66 -0.52 -0.3 -0.46 0.12C-0.42 0.44 -0.56 0.72 -0.84 1.06C-0.5 1.5 0.5 1.5 0.84 1.06C0.56 0.72 0.42 0.44 0.46 0.12C0.52 -0.3 0.4 -0.66 0 -0.66ZM0 -0.42C0.2 -0.42 0.29 -0.28 0.3 -0.1C0.31 0.1 0.29 0.26 0.22 0.38C0.16 0.48 0.08 0.52 0 0.52C-0.08 0.52 -0.16 0.48 -0.22 0.38C-0.29 0.26 -0.31 0.1 -0.3 -0.1C-0.29 -0.28 -0.2 -0.42 0 -0.42Z',
  );
  context.fill(shape, 'evenodd');
  context.save();
  context.clip(shape, 'evenodd');
  for (let fold = 0; fold < 13; fold++) {
    const part = fold / 12;
    context.strokeStyle =
      fold % 2 ? css(scale(lit(veil, light, 0.2), 0.7), 0.34) : css(mix(lit(veil, light, 1), light.key, 0.2), 0.3);
    context.lineWidth = 0.028;
    context.beginPath();
    context.moveTo(-0.34 - part * 0.1, 0.12 + part * 0.2);
    context.bezierCurveTo(-0.3, 0.62 + part * 0.3, 0.1, 0.66 + part * 0.4, 0.44 + part * 0.3, 0.5 + part * 0.6);
    context.stroke();
  }
  context.strokeStyle = css(scale(lit(veil, light, 0.2), 0.6), 0.5);
  context.lineWidth = 0.04;
  context.beginPath();
  context.ellipse(0, 0.03, 0.32, 0.48, 0, 0, Math.PI * 2);
  context.stroke();
  context.restore();
}
