import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../light/colour.ts';
import { smoothstep } from '../../light/noise.ts';
import { TINTS } from '../../light/palette.ts';
import type { Moment, Rgb, SceneFamily, SceneSetup } from '../../scene.ts';
import { SILHOUETTES } from '../../subject/silhouettes.ts';
import { FIGURES } from '../../subject/figureDrawings.ts';
import { drawSubject } from '../../subject/subject.ts';
import { flatCameraAt, layerShift, type LayerShift } from '../camera.ts';
import { MARGIN, paintRoom, paintTable, type RoomStyle, TABLE_EDGE } from './room.ts';
import { bakeWare, FLATTENING, type RoomLight, type WareSprite } from './turning.ts';
import type { Ware } from './ware.ts';
import { WARES } from './wares.ts';

/** Seeds may choose among these when the prompt names only the table. */
const USUAL_WARES = ['coffee', 'fruit', 'vase', 'books'] as const;
const SOLD_WARES = ['bottle', 'perfume'] as const;

/**
 * Something on a table by a window: food, drinks, things to be sold. Details read: the names in WARES (at most two are shown),
 * `marble`, `studio` (plain backdrop), `white` and `black` (its colour), `steam`. Colour words colour the ware.
 */
export const createTable: SceneFamily = (setup) => {
  const { plan, width, height } = setup;
  const random = setup.random('table');
  const light = roomLight(setup, random() < 0.5 ? -1 : 1);
  const style = styleOf(setup, light, random);
  const room = paintRoom(setup, style);
  const table = paintTable(setup, style);
  const subject = plan.subject ? SILHOUETTES[plan.subject] : undefined;
  const isPerson = plan.subject !== null && plan.subject in FIGURES;
  const named = Object.keys(plan.details)
    .filter((name) => name in WARES && !(name === 'books' && plan.details.cake))
    .slice(0, 2);
  const usual = style.isStudio ? SOLD_WARES : USUAL_WARES;
  const names = named.length > 0 || subject ? named : [usual[Math.floor(random() * usual.length)]!];
  const colour =
    plan.subjectColour ?? plan.colours.map((word) => TINTS[word]).find((tint) => tint !== undefined) ?? null;
  const placed = names
    .map((name, index): Placed => {
      const ware = WARES[name]!;
      const isMain = index === 0;
      const unit = Math.min(
        (height * (isMain ? 0.62 : 0.44)) / Math.max(1.5, ware.height),
        (width * (isMain ? 0.78 : 0.5)) / Math.max(2.2, ware.reach * 2),
      );
      const wares = setup.random(`table-${name}`);
      return {
        ware,
        sprite: bakeWare((bench) => ware.build(bench, { random: wares, colour }), {
          unit,
          reach: ware.reach,
          height: ware.height,
          light,
        }),
        x:
          names.length === 1 && !subject
            ? 0.5 - light.side * 0.03
            : isMain
              ? 0.5 - light.side * 0.16
              : 0.5 + light.side * 0.27,
        y: isMain ? 0.84 : 0.72,
        depth: isMain ? 0.62 : 0.5,
      };
    })
    .toSorted((a, b) => a.depth - b.depth);
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
      if (style.isRaining && !style.isStudio) paintRunningDrops(context, setup, moment.seconds, light);
      // Somebody stands behind the table and not on it.
      if (isPerson && subject)
        paintPerson(context, setup, moment, { light, shift: shift(0.4), isAlone: placed.length === 0 });
      const top = shift(0.5);
      drawWide(context, table, { left: -MARGIN * width, top: TABLE_EDGE * height }, top, setup);
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
          strength: style.surface === 'marble' ? 0.26 : style.isStudio ? 0.16 : 0.1,
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
      if (subject && !isPerson)
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

/** A room is bright enough to see its things by, whatever the hour; its colour is the hour's. */
function roomLight({ palette, plan }: SceneSetup, side: -1 | 1): RoomLight {
  if (isDarkOutside(plan.time))
    return { key: mix([255, 206, 146], palette.key, 0.16), ambient: mix([96, 70, 58], palette.ambient, 0.34), side };
  return {
    key: mix(mix(palette.key, palette.sun, 0.4), [255, 250, 240], 0.42),
    ambient: mix(palette.ambient, [190, 184, 178], 0.58),
    side,
  };
}

function isDarkOutside(time: SceneSetup['plan']['time']): boolean {
  return time === 'night' || time === 'dusk' || time === 'inferno';
}

function styleOf({ plan }: SceneSetup, light: RoomLight, random: () => number): RoomStyle {
  const { details } = plan;
  const isStudio = Boolean(details.studio ?? (details.white && !details.marble) ?? false);
  const walls: readonly Rgb[] = [
    [214, 196, 172],
    [178, 188, 176],
    [202, 176, 160],
    [166, 178, 190],
    [224, 208, 180],
  ];
  const wall = walls[Math.floor(random() * walls.length)]!;
  const woods: readonly Rgb[] = [
    [176, 116, 68],
    [140, 88, 52],
    [198, 146, 94],
    [112, 72, 48],
  ];
  const wood = woods[Math.floor(random() * woods.length)]!;
  const backdrops: readonly Rgb[] = [
    [236, 226, 214],
    [214, 222, 226],
    [240, 222, 216],
    [220, 226, 210],
  ];
  const backdrop: Rgb = details.white
    ? [250, 250, 250]
    : details.black
      ? [40, 40, 46]
      : backdrops[Math.floor(random() * backdrops.length)]!;
  return {
    light,
    isStudio,
    isDark: isDarkOutside(plan.time),
    isRaining: plan.weather === 'rain' || plan.weather === 'storm',
    wall: isStudio ? backdrop : wall,
    surface: details.marble ? 'marble' : isStudio ? 'plain' : 'wood',
    surfaceColour: details.marble ? (details.black ? [62, 62, 70] : [242, 240, 238]) : isStudio ? backdrop : wood,
  };
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

/** What a ware keeps from the light: dark at its foot, long and soft away from the window. */
function bakeShadow(
  foot: number,
  { side, ambient }: RoomLight,
  tall: number,
): { canvas: Canvas; footX: number; footY: number } {
  const reach = foot * 2.2 + tall * 0.9;
  const canvas = createCanvas(Math.ceil(reach * 2), Math.ceil(foot * 3));
  const context = canvas.getContext('2d');
  const footX = canvas.width / 2;
  const footY = canvas.height / 2;
  const blot = (x: number, y: number, radius: number, stretch: number, strength: number): void => {
    context.save();
    context.translate(x, y);
    context.scale(stretch, FLATTENING * 1.1);
    const fill = context.createRadialGradient(0, 0, radius * 0.15, 0, 0, radius);
    const colour = scale(ambient, 0.1);
    fill.addColorStop(0, css(colour, strength));
    fill.addColorStop(0.62, css(colour, strength * 0.6));
    fill.addColorStop(1, css(colour, 0));
    context.fillStyle = fill;
    context.fillRect(-radius, -radius, radius * 2, radius * 2);
    context.restore();
  };
  for (let step = 5; step >= 1; step--)
    blot(
      footX - side * step * tall * 0.1,
      footY - step * tall * 0.012,
      foot * (1.02 + step * 0.07),
      1.1,
      0.2 - step * 0.02,
    );
  blot(footX - side * foot * 0.05, footY + foot * 0.03, foot * 1.22, 1, 0.66);
  return { canvas, footX, footY };
}

/** The polished table gives the ware back, upside down and fading. */
function paintMirrored(
  context: SKRSContext2D,
  { canvas, footX: foot, footY: base, unit }: WareSprite,
  { footX, footY, scale: size, strength }: { footX: number; footY: number; scale: number; strength: number },
): void {
  context.save();
  context.beginPath();
  context.rect(footX - foot * size, footY, canvas.width * size, unit * size * 0.5);
  context.clip();
  context.globalAlpha = strength;
  context.translate(footX, footY + unit * size * 0.05);
  context.scale(size, -size * 0.8);
  context.drawImage(canvas, -foot, -base);
  context.restore();
}

function bakePuff(colour: Rgb): Canvas {
  const canvas = createCanvas(64, 64);
  const context = canvas.getContext('2d');
  const fill = context.createRadialGradient(32, 32, 0, 32, 32, 32);
  fill.addColorStop(0, css(colour, 0.5));
  fill.addColorStop(0.5, css(colour, 0.2));
  fill.addColorStop(1, css(colour, 0));
  context.fillStyle = fill;
  context.fillRect(0, 0, 64, 64);
  return canvas;
}

/** Wisps that rise, curl and thin out. */
function paintSteam(
  context: SKRSContext2D,
  puff: Canvas,
  { x, y, unit, seconds, strength }: { x: number; y: number; unit: number; seconds: number; strength: number },
): void {
  context.save();
  context.globalCompositeOperation = 'screen';
  for (let wisp = 0; wisp < 3; wisp++) {
    for (let step = 0; step < 22; step++) {
      const life = (step / 22 + seconds * 0.14 + wisp * 0.37) % 1;
      const curl =
        Math.sin(life * 5.2 + wisp * 2.1 + seconds * 0.5) * life * 0.26 +
        Math.sin(life * 11 - seconds * 0.8 + wisp) * life * 0.07;
      const size = unit * (0.09 + life * 0.34);
      context.globalAlpha = Math.min(1, 0.4 * strength * smoothstep(0, 0.14, life) * (1 - life) ** 1.5);
      context.drawImage(
        puff,
        x + unit * ((wisp - 1) * 0.24 + curl) - size,
        y - unit * life * 1.25 - size * 1.3,
        size * 2,
        size * 2.6,
      );
    }
  }
  context.restore();
}

function paintFlame(
  context: SKRSContext2D,
  { x, y, size, seconds, phase }: { x: number; y: number; size: number; seconds: number; phase: number },
): void {
  const flicker = 1 + 0.1 * Math.sin(seconds * 9 + phase) + 0.07 * Math.sin(seconds * 17 + phase * 2);
  const lean = Math.sin(seconds * 2.3 + phase) * size * 0.14;
  context.save();
  context.globalCompositeOperation = 'screen';
  const halo = context.createRadialGradient(x, y - size, 0, x, y - size, size * 7 * flicker);
  halo.addColorStop(0, 'rgba(255,190,90,0.42)');
  halo.addColorStop(0.3, 'rgba(255,150,60,0.14)');
  halo.addColorStop(1, 'rgba(255,120,40,0)');
  context.fillStyle = halo;
  context.fillRect(x - size * 8, y - size * 9, size * 16, size * 16);
  context.restore();
  const body = context.createLinearGradient(0, y + size * 0.2, 0, y - size * 2.2 * flicker);
  body.addColorStop(0, 'rgba(110,150,255,0.75)');
  body.addColorStop(0.24, 'rgba(255,214,120,0.96)');
  body.addColorStop(0.7, 'rgba(255,180,70,0.95)');
  body.addColorStop(1, 'rgba(255,140,50,0.4)');
  context.fillStyle = body;
  context.beginPath();
  context.moveTo(x + lean, y - size * 2.2 * flicker);
  context.bezierCurveTo(x + size * 0.5, y - size, x + size * 0.5, y + size * 0.2, x, y + size * 0.2);
  context.bezierCurveTo(x - size * 0.5, y + size * 0.2, x - size * 0.5, y - size, x + lean, y - size * 2.2 * flicker);
  context.fill();
}

/** Shadows of leaves before the window, swaying over the table. */
function createLeafShade(setup: SceneSetup): (context: SKRSContext2D, seconds: number, move: LayerShift) => void {
  const { width, height } = setup;
  const random = setup.random('table-leaves');
  const leaves = Array.from({ length: 20 }, () => ({
    x: random() * 1.3 - 0.15,
    y: TABLE_EDGE + 0.05 + random() * 0.45,
    size: 0.04 + random() * 0.07,
    turn: random() * 3,
    phase: random() * 6.28,
    strength: 0.05 + random() * 0.1,
  }));
  return (context, seconds, move) => {
    context.save();
    context.globalCompositeOperation = 'multiply';
    for (const leaf of leaves) {
      const sway = Math.sin(seconds * 0.9 + leaf.phase) * 0.012 + Math.sin(seconds * 0.37 + leaf.phase * 2) * 0.016;
      const radius = leaf.size * Math.min(width, height) * 1.5;
      context.save();
      context.translate((leaf.x + sway) * width + move.x, leaf.y * height + move.y);
      context.scale(1, 0.42);
      context.rotate(leaf.turn + sway * 4);
      context.scale(1, 0.4);
      const fill = context.createRadialGradient(0, 0, radius * 0.2, 0, 0, radius);
      fill.addColorStop(0, `rgba(60,40,30,${leaf.strength * 2.2})`);
      fill.addColorStop(1, 'rgba(60,40,30,0)');
      context.fillStyle = fill;
      context.fillRect(-radius, -radius, radius * 2, radius * 2);
      context.restore();
    }
    context.restore();
  };
}

/** Dust in the window's light. */
function createDust(
  setup: SceneSetup,
  { key, side }: RoomLight,
): (context: SKRSContext2D, seconds: number, move: LayerShift) => void {
  const { width, height } = setup;
  const random = setup.random('table-dust');
  const motes = Array.from({ length: 42 }, () => ({
    x: random(),
    y: random() * 0.8,
    size: 0.6 + random() * 1.6,
    phase: random() * 6.28,
    speed: 0.3 + random() * 0.7,
  }));
  const unit = Math.min(width, height) / 720;
  return (context, seconds, move) => {
    context.save();
    context.globalCompositeOperation = 'screen';
    for (const mote of motes) {
      const x = ((mote.x + Math.sin(seconds * 0.2 * mote.speed + mote.phase) * 0.03 + 1) % 1) * width + move.x * 0.4;
      const y = (mote.y + Math.cos(seconds * 0.17 * mote.speed + mote.phase) * 0.03) * height + move.y * 0.4;
      const beam = smoothstep(0.1, 0.9, 0.5 + (x / width - 0.5) * side);
      context.fillStyle = css(key, 0.55 * beam * (0.5 + 0.5 * Math.sin(seconds * mote.speed + mote.phase)));
      context.beginPath();
      context.arc(x, y, mote.size * unit, 0, Math.PI * 2);
      context.fill();
    }
    context.restore();
  };
}

/** Rain on the window pane: drops that hang, and some that run. */
function paintRunningDrops(context: SKRSContext2D, setup: SceneSetup, seconds: number, { side }: RoomLight): void {
  const { width, height } = setup;
  const random = setup.random('table-drops');
  const unit = Math.min(width, height) / 720;
  context.save();
  for (let drop = 0; drop < 150; drop++) {
    const x = (side > 0 ? 0.5 + random() * 0.55 : random() * 0.5 - 0.05) * width;
    const start = random();
    const speed = random() < 0.25 ? 0.05 + random() * 0.16 : 0.004;
    const size = (1.2 + random() * 3.4) * unit;
    const fallen = (start + seconds * speed) % 1;
    const y = fallen * height * TABLE_EDGE;
    if (speed > 0.02) {
      context.fillStyle = 'rgba(255,255,255,0.14)';
      context.fillRect(x - size * 0.3, y - height * 0.09, size * 0.6, height * 0.09);
    }
    context.fillStyle = 'rgba(30,40,54,0.3)';
    context.beginPath();
    context.ellipse(x, y, size, size * 1.2, 0, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = 'rgba(255,255,255,0.55)';
    context.beginPath();
    context.ellipse(x, y + size * 0.4, size * 0.6, size * 0.5, 0, 0, Math.PI * 2);
    context.fill();
  }
  context.restore();
}

/** A banana leaf spread under what is served. */
function paintLeaf(
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
function paintPerson(
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
function paintSubject(
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
