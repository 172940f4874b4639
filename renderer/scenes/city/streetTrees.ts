import type { SKRSContext2D } from '@napi-rs/canvas';
import { mix, scale } from '../../light/colour.ts';
import type { Rgb, SceneSetup } from '../../scene.ts';
import { bakeBroadleaf } from '../forest/trees.ts';
import type { CityLight } from './cityLight.ts';
import { hazeAt, presence, type Range, type StreetView } from './streetView.ts';

const SEEN: Range = { near: 5, far: 200 };

/** Street trees along both pavements; fewer at night, because of the neon signs. */
export function plantTrees(
  setup: SceneSetup,
  light: CityLight,
): (context: SKRSContext2D, view: StreetView, seconds: number) => void {
  const random = setup.random('street-trees');
  const { palette } = setup;
  const dim = 0.3 + 0.7 * light.day;
  const tone = (colour: Rgb): Rgb => mix(scale(mix(colour, palette.key, 0.08), dim), scale(palette.ambient, dim), 0.16);
  const sprites = [0, 1].map(() =>
    bakeBroadleaf({
      height: Math.round(setup.height * 0.5),
      random,
      side: 1,
      fullness: 1,
      spread: 1,
      twist: 0.4,
      accents: [tone([116, 158, 70]), tone([80, 126, 56])],
      colours: {
        trunk: tone([104, 86, 70]),
        shade: tone([34, 58, 36]),
        leaf: tone([98, 144, 62]),
        rim: tone([206, 220, 140]),
      },
    }),
  );
  const gap = light.isNeon ? 52 : 26;
  const isSparse = light.isNeon;
  return (context, view, seconds) => {
    for (let index = Math.floor(SEEN.far / gap); index >= 0; index--) {
      const z = index * gap - (view.z % gap) + 15;
      const seen = presence(view, z, SEEN);
      if (seen === 0) continue;
      const row = Math.round((z + view.z) / gap);
      const k = view.focal / z;
      for (const side of [-1, 1]) {
        if (isSparse && (row + (side > 0 ? 1 : 0)) % 2 === 0) continue;
        const tall = (6.2 + (row % 3) * 0.7) * k;
        const x = view.centreX + (side * 10.2 - view.x) * k;
        const sprite = sprites[(row + (side > 0 ? 1 : 0)) % 2]!;
        const w = (tall * sprite.width) / sprite.height;
        context.save();
        context.translate(x, view.horizonY + (view.eye - 0.16) * k);
        context.transform(1, 0, Math.sin(seconds * 0.8 + row * 2) * 0.01, 1, 0, 0);
        context.globalAlpha = seen * (1 - hazeAt(z) * 0.85);
        context.drawImage(sprite, -w / 2, -tall, w, tall);
        context.restore();
      }
    }
  };
}
