import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { mix, scale } from '../../light/colour.ts';
import type { Moment, Palette, Rgb, SceneFamily, SceneSetup } from '../../scene.ts';
import { SILHOUETTES } from '../../subject/silhouettes.ts';
import { createSky, hazeColour } from '../../light/sky.ts';
import type { SkyView } from '../../light/skyView.ts';
import { drawSubject } from '../../subject/subject.ts';
import { flatCameraAt, layerShift, type LayerShift } from '../camera.ts';
import { createGrass } from '../nature/grass.ts';
import { bakeMist, drawMist } from '../nature/mist.ts';
import { bakePalm, type PalmSprite } from '../nature/palm.ts';
import { createMirror } from './mirror.ts';
import { paintPeaks } from './peaks.ts';
import { bakeTerraces, createLand, type TerraceColours, type TerraceLayer, type TerraceView } from './terraces.ts';

/** Layers are painted this much wider than the picture. */
const OVERSIZE = 1.36;

interface BakedLayer {
  terraces: TerraceLayer;
  depth: number;
}

/**
 * Terraced rice fields under a mountain: stepped mirrors of water between green banks, palms, mist in the valley.
 * Details read: `golden` (ripe for harvest), `flooded` (how many fields are mirrors), `palm` (how many palms),
 * `mountain` (0: low ridge only), `mist`, `hut`.
 */
