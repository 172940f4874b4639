import type { Rgb } from '../../scene.ts';
import type { TreeColours } from './trees.ts';
import type { TreeSprite } from './trees.ts';

/** What makes one kind of wood differ from another. */
export interface WoodStyle {
  /** Colours of trees standing in full light, before distance and the hour change them. */
  trunk: Rgb;
  shade: Rgb;
  leaf: Rgb;
  rim: Rgb;
  /** Colour of light under the trees: what the far layers dissolve into. */
  glow: Rgb;
  floor: { dark: Rgb; light: Rgb };
  /** Trees per layer, far to near. */
  counts: readonly [number, number, number, number, number];
  /** Heights per layer, in parts of the picture's height. */
  heights: readonly [number, number, number, number, number];
  /** Brightness of the nearest trees, which stand in shade, 0–1. */
  nearLight: number;
  /** How open the middle is, 0–1. */
  clearing: number;
  bake(options: { height: number; random: () => number; colours: TreeColours; side: number }): TreeSprite;
  grass: { count: number; height: number };
  /** True for broad crowns: in an upright picture they shrink with its width instead of filling it. */
  isBroad: boolean;
  /** Kinds of tree sprites baked per layer. */
  kinds: number;
  /** Fallen leaves or petals on the ground. */
  litter: readonly Rgb[];
  path: boolean;
  motes: { colour: Rgb; amount: number; glows: boolean };
  rays: number;
}
