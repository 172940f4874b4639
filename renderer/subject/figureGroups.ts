import { type Figure, figure, group } from './figure.ts';
import type { SilhouetteShape } from './silhouetteShape.ts';

/** Room that one adult takes in a group. */
const APART = 152;

/** People side by side on one ground. */
export function standingGroup(members: readonly { figure: Figure; size: number }[]): SilhouetteShape {
  let x = -22;
  const placed = members.map(({ figure: spec, size }) => {
    const wide = APART * (0.32 + 0.68 * size);
    const at = x + (wide - 200 * size) / 2 + 22;
    x += wide;
    return { parts: figure(spec), x: at, size };
  });
  return group(placed, x + 44);
}

/** Two close beside each other, so that their hands meet. */
export function handInHand([first, second]: readonly { figure: Figure; size: number }[]): SilhouetteShape {
  const { parts } = group(
    [
      { parts: figure({ ...second!.figure, idle: [] }), x: 114, size: second!.size },
      { parts: figure(first!.figure), x: 0, size: first!.size },
    ],
    314,
  );
  return { box: [22, -12, 288, 520], parts };
}

const SKINS = ['#c98d62', '#b87a50', '#d9a078'] as const;
const HAIRS = ['#231a18', '#3a2618', '#1c1a22'] as const;
const CLOTHES = ['#c2486a', '#3d6a9e', '#5f9a6a', '#d08a3a', '#7a5a9a'] as const;
const VEILS = ['#e6a7b4', '#8fb8b0', '#e2d2a8', '#7f93b8', '#c98f7a'] as const;

/** Several of a kind, no two alike: other cloth, hair and height. */
export function several(spec: Figure, count: number, isDressed: boolean): { figure: Figure; size: number }[] {
  return Array.from({ length: count }, (_, index) => {
    if (index === 0) return { figure: spec, size: 1 };
    const cloth = CLOTHES[index % CLOTHES.length]!;
    const isOnePiece = spec.top === spec.bottom;
    return {
      size: 1 - ((index * 3) % 4) * 0.025,
      figure: {
        ...spec,
        skin: spec.head ? spec.skin! : SKINS[index % SKINS.length]!,
        hairColour:
          spec.hair === 'hijab' ? VEILS[index % VEILS.length]! : (spec.hairColour ?? HAIRS[index % HAIRS.length]!),
        ...(spec.hair === 'long' && index % 2 === 1 ? { hair: 'bun' as const } : {}),
        ...(isDressed ? {} : { top: cloth, ...(isOnePiece ? { bottom: cloth } : {}) }),
      },
    };
  });
}
