import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { mix } from '../../light/colour.ts';
import { TINTS } from '../../light/palette.ts';
import type { SceneFamily, SceneSetup } from '../../scene.ts';
import { countOf } from '../../subject/figureLook.ts';
import { FIGURES } from '../../subject/figureDrawings.ts';
import { SILHOUETTES } from '../../subject/silhouettes.ts';
import { flatCameraAt, type LayerShift, layerShift } from '../camera.ts';
import { paintArms, paintLeaf, paintPerson, paintSubject } from './bystanders.ts';
import { paintRoom, paintTable } from './room.ts';
import { MARGIN, TABLE_EDGE } from './tableSize.ts';
import { isGround, isOpen } from './grounds.ts';
import { bakeShadow, createLeafShade, paintMirrored } from './shadows.ts';
import { bakePuff, createDust, paintFlame, paintRunningDrops, paintSteam } from './steamAndDust.ts';
import { paintInterior } from '../room/interior.ts';
import { ROOM_KINDS, ROOM_NAMES, roomOf } from '../room/roomKinds.ts';
import { EYE_FOR_PEOPLE } from '../room/roomScale.ts';
import { viewOf } from '../room/roomView.ts';
import { roomLight, styleOf } from './tableStyle.ts';
import { bakeWare, type WareSprite } from './turning.ts';
import type { Ware } from './ware.ts';
import { WARES } from './wares.ts';

/**
 * Something on a table by a window: food, drinks, things to be sold. Details read: the names in WARES (at most two are shown),
 * `marble`, `bare` (no thing at all), `studio` (plain backdrop), `white` and `black` (its colour), `steam`. Colour words colour the ware.
 */
