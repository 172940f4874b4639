import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { mix } from '../../light/colour.ts';
import { TINTS } from '../../light/palette.ts';
import type { Moment, SceneFamily, SceneSetup } from '../../scene.ts';
import { FIGURES } from '../../subject/figureDrawings.ts';
import { SILHOUETTES } from '../../subject/silhouettes.ts';
import { flatCameraAt, type LayerShift, layerShift } from '../camera.ts';
import { arrangeDressings, arrangeWares, type Placed } from './arrange.ts';
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
import { bakePodium, paintNeon, paintPromoGround, paintSplash, PODIUM_RISE, podiumColour } from './staging.ts';
import { FLATTENING, FROM_ABOVE, type RoomLight, type WareSprite } from './turning.ts';

/**
 * Something on a table by a window: food, drinks, things to be sold. Details read: the names in WARES (at most three are shown) and DRESSINGS,
 * `closeUp`, `flatLay`, `floats`, `podium`, `splash`, `neonGlow`, `marble`, `bare` (no thing at all), `studio` (plain backdrop), `white` and `black` (its colour), `steam`. Colour words colour the ware.
 */
export const createTable: SceneFamily = (setup) => {
  const { plan, width, height } = setup;
  const random = setup.random('table');
  const light = roomLight(setup, random() < 0.5 ? -1 : 1);
  const style = styleOf(setup, light, random);
  const isFromAbove = Boolean(plan.details.flatLay);
  const table = paintTable(setup, style, isFromAbove);
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
  const colour =
    plan.subjectColour ?? plan.colours.map((word) => TINTS[word]).find((tint) => tint !== undefined) ?? null;
  const wares = arrangeWares(setup, { light, colour, isPerson, isSubject: subject !== undefined, isFromAbove });
  const around = arrangeDressings(setup, wares, { light, isFromAbove });
  const placed = around.length === 0 ? wares : [...wares, ...around].toSorted((a, b) => a.y - b.y);
  const podiums = placed.map(({ ware, sprite, isMain }): StandingPodium | null => {
    if (!isMain || !plan.details.podium) return null;
    const radius = ware.foot * sprite.unit * 1.25;
    const colour = podiumColour(plan.details.podium, style.surfaceColour);
    return { sprite: bakePodium(radius, colour, light), shadow: bakeShadow(radius, light, radius * PODIUM_RISE) };
  });
  const shadows = placed.map(({ ware, sprite }) =>
    bakeShadow(ware.foot * sprite.unit, light, ware.height * sprite.unit),
  );
  const zoom = plan.details.closeUp && !isPerson ? ZOOM : 1;
  const leaves = createLeafShade(setup);
  const motes = createDust(setup, light);
  const puff = bakePuff(mix(light.key, [255, 255, 255], 0.5));

  return {
    paint(context, moment) {
      const camera = flatCameraAt(plan.motion, moment.progress);
      const shift = (depth: number): LayerShift => layerShift(camera, setup, depth);
      context.imageSmoothingEnabled = true;
      context.imageSmoothingQuality = 'low';
      const back = nearer(shift(0.12), zoom);
      drawWide(context, room, { left: -MARGIN * width, top: -MARGIN * height }, back, setup);
      if (style.isRaining && !style.isStudio && !isOpen(style.surface))
        paintRunningDrops(context, setup, moment.seconds, light);
      if (isBehind) paintSubject(context, setup, moment, { light, shift: shift(0.3), isAlone: placed.length === 0 });
      // Somebody stands behind the table and not on it.
      if (isPerson && subject)
        paintPerson(context, setup, moment, { light, shift: shift(0.4), isAlone: placed.length === 0 });
      const top = nearer(shift(0.5), zoom);
      const edge = isFromAbove ? -MARGIN : TABLE_EDGE;
      drawWide(context, table, { left: -MARGIN * width, top: edge * height }, top, setup);
      const main = placed.find(({ isMain }) => isMain);
      if (plan.details.promo && style.isStudio && main) {
        const tall = main.ware.height * main.sprite.unit;
        const near = shift(main.depth);
        paintPromoGround(context, {
          x: width / 2 + (main.x * width - width / 2) * near.scale + near.x,
          y: main.y * height - tall * 0.5,
          radius: Math.min(height * 0.36, Math.max(tall * 0.62, main.ware.foot * main.sprite.unit * 1.05)),
        });
      }
      if (plan.details.neonGlow) paintNeon(context, width, height);
      if (isPerson) paintArms(context, setup, { light, shift: shift(0.4), isAlone: placed.length === 0 });
      if (!style.isDark && !style.isStudio && !isFromAbove) leaves(context, moment.seconds, shift(0.55));
      placed.forEach((one, index) => {
        const near = shift(one.depth);
        paintPlaced(context, setup, moment, {
          one,
          near,
          footX: width / 2 + (one.x * width - width / 2) * near.scale + near.x,
          footY: height * 0.56 + (one.y - 0.56) * height * near.scale + near.y,
          shadow: shadows[index]!,
          podium: podiums[index] ?? null,
          light,
          puff,
          isOnLeaf: one.isMain && Boolean(plan.details.bananaLeaf),
          isFromAbove,
          mirrored:
            isFromAbove || isGround(style.surface)
              ? 0
              : style.surface === 'marble'
                ? 0.26
                : style.isStudio
                  ? 0.16
                  : 0.1,
        });
      });
      if (subject && !isPerson && !isBehind)
        paintSubject(context, setup, moment, { light, shift: shift(0.6), isAlone: placed.length === 0 });
      motes(context, moment.seconds, shift(0.8));
    },
  };
};

