import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { css, mix } from '../../light/colour.ts';
import type { Rgb } from '../../scene.ts';

export interface Dyes {
  ground: Rgb;
  main: Rgb;
  deep: Rgb;
  wax: Rgb;
}

interface PatternOptions {
  dyes: Dyes;
  unit: number;
}

/** Mega mendung: clouds of Cirebon, each in seven outlines from pale to deep. */
export function drawClouds(
  context: SKRSContext2D,
  canvas: Canvas,
  { dyes, unit, random }: PatternOptions & { random(): number },
): void {
  const wide = unit * 0.62;
  const tall = unit * 0.3;
  const steps = 7;
  for (let row = -1; row * tall * 0.94 < canvas.height + tall * 2; row++) {
    for (let column = -1; column * wide * 0.98 < canvas.width + wide; column++) {
      const x = column * wide * 0.98 + (row % 2 === 0 ? 0 : wide * 0.49) + (random() - 0.5) * wide * 0.06;
      const y = row * tall * 0.94 + tall;
      const grow = 0.9 + random() * 0.24;
      context.save();
      context.translate(x, y);
      context.scale(grow * (random() < 0.5 ? -1 : 1), grow);
      context.lineJoin = 'round';
      for (let step = 0; step <= steps; step++) {
        const part = step / steps;
        cloudPath(context, wide, tall);
        context.lineWidth = unit * 0.1 * (1 - part) + unit * 0.002;
        context.strokeStyle = css(
          step === 0
            ? dyes.wax
            : mix(mix(dyes.wax, dyes.main, Math.min(1, part * 1.5)), dyes.deep, Math.max(0, part - 0.55) * 1.7),
        );
        context.stroke();
        if (step < steps) {
          context.lineWidth = unit * 0.1 * (1 - part) - unit * 0.0046;
          context.strokeStyle = css(
            mix(mix(dyes.wax, dyes.main, Math.min(1, (part + 0.14) * 1.5)), dyes.deep, Math.max(0, part - 0.5) * 1.5),
          );
          context.stroke();
        }
      }
      cloudPath(context, wide, tall);
      context.fillStyle = css(dyes.deep);
      context.fill();
      context.strokeStyle = css(dyes.wax);
      context.lineWidth = unit * 0.005;
      context.stroke();
      context.restore();
    }
  }
}

function cloudPath(context: SKRSContext2D, wide: number, tall: number): void {
  const w = wide * 0.3;
  const h = tall * 0.26;
  context.beginPath();
  context.moveTo(-w, h * 0.5);
  context.bezierCurveTo(-w * 1.3, h * 0.4, -w * 1.2, -h * 0.4, -w * 0.8, -h * 0.3);
  context.bezierCurveTo(-w * 0.8, -h * 1.1, -w * 0.2, -h * 1.2, -w * 0.1, -h * 0.6);
  context.bezierCurveTo(w * 0.1, -h * 1.3, w * 0.7, -h * 1.1, w * 0.6, -h * 0.4);
  context.bezierCurveTo(w * 1.1, -h * 0.6, w * 1.3, h * 0.2, w * 0.9, h * 0.5);
  context.bezierCurveTo(w * 0.6, h * 0.9, w * 0.2, h * 0.8, 0, h * 0.5);
  context.bezierCurveTo(-w * 0.3, h * 0.9, -w * 0.8, h * 0.9, -w, h * 0.5);
  context.closePath();
}

