import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { PlantLight } from './leafLight.ts';
import { paintPalm } from './paintPalm.ts';
import { paintBroadleaf, paintConifer, paintShrub } from './paintTrees.ts';

export type PlantKind = 'conifer' | 'broadleaf' | 'shrub' | 'palm';

/** One size of a plant: straight RGBA, foot at the bottom in the middle. */
export interface SpriteLevel {
  width: number;
  height: number;
  pixels: Uint8ClampedArray;
}

/** A plant drawn once, kept at several sizes so that it can be copied without filtering. */
export interface PlantSprite {
  /** Width over height. */
  aspect: number;
  /** Largest first. */
  levels: SpriteLevel[];
}

const SMALLEST = 7;
/** Half the width and half the height of the shadow at a trunk, as parts of the plant's height. */
const FOOT = { wide: 0.13, tall: 0.022 } as const;

/** Draws a plant at most `tallest` pixels high; variants differ by the random stream. */
export function createPlantSprite(
  kind: PlantKind,
  tallest: number,
  light: PlantLight,
  random: () => number,
): PlantSprite {
  const aspect = kind === 'conifer' ? 0.5 : kind === 'broadleaf' ? 1.05 : 1.5;
  const height = Math.ceil(tallest);
  const canvas = createCanvas(Math.ceil(height * aspect), height);
  const context = canvas.getContext('2d');
  paintFoot(context, canvas.width, height);
  const paint = {
    conifer: paintConifer,
    broadleaf: paintBroadleaf,
    shrub: paintShrub,
    palm: paintPalm,
  }[kind];
  paint(context, canvas.width, height, light, random);
  const levels: SpriteLevel[] = [];
  let source: Canvas = canvas;
  for (let size = height; size >= SMALLEST; size = Math.floor(size * 0.74)) {
    const level = createCanvas(Math.max(2, Math.round(size * aspect)), size);
    const levelContext = level.getContext('2d');
    levelContext.imageSmoothingQuality = 'high';
    levelContext.drawImage(source, 0, 0, level.width, level.height);
    levels.push({
      width: level.width,
      height: level.height,
      pixels: levelContext.getImageData(0, 0, level.width, level.height).data,
    });
    source = level;
  }
  return { aspect, levels };
}

/** The dark patch around a trunk, without which trees hang over the ground; soft, as it lies under the crown. */
function paintFoot(context: SKRSContext2D, width: number, height: number): void {
  const [wide, flat] = [height * FOOT.wide, height * FOOT.tall];
  context.save();
  context.translate(width / 2, height - flat);
  context.scale(1, flat / wide);
  const shade = context.createRadialGradient(0, 0, 0, 0, 0, wide);
  shade.addColorStop(0, 'rgba(14,14,12,0.62)');
  shade.addColorStop(0.35, 'rgba(14,14,12,0.36)');
  shade.addColorStop(1, 'rgba(14,14,12,0)');
  context.fillStyle = shade;
  context.fillRect(-wide, -wide, wide * 2, wide * 2);
  context.restore();
}
