import { mix, scale } from '../../light/colour.ts';
import { hazeColour } from '../../light/sky.ts';
import type { Rgb, SceneSetup } from '../../scene.ts';

/** The light that fills a wood's depth: the sky's haze, warmed by the sun and coloured by the leaves it passed. */
export function woodGlow({ palette, plan }: SceneSetup, leaf: Rgb, tint: number): Rgb {
  const haze = hazeColour(palette);
  const warmed = mix(haze, palette.sun, palette.isMoon ? 0.04 : palette.elevation < 20 ? 0.3 : 0.18);
  const bright = Math.max(1, (haze[0] + haze[1] + haze[2]) / 3);
  const leafBright = Math.max(1, (leaf[0] + leaf[1] + leaf[2]) / 3);
  const coloured = mix(warmed, scale(leaf, bright / leafBright), tint);
  return plan.weather === 'fog' ? mix(coloured, palette.horizon, 0.3) : coloured;
}
