import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, rgb, scale } from '../../light/colour.ts';
import type { Moment, SceneSetup } from '../../scene.ts';
import { armsLook } from '../../subject/figureLook.ts';
import { tableArms } from '../../subject/figurePoses.ts';
import { SILHOUETTES } from '../../subject/silhouettes.ts';
import { drawSubject } from '../../subject/subject.ts';
import type { LayerShift } from '../camera.ts';
import { TABLE_EDGE } from './tableSize.ts';
import { lightOn, type RoomLight } from './turning.ts';

/** How tall a standing figure is in the units of its drawing. */
const STANDING = 520;

/** A banana leaf spread under what is served. */
export function paintLeaf(
  context: SKRSContext2D,
  { x, y, radius, flat }: { x: number; y: number; radius: number; flat: number },
  { key, ambient }: RoomLight,
): void {
  const colour = mix(mix([66, 130, 50], key, 0.12), ambient, 0.16);
  context.save();
  context.translate(x, y);
  context.scale(1, flat);
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

/** Who sits on the far side of the table: how tall they would stand, and where their feet would be. */
function seat(
  { width, height, plan }: SceneSetup,
  { light, shift, isAlone }: { light: RoomLight; shift: LayerShift; isAlone: boolean },
): { x: number; y: number; tall: number } {
  // In a narrow picture shoulders take no more than half of the width.
  const tall = Math.min(height * 1.06, width * 1.7) * shift.scale * (CHILDREN.has(plan.subject ?? '') ? 0.78 : 1);
  const edge = height * (TABLE_EDGE + 0.05);
  return {
    x: width * (isAlone ? 0.5 : 0.5 + light.side * 0.14) + shift.x,
    y: edge + tall * (1 - ARMS_AT) + shift.y,
    tall,
  };
}

/** Who is smaller than a grown person. */
const CHILDREN: ReadonlySet<string> = new Set(['boy', 'girl', 'pupil']);

/** The row of a figure's elbows, as a part of its height. */
const ARMS_AT = 0.5;

/** Who is on the far side of the table: a cook, a student, somebody who eats. */
export function paintPerson(
  context: SKRSContext2D,
  setup: SceneSetup,
  moment: Moment,
  place: { light: RoomLight; shift: LayerShift; isAlone: boolean },
): void {
  const { light } = place;
  const { x, y, tall } = seat(setup, place);
  drawSubject(context, setup, moment, {
    name: setup.plan.subject!,
    x,
    // Whoever sleeps has laid the head on the arms.
    y: y + (setup.plan.details.asleep ? tall * 0.2 : 0),
    height: tall,
    light: { key: light.key, ambient: light.ambient, from: [light.side * 0.6, -0.5], backlit: 0.06 },
  });
}

/** The arms of whoever sits there, on the table. */
export function paintArms(
  context: SKRSContext2D,
  setup: SceneSetup,
  place: { light: RoomLight; shift: LayerShift; isAlone: boolean },
): void {
  const look = armsLook(setup.plan);
  if (!look) return;
  const { x, y, tall } = seat(setup, place);
  const unit = tall / STANDING;
  context.save();
  context.translate(x - 100 * unit, y - 508 * unit);
  context.scale(unit, unit);
  for (const { fill, path } of tableArms(look, Boolean(setup.plan.details.asleep))) {
    context.fillStyle = css(lightOn(rgb(fill), place.light, 0.56));
    context.fill(new Path2D(path));
  }
  context.restore();
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
  const share = silhouette.name === 'balloons' ? 0.66 : 0.46;
  const size = Math.min(height * share, width * 0.4 * (silhouette.box[3] / silhouette.box[2])) * shift.scale;
  drawSubject(context, setup, moment, {
    name: silhouette.name,
    x: width * (isAlone ? 0.5 : 0.5 + light.side * 0.2) + shift.x,
    y: height * (isHigh ? 0.34 : 0.8) + shift.y,
    height: size,
    light: { key: light.key, ambient: light.ambient, from: [light.side * 0.6, -0.5], backlit: 0.1 },
    isFlipped: light.side > 0,
  });
}
