import type { SKRSContext2D } from '@napi-rs/canvas';
import { css } from '../../light/colour.ts';
import type { Moment, Rgb, SceneSetup } from '../../scene.ts';
import type { LayerShift } from '../camera.ts';
import { metreAt, type RoomView } from './roomView.ts';

const BEAMS: readonly (readonly [x: number, colour: Rgb])[] = [
  [-2.4, [255, 90, 170]],
  [-1.5, [90, 180, 255]],
  [-0.6, [255, 220, 120]],
  [0.6, [170, 110, 255]],
  [1.5, [255, 220, 120]],
  [2.4, [90, 255, 190]],
];

const CROWD: Rgb = [16, 10, 26];

interface Show {
  paintBeams(context: SKRSContext2D, moment: Moment, shift: LayerShift): void;
  paintCrowd(context: SKRSContext2D, moment: Moment, shift: LayerShift): void;
}

/** Beams that sweep over a stage, and the heads and raised hands of the crowd before it. */
export function createShow({ width, height, random: stream }: SceneSetup, view: RoomView): Show {
  const random = stream('stage-show');
  const metre = metreAt(view, view.wallFootY);
  const size = Math.min(width, height) * 0.052;
  const heads = Array.from({ length: Math.ceil((width * 1.5) / (size * 1.25)) }, (_, index) => ({
    x: (index + random() * 0.5) * size * 1.25 - width * 0.25,
    y: random(),
    phase: random() * 6.28,
    hasHandUp: random() < 0.4,
  }));
  return {
    paintBeams(context, { seconds }, shift) {
      context.save();
      context.globalCompositeOperation = 'screen';
      BEAMS.forEach(([x, colour], index) => {
        const fromX = width / 2 + x * metre * shift.scale + shift.x;
        const fromY = view.wallFootY - 2.36 * metre * shift.scale + shift.y;
        const angle = Math.sin(seconds * 0.9 + index * 1.9) * 0.4 - x * 0.1;
        const long = height * 0.9;
        const beam = context.createLinearGradient(fromX, fromY, fromX + Math.sin(angle) * long, fromY + long);
        beam.addColorStop(0, css(colour, 0.6));
        beam.addColorStop(0.6, css(colour, 0.16));
        beam.addColorStop(1, css(colour, 0));
        context.fillStyle = beam;
        context.beginPath();
        context.moveTo(fromX - metre * 0.05, fromY);
        context.lineTo(fromX + metre * 0.05, fromY);
        context.lineTo(fromX + Math.sin(angle) * long + long * 0.16, fromY + long);
        context.lineTo(fromX + Math.sin(angle) * long - long * 0.16, fromY + long);
        context.fill();
      });
      context.restore();
    },
    paintCrowd(context, { seconds }, shift) {
      context.fillStyle = css(CROWD);
      for (const { x, y, phase, hasHandUp } of heads) {
        const beat = Math.abs(Math.sin(seconds * 3 + phase)) * size * 0.24;
        const [headX, headY] = [
          width / 2 + (x - width / 2) * shift.scale + shift.x,
          height - size * (0.9 + y * 0.8) - beat,
        ];
        context.beginPath();
        context.arc(headX, headY, size * 0.5, 0, Math.PI * 2);
        context.fill();
        context.beginPath();
        context.roundRect(headX - size * 0.8, headY + size * 0.56, size * 1.6, height, size * 0.5);
        context.fill();
        if (!hasHandUp) continue;
        context.save();
        context.translate(headX + size * 0.7, headY + size * 0.9);
        context.rotate(0.16 + Math.sin(seconds * 3 + phase) * 0.16);
        context.beginPath();
        context.roundRect(-size * 0.15, -size * 1.9, size * 0.3, size * 2.1, size * 0.15);
        context.arc(0, -size * 1.9, size * 0.21, 0, Math.PI * 2);
        context.fill();
        context.restore();
      }
    },
  };
}