export const createRicefield: SceneFamily = (setup) => {
  const { plan, width, height, palette } = setup;
  const { details } = plan;
  const random = setup.random('ricefield');
  const horizonY = height * (width > height ? 0.4 : 0.42);
  const side = random() < 0.5 ? -1 : 1;
  const isLow = palette.elevation < 24 && !palette.isMoon;
  const sky = createSky(setup, {
    horizonY: horizonY - height * 0.03,
    sunAzimuth: side * (isLow ? 0.1 + random() * 0.16 : 0.3),
    sunElevation: Math.max(palette.elevation, 8.5),
  });
  const sunAt = sky.sunAt();
  const haze = mix(hazeColour(palette), palette.sun, isLow ? 0.16 : 0.04);
  const bakeWidth = Math.ceil(width * OVERSIZE);
  const bakeHeight = Math.ceil(height * 1.14);
  const focal = Math.max(width * 0.86, height * 0.74);
  const colours = terraceColours(palette, haze);
  const land = createLand(setup);
  const view: TerraceView = {
    horizonY,
    focal,
    sun: [side * 0.5, isLow ? 0.85 : 0.3],
    low: isLow ? 1 : palette.isMoon ? 0.5 : 0.25,
  };
  const bake = (from: number, to: number, depth: number): BakedLayer => ({
    terraces: bakeTerraces(land, { from, to }, view, { width: bakeWidth, height: bakeHeight, colours }),
    depth,
  });
  const layers = [bake(46, 190, 0.2), bake(15, 50, 0.45), bake(5.5, 16.5, 0.8)];
  const hasMountain = details.mountain !== 0;
  const peakWidth = Math.ceil(width * OVERSIZE);
  const peakHaze = palette.cover > 0.75 ? 0.56 : 0.22;
  const cone = paintPeaks(setup, {
    width: peakWidth,
    height: Math.ceil(horizonY + height * 0.12),
    footY: horizonY + height * 0.06,
    cone: hasMountain ? Math.min(height, width * 0.95) * (0.29 + random() * 0.07) : 0,
    coneX: peakWidth * (0.5 - side * (0.02 + random() * 0.13)),
    ridge: height * 0.07,
    haze: peakHaze,
    hazeColour: haze,
    side,
    stream: 'ricefield-cone',
  });
  const ridge = paintPeaks(setup, {
    width: peakWidth,
    height: Math.ceil(horizonY + height * 0.12),
    footY: horizonY + height * 0.05,
    cone: 0,
    coneX: 0,
    ridge: height * 0.1,
    haze: peakHaze * 0.5,
    hazeColour: haze,
    side,
    stream: 'ricefield-ridge',
  });
  const mirror = createMirror(setup, {
    horizonY: horizonY + height * 0.03,
    mud: colours.mud,
    sun: { x: sunAt.x, colour: palette.sun, strength: palette.cover > 0.75 ? 0.15 : palette.isMoon ? 0.6 : 1 },
  });
  const mist = bakeMist(mix(haze, [255, 255, 255], palette.isMoon ? 0.04 : 0.22), 41);
  const mistAmount = (details.mist ?? (plan.weather === 'fog' ? 1.4 : 0.9)) * (plan.time === 'day' ? 0.4 : 1);
  const palms = plantPalms(setup, { colours, haze, side, horizonY, amount: details.palm ?? 1 });
  const grass = createGrass(setup, {
    stream: 'ricefield-grass',
    count: Math.round(170 * Math.max(1, width / height / 1.6)),
    height: height * 0.24,
    hollow: 0.82,
    dark: mix(scale(colours.bank, isLow ? 0.14 : 0.4), scale(palette.ambient, 0.3), 0.3),
    light: mix(scale(mix(colours.young, palette.key, 0.25), isLow ? 0.5 : 0.85), palette.ambient, 0.15),
    hasEars: Boolean(details.golden),
    ear: mix(scale(colours.gold, 0.8), palette.key, 0.25),
  });
  const subject = plan.subject ? SILHOUETTES[plan.subject] : undefined;
  const subjectX = width * (0.5 + land.openSide * (0.02 + random() * 0.1));

  const drawLayer = (
    context: SKRSContext2D,
    { terraces, depth }: BakedLayer,
    shift: (depth: number) => LayerShift,
  ): void => {
    const place = placeOf(shift(depth), { width, horizonY, canvas: terraces.ground, top: terraces.top });
    mirror.paint(context, terraces.water, place);
    context.imageSmoothingEnabled = true;
    context.imageSmoothingQuality = 'low';
    context.drawImage(terraces.ground, place.x, place.y, place.width, place.height);
  };

  const skyViewAt = ({ progress }: Moment): SkyView => {
    const { y, scale } = layerShift(flatCameraAt(plan.motion, progress), setup, 0.03);
    return { ...sky.view, horizonY: sky.view.horizonY + y, focal: sky.view.focal * scale };
  };
  return {
    paint(context, moment) {
      const { seconds } = moment;
      const camera = flatCameraAt(plan.motion, moment.progress);
      const shift = (depth: number): LayerShift => layerShift(camera, setup, depth);
      sky.paint(context, moment, skyViewAt);
      const far = shift(0.06);
      drawWide(context, cone, far, { width, horizonY });
      drawMist(context, mist, {
        y: horizonY - height * 0.01 + far.y,
        height: height * 0.13,
        width,
        span: width * 1.5,
        offset: seconds * width * 0.006 + far.x,
        opacity: 0.7 * mistAmount,
      });
      drawWide(context, ridge, shift(0.11), { width, horizonY });
      mirror.reflect(context, seconds);
      const paintSubject = (): void => {
        if (!subject) return;
        const near = shift(0.62);
        const isHigh = subject.anchor === 'sky' || subject.anchor === 'space';
        const size = Math.min(
          height * subject.size * (isHigh ? 0.8 : 0.72),
          width * 0.3 * (subject.box[3] / subject.box[2]),
        );
        drawSubject(context, setup, moment, {
          name: subject.name,
          x: width / 2 + (subjectX - width / 2) * near.scale + near.x,
          y: (isHigh ? height * 0.22 : horizonY + (height * 0.79 - horizonY) * near.scale) + near.y,
          height: size * near.scale,
          lightAt: sunAt,
          haze: isHigh ? 0.16 : 0.05,
          hazeColour: haze,
          reflection: 0.35,
          isFlipped: side < 0,
        });
      };
      const isHigh = subject?.anchor === 'sky' || subject?.anchor === 'space';
      if (isHigh) paintSubject();
      drawLayer(context, layers[0]!, shift);
      palms(context, 0, seconds, shift);
      drawMist(context, mist, {
        y: horizonY + height * 0.05 + shift(0.2).y,
        height: height * 0.15,
        width,
        span: width * 1.9,
        offset: -seconds * width * 0.009 + shift(0.25).x * 1.2,
        opacity: 0.62 * mistAmount,
      });
      drawLayer(context, layers[1]!, shift);
      palms(context, 1, seconds, shift);
      if (details.hut !== 0)
        paintHut(context, setup, moment, {
          shift: shift(0.45),
          haze,
          sunAt,
          x: width * (0.5 + land.openSide * 0.1),
          y: horizonY + height * 0.175,
          horizonY,
        });
      drawMist(context, mist, {
        y: horizonY + height * 0.2 + shift(0.5).y,
        height: height * 0.14,
        width,
        span: width * 2.4,
        offset: seconds * width * 0.012 + shift(0.5).x * 1.2,
        opacity: 0.26 * mistAmount,
      });
      drawLayer(context, layers[2]!, shift);
      if (!isHigh) paintSubject();
      palms(context, 2, seconds, shift);
      const near = shift(1);
      context.save();
      context.translate(width / 2 + near.x, 0);
      context.scale(near.scale, near.scale);
      context.translate(-width / 2, 0);
      grass(context, seconds, (height * 1.03 + near.y) / near.scale + height * 0.02 * (near.scale - 1));
      context.restore();
    },
  };
};

