import { hex, mix, rgb, scale } from '../light/colour.ts';
import { ellipse, rect } from './outlines.ts';
import type { SilhouettePart, SilhouetteShape } from './silhouetteShape.ts';

export interface Figure {
  hair?: 'long' | 'bun' | 'short' | 'hijab' | 'braids' | 'bald' | 'toque';
  hairColour?: string;
  top: string;
  bottom: string;
  wears: 'gown' | 'skirt' | 'trousers' | 'shorts';
  /** Things they carry, or wear on top. */
  extra?: readonly SilhouettePart[];
  skin?: string;
}

const SKIN = '#c98d62';

/** A colour by less light, and one with blood under it, as `#rrggbb`. */
const shaded = (colour: string, factor: number): string => hex(scale(rgb(colour), factor));
const blushing = (skin: string): string => hex(mix(rgb(skin), [214, 92, 80], 0.34));

/** A standing person seen from the front, 200 wide and 512 high; hair, clothes and height tell who it is. */
export function figure({
  hair = 'short',
  hairColour = '#231a18',
  top,
  bottom,
  wears,
  extra = [],
  skin = SKIN,
}: Figure): SilhouettePart[] {
  const parts: SilhouettePart[] = [];
  const add = (fill: string, path: string): void => {
    parts.push({ fill, path });
  };
  if (hair === 'long')
    add(
      hairColour,
      'M100 8C58 8 48 44 52 84C50 126 46 160 56 186L84 176L100 120L116 176L144 186C154 160 150 126 148 84C152 44 142 8 100 8Z',
    );
  if (hair === 'braids')
    add(
      hairColour,
      ellipse(54, 78, 16, 22) + ellipse(146, 78, 16, 22) + ellipse(50, 116, 11, 20) + ellipse(150, 116, 11, 20),
    );
  if (hair === 'bun') add(hairColour, ellipse(100, 8, 22, 18));
  // Legs and what covers them.
  if (wears === 'trousers') {
    add(bottom, 'M66 262H134L138 490H108L101 330L94 490H62Z');
    add('#2a2422', `${ellipse(76, 496, 24, 12)}${ellipse(126, 496, 24, 12)}`);
  } else {
    const hem = wears === 'gown' ? 492 : wears === 'skirt' ? 400 : 350;
    add(skin, rect(74, 330, 20, 156) + rect(106, 330, 20, 156));
    add('#3a2c2a', `${ellipse(80, 494, 20, 10)}${ellipse(122, 494, 20, 10)}`);
    add(
      bottom,
      wears === 'shorts'
        ? 'M64 262H136L140 352H104L100 300L96 352H60Z'
        : `M68 252H132L${wears === 'gown' ? 160 : 152} ${hem}Q100 ${hem + 14} ${wears === 'gown' ? 40 : 48} ${hem}Z`,
    );
  }
  add(skin, `${rect(88, 96, 24, 34)}${ellipse(42, 282, 12, 15)}${ellipse(158, 282, 12, 15)}`);
  // Sleeves, then the body over them.
  add(top, 'M70 132Q44 140 40 180L30 276H54L72 190ZM130 132Q156 140 160 180L170 276H146L128 190Z');
  add(top, 'M74 126Q100 140 126 126Q146 132 144 176L136 270H64L56 176Q54 132 74 126Z');
  if (hair !== 'hijab' && hair !== 'long') add(shaded(skin, 0.9), ellipse(64, 70, 7, 11) + ellipse(136, 70, 7, 11));
  add(skin, ellipse(100, 66, 36, 44));
  if (hair === 'hijab') {
    add(
      hairColour,
      'M100 10C54 10 48 56 54 98C46 130 44 168 62 196Q100 222 138 196C156 168 154 130 146 98C152 56 146 10 100 10ZM100 34C124 34 130 54 128 76C126 98 114 112 100 112C86 112 74 98 72 76C70 54 76 34 100 34Z',
    );
  } else if (hair === 'toque') {
    add('#f7f5f0', 'M66 40H134V4C150 -20 128 -44 110 -34C100 -52 72 -46 74 -28C52 -34 46 -4 66 10Z');
  } else if (hair !== 'bald') {
    add(
      hairColour,
      hair === 'short'
        ? 'M62 70C54 16 82 10 100 12C120 10 146 18 138 70C132 52 128 44 116 40C98 48 80 44 70 46Z'
        : 'M62 82C52 20 80 10 100 12C122 10 148 22 138 82C134 58 122 46 104 36C90 48 70 56 62 82Z',
    );
  }
  parts.push(...faceOf(skin, hair === 'bald' ? '#8a8078' : hair === 'hijab' ? '#2a1c18' : shaded(hairColour, 0.8)));
  parts.push(...foldsOf(top, wears));
  return [...parts, ...extra];
}

