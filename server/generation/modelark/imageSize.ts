import type { Task } from '../../../contract/generation.ts';
import type { ImageFamily } from './modelFamilies.ts';

const SIDES = { '1K': 1024, '2K': 2048, '4K': 4096 } as const;
/** Sides are multiples of this, as in the API's own tables. */
const STEP = 16;

/**
 * The `size` of an image call: the provider's recommended pixels for a ratio, the input picture's own ratio for
 * `adaptive`, and the bare tier where there is neither, which leaves the shape to the model.
 */
export function imageSize({
  family,
  settings,
  source,
}: {
  family: Pick<ImageFamily, 'sizes' | 'pixels'>;
  settings: Pick<Task['settings'], 'resolution' | 'aspect_ratio'>;
  source?: { width: number; height: number } | undefined;
}): string {
  const sizes = family.sizes[settings.resolution];
  if (!sizes) throw new Error(`${settings.resolution} is not offered`);
  switch (settings.aspect_ratio) {
    case 'adaptive':
      return source
        ? likeSource(source, SIDES[settings.resolution as keyof typeof SIDES], family.pixels)
        : settings.resolution;
    case '9:16':
      return sizes['16:9'].toReversed().join('x');
    case '3:4':
      return sizes['4:3'].toReversed().join('x');
    default:
      return sizes[settings.aspect_ratio].join('x');
  }
}

function likeSource(
  { width, height }: { width: number; height: number },
  side: number,
  [least, most]: readonly [number, number],
): string {
  const ratio = Math.min(16, Math.max(1 / 16, width / height));
  const area = Math.min(most, Math.max(least, side * side));
  const across = Math.sqrt(area * ratio);
  // Round towards the allowed range: up near the minimum, down near the maximum.
  const round = area * 1.1 < most ? Math.ceil : Math.floor;
  return [across, across / ratio].map((length) => Math.max(STEP, round(length / STEP) * STEP)).join('x');
}