function placeOf(
  shift: LayerShift,
  { width, horizonY, canvas, top }: { width: number; horizonY: number; canvas: Canvas; top: number },
): { x: number; y: number; width: number; height: number } {
  const w = canvas.width * shift.scale;
  const h = canvas.height * shift.scale;
  // Layers grow about the point on the horizon that the camera approaches.
  return {
    x: width / 2 - w / 2 + shift.x,
    y: horizonY + (top - horizonY) * shift.scale + shift.y,
    width: w,
    height: h,
  };
}

function drawWide(
  context: SKRSContext2D,
  canvas: Canvas,
  shift: LayerShift,
  { width, horizonY }: { width: number; horizonY: number },
): void {
  const place = placeOf(shift, { width, horizonY, canvas, top: 0 });
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'low';
  context.drawImage(canvas, place.x, place.y, place.width, place.height);
}

function terraceColours(palette: Palette, haze: Rgb): TerraceColours {
  const lift = palette.isMoon ? 0.5 : 1;
  return {
    young: [158, 200, 62],
    ripe: [78, 138, 48],
    gold: [226, 182, 76],
    bank: [64, 96, 40],
    mud: mix(scale([84, 74, 56], 0.7 * lift), palette.ambient, 0.25),
    key: scale(mix(palette.key, [255, 255, 235], 0.14), palette.isMoon ? 0.62 : palette.elevation > 24 ? 1.36 : 1.16),
    ambient: scale(mix(palette.ambient, palette.mid, 0.3), palette.isMoon ? 1 : 1.04),
    haze,
  };
}

interface PalmPlan {
  colours: TerraceColours;
  haze: Rgb;
  side: number;
  horizonY: number;
  amount: number;
}
interface Palm {
  sprite: PalmSprite;
  x: number;
  y: number;
  height: number;
  layer: number;
  phase: number;
}