/** How much nearer the table and the room are in a picture of something from near. */
const ZOOM = 1.36;

const nearer = (move: LayerShift, zoom: number): LayerShift =>
  zoom === 1 ? move : { ...move, scale: move.scale * zoom };

/** How high a thing floats over the table, as a part of the picture's height, and how far it sways. */
const FLOATS = 0.13;
const SWAYS = 0.01;
/** Radians that it leans. */
const LEANS = 0.13;

type Shadow = ReturnType<typeof bakeShadow>;

/** A podium, and its shadow on the table. */
interface StandingPodium {
  sprite: WareSprite;
  shadow: Shadow;
}

/** One thing on the table with its shadow, its reflection, what it stands on and what rises from it. */
function paintPlaced(
  context: SKRSContext2D,
  { plan: { details }, height }: SceneSetup,
  { seconds }: Moment,
  {
    one: { ware, sprite, isMain },
    near,
    footX,
    footY,
    shadow,
    podium,
    light,
    puff,
    isOnLeaf,
    isFromAbove,
    mirrored,
  }: {
    one: Placed;
    near: LayerShift;
    footX: number;
    footY: number;
    shadow: Shadow;
    podium: StandingPodium | null;
    light: RoomLight;
    puff: Canvas;
    isOnLeaf: boolean;
    isFromAbove: boolean;
    mirrored: number;
  },
): void {
  const size = near.scale;
  const unit = sprite.unit * size;
  const draw = (
    { canvas, footX: left, footY: above }: Pick<WareSprite, 'canvas' | 'footX' | 'footY'>,
    y: number,
    tall = size,
  ): void => {
    context.drawImage(canvas, footX - left * size, y - above * tall, canvas.width * size, canvas.height * tall);
  };
  if (isOnLeaf)
    paintLeaf(
      context,
      { x: footX, y: footY, radius: ware.foot * unit * 1.5, flat: isFromAbove ? FROM_ABOVE.flat : FLATTENING },
      light,
    );
  const isFloating = isMain && Boolean(details.floats);
  const isSplashed = isMain && Boolean(details.splash);
  if (podium) {
    draw(podium.shadow, footY);
    draw(podium.sprite, footY);
  }
  const stand = podium ? footY - podium.sprite.unit * PODIUM_RISE * size : footY;
  const lift = isFloating ? height * (FLOATS + SWAYS * Math.sin(seconds * 1.4)) * size : 0;
  context.save();
  if (isFloating) context.globalAlpha = 0.62;
  draw(shadow, stand, isFromAbove ? size * (FROM_ABOVE.flat / FLATTENING) : size);
  context.restore();
  const splash = {
    x: footX,
    y: stand,
    radius: ware.foot * unit * 1.12,
    tall: ware.height * unit * 0.8,
    light: light.side,
  };
  if (isSplashed) paintSplash(context, { ...splash, isBehind: true });
  if (mirrored > 0 && !isFloating && !podium)
    paintMirrored(context, sprite, { footX, footY, scale: size, strength: mirrored });
  if (isFloating) {
    const middle = stand - lift - ware.height * unit * 0.5;
    context.save();
    context.translate(footX, middle);
    context.rotate(-LEANS * light.side);
    context.translate(-footX, -middle);
    draw(sprite, stand - lift);
    context.restore();
  } else draw(sprite, stand);
  if (isSplashed) paintSplash(context, { ...splash, isBehind: false });
  const rise = isFromAbove ? FROM_ABOVE.rise : 1;
  for (const [flameX, flameY] of ware.flames ?? [])
    paintFlame(context, {
      x: footX + flameX * unit,
      y: stand - lift - flameY * unit * rise,
      size: unit * 0.1,
      seconds,
      phase: flameX * 9,
    });
  const steamAt = ware.steamAt ?? (isMain && details.steam ? ware.height * 0.72 : undefined);
  if (steamAt !== undefined)
    paintSteam(context, puff, {
      x: footX,
      y: stand - lift - steamAt * unit * rise,
      unit,
      seconds,
      strength: details.steam ? 1.5 : 1,
    });
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
