import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../light/colour.ts';
import type { Moment, SceneSetup } from '../../scene.ts';
import { SILHOUETTES } from '../../subject/silhouettes.ts';
import { drawSubject } from '../../subject/subject.ts';
import type { LayerShift } from '../camera.ts';
import { FLATTENING, type RoomLight } from './turning.ts';

/** A banana leaf spread under what is served. */
export function paintLeaf(
  context: SKRSContext2D,
  { x, y, radius }: { x: number; y: number; radius: number },
  { key, ambient }: RoomLight,
): void {
  const colour = mix(mix([66, 130, 50], key, 0.12), ambient, 0.16);
  context.save();
  context.translate(x, y);
  context.scale(1, FLATTENING);
  context.fillStyle = css(colour);
  context.beginPath();
  context.moveTo(-radius * 1.2, 0);
  context.bezierCurveTo(-radius * 0.7, -radius, radius * 0.7, -radius, radius * 1.2, -radius * 0.1);
  context.bezierCurveTo(radius * 0.7, radius, -radius * 0.7, radius, -radius * 1.2, 0);
  context.fill();
  context.strokeStyle = css(scale(colour, 1.3));
  context.lineWidth = radius * 0.02;
  context.beginPath();
  for (let vein = -6; vein <= 6; vein++) {
    context.moveTo(vein * radius * 0.16, 0);
    context.lineTo(vein * radius * 0.16 + radius * 0.12, -radius * 0.6);
    context.moveTo(vein * radius * 0.16, 0);
    context.lineTo(vein * radius * 0.16 + radius * 0.12, radius * 0.6);
  }
  context.moveTo(-radius * 1.2, 0);
  context.lineTo(radius * 1.2, -radius * 0.1);
  context.stroke();
  context.restore();
}

/** Who stands on the far side of the table: a cook, somebody at a counter. */
export function paintPerson(
  context: SKRSContext2D,
  setup: SceneSetup,
  moment: Moment,
  { light, shift, isAlone }: { light: RoomLight; shift: LayerShift; isAlone: boolean },
): void {
  const { width, height, plan } = setup;
  drawSubject(context, setup, moment, {
    name: plan.subject!,
    x: width * (isAlone ? 0.5 : 0.5 + light.side * 0.22) + shift.x,
    y: height * 1.24 + shift.y,
    height: height * 1.2 * shift.scale,
    light: { key: light.key, ambient: light.ambient, from: [light.side * 0.6, -0.5], backlit: 0.1 },
  });
}

/** A creature or thing that has come onto the table. */
export function paintSubject(
  context: SKRSContext2D,
  setup: SceneSetup,
  moment: Moment,
  { light, shift, isAlone }: { light: RoomLight; shift: LayerShift; isAlone: boolean },
): void {
  const { width, height, plan } = setup;
  const silhouette = SILHOUETTES[plan.subject!]!;
  const isHigh = silhouette.anchor === 'sky' || silhouette.anchor === 'space' || silhouette.anchor === 'underwater';
  const size = Math.min(height * 0.46, width * 0.4 * (silhouette.box[3] / silhouette.box[2])) * shift.scale;
  drawSubject(context, setup, moment, {
    name: silhouette.name,
    x: width * (isAlone ? 0.5 : 0.5 + light.side * 0.2) + shift.x,
    y: height * (isHigh ? 0.34 : 0.8) + shift.y,
    height: size,
    light: { key: light.key, ambient: light.ambient, from: [light.side * 0.6, -0.5], backlit: 0.1 },
    isFlipped: light.side > 0,
  });
}