export const createTable: SceneFamily = (setup) => {
  const { plan, width, height } = setup;
  const random = setup.random('table');
  const light = roomLight(setup, random() < 0.5 ? -1 : 1);
  const style = styleOf(setup, light, random);
  const table = paintTable(setup, style);
  const subject = plan.subject ? SILHOUETTES[plan.subject] : undefined;
  const isPerson = plan.subject !== null && plan.subject in FIGURES;
  // Balloons are fastened behind the table.
  const isBehind = plan.subject === 'balloons';
  const isInRoom =
    !style.isStudio && !isOpen(style.surface) && (isPerson || ROOM_NAMES.some((name) => plan.details[name]));
  const room = isInRoom
    ? paintInterior(setup, viewOf(setup, EYE_FOR_PEOPLE), {
        ...style,
        kind: ROOM_KINDS[roomOf(plan.subject, plan.details)],
        blur: 0.006,
      })
    : paintRoom(setup, style);
  const names = Object.keys(plan.details)
    .filter((name) => name in WARES)
    .slice(0, 2);
  const colour =
    plan.subjectColour ?? plan.colours.map((word) => TINTS[word]).find((tint) => tint !== undefined) ?? null;
  const copies = names.length === 1 && !subject ? countOf(plan) : 1;
  const placed = names
    .map((name, index): Placed => {
      const ware = WARES[name]!;
      const isMain = index === 0;
      const share = copies > 1 ? 0.9 / copies : Infinity;
      const isAlone = names.length === 1 && !subject;
      // Beside somebody, a bowl is no larger than their chest.
      const unit = Math.min(
        (height * (isPerson ? 0.4 : isMain ? 0.62 : 0.44)) / Math.max(1.5, ware.height),
        (width * (isPerson ? (width > height ? 0.36 : 0.66) : !isMain ? 0.42 : isAlone ? 0.78 : 0.58)) /
          Math.max(2.2, ware.reach * 2),
        (width * share) / (ware.reach * 2),
      );
      const half = (ware.reach * unit) / width + 0.02;
      const place =
        isPerson && isMain
          ? 0.5 - light.side * 0.02
          : isAlone
            ? 0.5 - light.side * 0.03
            : isMain
              ? 0.5 - light.side * 0.19
              : 0.5 + light.side * 0.27;
      const wares = setup.random(`table-${name}`);
      return {
        ware,
        sprite: bakeWare((bench) => ware.build(bench, { random: wares, colour }), {
          unit,
          reach: ware.reach,
          height: ware.height,
          light,
        }),
        // Nothing stands half outside of the picture.
        x: Math.max(Math.min(half, 0.5), Math.min(Math.max(1 - half, 0.5), place)),
        y: isPerson && height > width ? 0.76 : isMain ? 0.84 : 0.72,
        depth: isMain ? 0.62 : 0.5,
      };
    })
    .flatMap((one): Placed[] => {
      if (copies === 1) return [one];
      const apart = Math.min(0.9 / copies, ((one.ware.reach * 2 * one.sprite.unit) / width) * 1.1);
      return Array.from({ length: copies }, (_, at) => ({
        ...one,
        x: 0.5 + (at - (copies - 1) / 2) * apart,
        y: one.y - (at % 2) * 0.03,
      }));
    })
    .toSorted((a, b) => a.depth - b.depth || a.y - b.y);
  const shadows = placed.map(({ ware, sprite }) =>
    bakeShadow(ware.foot * sprite.unit, light, ware.height * sprite.unit),
  );
  const leaves = createLeafShade(setup);
  const motes = createDust(setup, light);
  const puff = bakePuff(mix(light.key, [255, 255, 255], 0.5));

  return {
    paint(context, moment) {
      const camera = flatCameraAt(plan.motion, moment.progress);
      const shift = (depth: number): LayerShift => layerShift(camera, setup, depth);
      context.imageSmoothingEnabled = true;
      context.imageSmoothingQuality = 'low';
      const back = shift(0.12);
      drawWide(context, room, { left: -MARGIN * width, top: -MARGIN * height }, back, setup);
      if (style.isRaining && !style.isStudio && !isOpen(style.surface))
        paintRunningDrops(context, setup, moment.seconds, light);
      if (isBehind) paintSubject(context, setup, moment, { light, shift: shift(0.3), isAlone: placed.length === 0 });
      // Somebody stands behind the table and not on it.
      if (isPerson && subject)
        paintPerson(context, setup, moment, { light, shift: shift(0.4), isAlone: placed.length === 0 });
      const top = shift(0.5);
      drawWide(context, table, { left: -MARGIN * width, top: TABLE_EDGE * height }, top, setup);
      if (isPerson) paintArms(context, setup, { light, shift: shift(0.4), isAlone: placed.length === 0 });
      if (!style.isDark && !style.isStudio) leaves(context, moment.seconds, shift(0.55));
      placed.forEach(({ ware, sprite, x, y, depth }, index) => {
        const near = shift(depth);
        const footX = width / 2 + (x * width - width / 2) * near.scale + near.x;
        const footY = height * 0.56 + (y - 0.56) * height * near.scale + near.y;
        if (index === 0 && plan.details.bananaLeaf)
          paintLeaf(context, { x: footX, y: footY, radius: ware.foot * sprite.unit * near.scale * 1.5 }, light);
        const shadow = shadows[index]!;
        context.drawImage(
          shadow.canvas,
          footX - shadow.footX * near.scale,
          footY - shadow.footY * near.scale,
          shadow.canvas.width * near.scale,
          shadow.canvas.height * near.scale,
        );
        paintMirrored(context, sprite, {
          footX,
          footY,
          scale: near.scale,
          strength: isGround(style.surface) ? 0 : style.surface === 'marble' ? 0.26 : style.isStudio ? 0.16 : 0.1,
        });
        context.drawImage(
          sprite.canvas,
          footX - sprite.footX * near.scale,
          footY - sprite.footY * near.scale,
          sprite.canvas.width * near.scale,
          sprite.canvas.height * near.scale,
        );
        const unit = sprite.unit * near.scale;
        for (const [flameX, flameY] of ware.flames ?? [])
          paintFlame(context, {
            x: footX + flameX * unit,
            y: footY - flameY * unit,
            size: unit * 0.1,
            seconds: moment.seconds,
            phase: flameX * 9,
          });
        if (ware.steamAt !== undefined)
          paintSteam(context, puff, {
            x: footX,
            y: footY - ware.steamAt * unit,
            unit,
            seconds: moment.seconds,
            strength: plan.details.steam ? 1.5 : 1,
          });
      });
      if (subject && !isPerson && !isBehind)
        paintSubject(context, setup, moment, { light, shift: shift(0.6), isAlone: placed.length === 0 });
      motes(context, moment.seconds, shift(0.8));
    },
  };
};

interface Placed {
  ware: Ware;
  sprite: WareSprite;
  x: number;
  y: number;
  depth: number;
}

function drawWide(
  context: SKRSContext2D,
  layer: Canvas,
  { left, top }: { left: number; top: number },
  move: LayerShift,
  { width, height }: SceneSetup,
): void {
  const x = width / 2 + (left - width / 2) * move.scale + move.x;
  const y = height * 0.56 + (top - height * 0.56) * move.scale + move.y;
  context.drawImage(layer, x, y, layer.width * move.scale, layer.height * move.scale);
}
