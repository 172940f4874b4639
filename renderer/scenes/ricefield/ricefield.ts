import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { mix, scale } from '../../light/colour.ts';
import { createSky, hazeColour } from '../../light/sky.ts';
import type { SkyView } from '../../light/skyView.ts';
import type { Moment, Palette, Rgb, SceneFamily } from '../../scene.ts';
import { heightOf } from '../../subject/heightOf.ts';
import { SILHOUETTES } from '../../subject/silhouettes.ts';
import { drawSubject } from '../../subject/subject.ts';
import { flatCameraAt, type LayerShift, layerShift } from '../camera.ts';
import { createGrass } from '../nature/grass.ts';
import { bakeMist, drawMist } from '../nature/mist.ts';
import { createMirror } from './mirror.ts';
import { paintHut, plantPalms } from './palms.ts';
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
          height * heightOf(subject) * (isHigh ? 0.8 : 0.92),
          width * (subject.box[2] > subject.box[3] * 2 ? 0.52 : 0.36) * (subject.box[3] / subject.box[2]),
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
          // Away from who stands in the field, whose head it would crown.
          x: width * (0.5 + land.openSide * (subject ? -0.2 : 0.1)),
          y: horizonY + height * 0.175,
          horizonY,
          // Who asks for a hut looks for it.
          height: height * (details.hut ? 0.17 : 0.085),
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
      palms(context, 2, seconds, shift);
      // Before the near palms, whose leaves would hide a face.
      if (!isHigh) paintSubject();
      const near = shift(1);
      context.save();
      context.translate(width / 2 + near.x, 0);
      context.scale(near.scale, near.scale);
      context.translate(-width / 2, 0);
      // Never so far up that the blades' feet show above the lower edge.
      const foot = height * 1.03 + Math.max(0, near.y);
      grass(context, seconds, foot / near.scale + height * 0.02 * (near.scale - 1));
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