/** Eyes, brows, nose and mouth, and a little red on the cheeks. */
function faceOf(skin: string, brows: string): SilhouettePart[] {
  return [
    { fill: blushing(skin), path: `${ellipse(78, 84, 8, 5)}${ellipse(122, 84, 8, 5)}` },
    { fill: '#fbf7f2', path: `${ellipse(86, 69, 8, 6)}${ellipse(114, 69, 8, 6)}` },
    { fill: '#2a1c18', path: `${ellipse(86.5, 69, 4.8, 5.6)}${ellipse(113.5, 69, 4.8, 5.6)}` },
    { fill: '#ffffff', path: `${ellipse(88.2, 67, 1.6)}${ellipse(115.2, 67, 1.6)}` },
    { fill: brows, path: 'M76 60Q85 53 95 57L94 60Q85 57 77 63ZM124 60Q115 53 105 57L106 60Q115 57 123 63Z' },
    { fill: shaded(skin, 0.82), path: 'M99 72Q94 82 95 85Q100 89 105 85Q104 82 103 80Q102 84 98 83Q98 78 101 72Z' },
    { fill: '#a8433f', path: 'M86 92Q100 97 114 92Q108 105 100 105Q92 105 86 92Z' },
    { fill: '#fdfaf6', path: 'M90 94Q100 97.5 110 94Q106 98.5 100 98.5Q94 98.5 90 94Z' },
  ];
}

/** What tells cloth from a painted board: a collar, the edges of the sleeves, a few folds. */
function foldsOf(top: string, wears: Figure['wears']): SilhouettePart[] {
  const fold = shaded(top, 0.78);
  return [
    {
      fill: fold,
      path: 'M72 150Q70 190 72 230L67 264L63 262Q66 200 72 150ZM128 150Q130 190 128 230L133 264L137 262Q134 200 128 150Z',
    },
    {
      fill: fold,
      path: 'M82 128Q100 146 118 128L114 127Q100 138 86 127ZM31 262L55 264L54 271L30 269ZM145 264L169 262L170 269L146 271Z',
    },
    ...(wears === 'trousers' || wears === 'shorts' ? [{ fill: '#2a2422', path: 'M64 262H136V270H64Z' }] : []),
  ];
}

/** A single person. */
export const whole = (parts: SilhouettePart[], top = -12): SilhouetteShape => ({
  box: [22, top, 156, 508 - top],
  parts,
});

/** Several people side by side on one ground, each at their own size. */
export function group(
  members: readonly { parts: SilhouettePart[]; x: number; size: number }[],
  width: number,
): SilhouetteShape {
  return {
    box: [0, 0, width, 512],
    parts: members.flatMap(({ parts, x, size }) =>
      parts.map(({ fill, path }) => ({ fill, path: placed(path, x, 508 * (1 - size), size) })),
    ),
  };
}

/** A path moved and scaled; knows only the path commands of this file. */
function placed(path: string, dx: number, dy: number, size: number): string {
  return path.replace(/([A-Za-z])([^A-Za-z]*)/gu, (_, command: string, list: string) => {
    const numbers = (list.match(/-?\d*\.?\d+/gu) ?? []).map(Number);
    const moved = numbers.map((value, at) => {
      if (command === 'A') {
        const place = at % 7;
        return place < 2 ? value * size : place < 5 ? value : value * size + (place === 5 ? dx : dy);
      }
      if (command === 'H') return value * size + dx;
      if (command === 'V') return value * size + dy;
      if (command === command.toLowerCase()) return value * size;
      return value * size + (at % 2 === 0 ? dx : dy);
    });
    return command + moved.map((value) => String(Math.round(value * 100) / 100)).join(' ');
  });
}