/** Palms along the far ridge, on the middle banks, and one large at the edge as a frame. */
function plantPalms(
  setup: SceneSetup,
  { colours, haze, side, horizonY, amount }: PalmPlan,
): (context: SKRSContext2D, layer: number, seconds: number, shift: (depth: number) => LayerShift) => void {
  const { width, height, palette } = setup;
  const random = setup.random('ricefield-palms');
  const unit = Math.min(height, width);
  const backlit = palette.elevation < 24 || palette.isMoon ? 0.55 : 0.2;
  const create = (pixels: number, blur: number, frontal: number, freedom = 0.9): PalmSprite => {
    const leaf = mix(mix(scale([84, 124, 48], 1 - backlit * 0.66), palette.ambient, 0.2), haze, blur);
    return bakePalm({
      height: Math.max(24, Math.round(pixels)),
      lean: (random() - 0.5) * freedom + frontal,
      random,
      side,
      colours: {
        trunk: mix(mix(scale([120, 96, 74], 1 - backlit * 0.6), palette.ambient, 0.25), haze, blur),
        shade: mix(scale(mix(colours.bank, palette.ambient, 0.5), 0.34 - backlit * 0.14), haze, blur),
        leaf,
        rim: mix(mix(palette.key, [196, 210, 90], 0.35), haze, blur),
      },
    });
  };
  const farKinds = [create(unit * 0.14, 0.36, 0), create(unit * 0.14, 0.3, 0.1), create(unit * 0.13, 0.34, -0.2)];
  const midKinds = [create(unit * 0.36, 0.1, 0.1), create(unit * 0.36, 0.1, -0.15), create(unit * 0.33, 0.12, 0.3)];
  const palms: Palm[] = [];
  for (let index = 0; index < Math.round(26 * amount); index++) {
    const across = random();
    const x = (0.5 + Math.sign(across - 0.5) * Math.abs((across - 0.5) * 2) ** 0.7 * 0.66) * width;
    const tall = unit * (0.07 + random() * 0.06);
    palms.push({
      sprite: farKinds[index % 3]!,
      x,
      y: horizonY + height * (0.03 + random() * 0.03),
      height: tall,
      layer: 0,
      phase: random() * 6.28,
    });
  }
  for (let index = 0; index < Math.round(7 * amount); index++) {
    const edge = random();
    const x = (index % 2 === 0 ? -0.06 + edge * 0.24 : 0.82 + edge * 0.24) * width;
    palms.push({
      sprite: midKinds[index % 3]!,
      x,
      y: horizonY + height * (0.13 + random() * 0.1),
      height: unit * (0.22 + random() * 0.14),
      layer: 1,
      phase: random() * 6.28,
    });
  }
  if (amount > 0) {
    const big = create(Math.min(unit * 1.06, 1200), 0, side * 0.16, 0.1);
    palms.push({
      sprite: big,
      x: (0.5 - side * 0.47) * width,
      y: height + unit * 0.1,
      height: unit * 1.12,
      layer: 2,
      phase: 1,
    });
  }
  palms.sort((a, b) => a.y - b.y);
  const depths = [0.2, 0.45, 0.86];
  return (context, layer, seconds, shift) => {
    const move = shift(depths[layer]!);
    context.save();
    context.imageSmoothingEnabled = true;
    context.imageSmoothingQuality = 'low';
    for (const palm of palms) {
      if (palm.layer !== layer) continue;
      const size = palm.height * move.scale;
      const w = size * (palm.sprite.width / palm.sprite.height);
      context.save();
      context.translate(
        width / 2 + (palm.x - width / 2) * move.scale + move.x,
        horizonY + (palm.y - horizonY) * move.scale + move.y,
      );
      context.transform(
        1,
        0,
        Math.sin(seconds * 0.8 + palm.phase) * 0.012 + Math.sin(seconds * 1.9 + palm.phase * 2) * 0.005,
        1,
        0,
        0,
      );
      context.drawImage(palm.sprite.canvas, -palm.sprite.foot * w, -size, w, size);
      context.restore();
    }
    context.restore();
  };
}

function paintHut(
  context: SKRSContext2D,
  setup: SceneSetup,
  moment: { seconds: number; progress: number },
  {
    shift,
    haze,
    sunAt,
    x,
    y,
    horizonY,
  }: { shift: LayerShift; haze: Rgb; sunAt: { x: number; y: number }; x: number; y: number; horizonY: number },
): void {
  drawSubject(context, setup, moment, {
    name: 'hut',
    x: setup.width / 2 + (x - setup.width / 2) * shift.scale + shift.x,
    y: horizonY + (y - horizonY) * shift.scale + shift.y,
    height: setup.height * 0.085 * shift.scale,
    lightAt: sunAt,
    haze: 0.16,
    hazeColour: haze,
  });
}
