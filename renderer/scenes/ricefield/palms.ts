import type { SKRSContext2D } from '@napi-rs/canvas';
import { mix, scale } from '../../light/colour.ts';
import type { Rgb, SceneSetup } from '../../scene.ts';
import { drawSubject } from '../../subject/subject.ts';
import type { LayerShift } from '../camera.ts';
import { bakePalm, type PalmSprite } from '../nature/palm.ts';
import type { TerraceColours } from './terraces.ts';

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
export function plantPalms(
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

/** A hut between the fields. */
export function paintHut(
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
    height,
  }: {
    shift: LayerShift;
    haze: Rgb;
    sunAt: { x: number; y: number };
    x: number;
    y: number;
    horizonY: number;
    height: number;
  },
): void {
  drawSubject(context, setup, moment, {
    name: 'hut',
    x: setup.width / 2 + (x - setup.width / 2) * shift.scale + shift.x,
    y: horizonY + (y - horizonY) * shift.scale + shift.y,
    height: height * shift.scale,
    lightAt: sunAt,
    haze: 0.16,
    hazeColour: haze,
  });
}