/** Kawung: four palm fruits about a cross, dotted seeds in each. */
export function drawKawung(context: SKRSContext2D, canvas: Canvas, { dyes, unit }: PatternOptions): void {
  const cell = unit * 0.17;
  for (let row = -1; row * cell < canvas.height + cell; row++) {
    for (let column = -1; column * cell < canvas.width + cell; column++) {
      const x = column * cell;
      const y = row * cell;
      for (let turn = 0; turn < 4; turn++) {
        context.save();
        context.translate(x, y);
        context.rotate(Math.PI / 4 + (turn * Math.PI) / 2);
        const lobe = (grow: number, fill: string): void => {
          context.fillStyle = fill;
          context.beginPath();
          context.ellipse(cell * 0.355, 0, cell * 0.29 * grow, cell * 0.175 * grow, 0, 0, Math.PI * 2);
          context.fill();
        };
        lobe(1, css(dyes.wax));
        lobe(0.86, css(dyes.main));
        lobe(0.74, css(mix(dyes.wax, dyes.main, 0.16)));
        context.fillStyle = css(dyes.deep);
        context.fillRect(cell * 0.16, -cell * 0.012, cell * 0.39, cell * 0.024);
        for (const along of [0.27, 0.44]) {
          for (const aside of [-1, 1]) {
            context.beginPath();
            context.arc(cell * along, aside * cell * 0.066, cell * 0.024, 0, Math.PI * 2);
            context.fill();
          }
        }
        context.restore();
      }
      context.fillStyle = css(dyes.wax);
      for (const [dx, dy] of [
        [0, 0],
        [0.5, 0.5],
      ] as const) {
        context.save();
        context.translate(x + cell * dx, y + cell * dy);
        context.rotate(dx === 0 ? 0 : Math.PI / 4);
        context.fillRect(-cell * 0.05, -cell * 0.05, cell * 0.1, cell * 0.1);
        context.fillStyle = css(dyes.main);
        context.fillRect(-cell * 0.026, -cell * 0.026, cell * 0.052, cell * 0.052);
        context.fillStyle = css(dyes.wax);
        context.restore();
      }
    }
  }
}

/** Parang: slanting rows of knives that flow into each other, between lines of lozenges. */
export function drawParang(context: SKRSContext2D, canvas: Canvas, { dyes, unit }: PatternOptions): void {
  const band = unit * 0.19;
  const step = band * 0.62;
  const reach = Math.hypot(canvas.width, canvas.height);
  context.save();
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(-Math.PI / 4);
  for (let row = Math.floor(-reach / band / 2); row * band < reach / 2; row++) {
    for (let column = Math.floor(-reach / step / 2); column * step < reach / 2; column++) {
      context.save();
      context.translate(column * step, row * band);
      const blade = (grow: number, fill: string): void => {
        context.fillStyle = fill;
        context.save();
        context.translate(step * 0.5, band * 0.44);
        context.scale(grow, grow);
        context.translate(-step * 0.5, -band * 0.44);
        context.beginPath();
        context.moveTo(step * 0.06, band * 0.06);
        context.bezierCurveTo(step * 1.1, -band * 0.02, step * 0.62, band * 0.4, step * 0.86, band * 0.5);
        context.bezierCurveTo(step * 1.02, band * 0.66, step * 0.86, band * 0.86, step * 0.6, band * 0.82);
        context.bezierCurveTo(step * 0.2, band * 0.76, step * 0.6, band * 0.4, step * 0.06, band * 0.06);
        context.fill();
        context.restore();
      };
      blade(1, css(dyes.wax));
      blade(0.8, css(dyes.main));
      blade(0.56, css(mix(dyes.wax, dyes.main, 0.2)));
      context.fillStyle = css(dyes.deep);
      context.beginPath();
      context.arc(step * 0.68, band * 0.66, band * 0.035, 0, Math.PI * 2);
      context.fill();
      context.fillStyle = css(dyes.wax);
      context.beginPath();
      context.moveTo(step * 0.5, band * 0.88);
      context.lineTo(step * 0.72, band * 0.94);
      context.lineTo(step * 0.5, band);
      context.lineTo(step * 0.28, band * 0.94);
      context.fill();
      context.restore();
    }
  }
  context.restore();
}

/** Fine lines where the wax broke and dye ran in. */
export function drawCrackle(
  context: SKRSContext2D,
  canvas: Canvas,
  { unit, random, deep }: { unit: number; random(): number; deep: Rgb },
): void {
  context.strokeStyle = css(deep, 0.2);
  context.lineWidth = Math.max(0.5, unit * 0.0012);
  for (let line = 0; line < 150; line++) {
    let x = random() * canvas.width;
    let y = random() * canvas.height;
    let angle = random() * 6.28;
    context.beginPath();
    context.moveTo(x, y);
    for (let step = 0; step < 7; step++) {
      angle += (random() - 0.5) * 1.1;
      x += Math.cos(angle) * unit * 0.02;
      y += Math.sin(angle) * unit * 0.02;
      context.lineTo(x, y);
    }
    context.stroke();
  }
}
