import { type Canvas, createCanvas } from '@napi-rs/canvas';
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
  const paint = { conifer: paintConifer, broadleaf: paintBroadleaf, shrub: paintShrub, palm: paintPalm }[kind];
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
