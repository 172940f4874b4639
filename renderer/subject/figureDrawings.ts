import { ellipse, rect } from './outlines.ts';
import type { SilhouettePart, SilhouetteShape } from './silhouetteShape.ts';

interface Figure {
  hair?: 'long' | 'bun' | 'short' | 'hijab' | 'braids' | 'bald' | 'toque';
  hairColour?: string;
  top: string;
  bottom: string;
  /** Gown and skirt hang; trousers part. */
  wears: 'gown' | 'skirt' | 'trousers' | 'shorts';
  /** What they carry or wear besides. */
  extra?: readonly SilhouettePart[];
  skin?: string;
}

const SKIN = '#c98d62';

/** Somebody standing, seen from the front, 200 wide and 512 high: hair, dress and height tell who it is. */
function figure({
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
  add('#2a1c18', `${ellipse(86, 68, 4.5, 5.5)}${ellipse(114, 68, 4.5, 5.5)}`);
  add('#b8504a', 'M88 88Q100 100 112 88Q100 93 88 88Z');
  return [...parts, ...extra];
}

const whole = (parts: SilhouettePart[], top = -12): SilhouetteShape => ({ box: [22, top, 156, 508 - top], parts });

/** Several people beside each other, each at a size of their own on one ground. */
function group(
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

/** A path moved and scaled; only the commands used in this file. */
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

const MAN = figure({ top: '#3d6a9e', bottom: '#2e3440', wears: 'trousers' });
const WOMAN = figure({ hair: 'long', top: '#c2486a', bottom: '#c2486a', wears: 'skirt' });
const HIJABI = figure({ hair: 'hijab', hairColour: '#e6a7b4', top: '#8d5a7c', bottom: '#8d5a7c', wears: 'gown' });
const MOTHER = figure({
  hair: 'bun',
  top: '#3f8f7a',
  bottom: '#7a4a2a',
  wears: 'gown',
  extra: [{ fill: '#d9a441', path: 'M60 300L140 310V322L58 312ZM54 380L150 392V402L52 390Z' }],
});
const BOY = figure({ top: '#e2743a', bottom: '#3a5a8c', wears: 'shorts' });
const GIRL = figure({ hair: 'braids', top: '#f0b73e', bottom: '#e0607e', wears: 'skirt' });
const GRANDMOTHER = figure({
  hair: 'bun',
  hairColour: '#d8d4ce',
  top: '#8a6a9a',
  bottom: '#5d4636',
  wears: 'gown',
  extra: [
    { fill: '#6b4326', path: 'M158 276h10v218h-10Z' },
    { fill: '#7d6a5c', path: 'M70 80Q80 84 84 78M116 78Q122 84 130 80' },
  ],
});
const GRANDFATHER = figure({
  hair: 'bald',
  top: '#8c8468',
  bottom: '#4a4650',
  wears: 'trousers',
  extra: [
    {
      fill: '#e4e0da',
      path: 'M66 84Q70 122 100 128Q130 122 134 84Q122 104 100 100Q78 104 66 84ZM62 58Q58 40 70 34L66 64ZM138 58Q142 40 130 34L134 64Z',
    },
    { fill: '#6b4326', path: 'M158 276h10v218h-10Z' },
  ],
});
const SUIT = figure({
  top: '#2b3350',
  bottom: '#242a40',
  wears: 'trousers',
  extra: [
    { fill: '#f4f2ee', path: 'M84 128L100 190L116 128Q100 138 84 128Z' },
    { fill: '#a8323e', path: 'M94 138H106L110 182L100 196L90 182Z' },
    { fill: '#4a3226', path: 'M26 288h48v38h-48ZM42 280h16v8h-16Z' },
  ],
});
const COOK = figure({
  hair: 'toque',
  top: '#f4f2ee',
  bottom: '#3a3f4a',
  wears: 'trousers',
  extra: [
    { fill: '#fbfaf7', path: 'M70 200H130L140 400Q100 412 60 400Z' },
    { fill: '#4b4f57', path: 'M116 202Q160 240 204 202L200 196H120ZM200 196h46v8h-46Z' },
    { fill: '#f2b54a', path: 'M128 198Q160 176 192 198Z' },
  ],
});
const HOME_COOK = figure({
  hair: 'bun',
  top: '#b8506a',
  bottom: '#5d4636',
  wears: 'gown',
  extra: [
    { fill: '#f6e7c8', path: 'M74 190H126L140 420Q100 432 60 420Z' },
    { fill: '#4b4f57', path: 'M116 202Q160 240 204 202L200 196H120ZM200 196h46v8h-46Z' },
    { fill: '#f2b54a', path: 'M128 198Q160 176 192 198Z' },
  ],
});
const DOCTOR = figure({
  top: '#f4f6f8',
  bottom: '#4a6a86',
  wears: 'trousers',
  extra: [
    { fill: '#f4f6f8', path: 'M62 260H98V404H56ZM102 260H138L144 404H102Z' },
    { fill: '#3a444e', path: 'M84 128Q82 190 100 200Q118 190 116 128H110Q112 182 100 190Q88 182 90 128Z' },
    { fill: '#8a96a2', path: ellipse(100, 204, 10) },
  ],
});
const PUPIL = figure({
  top: '#f6f6f4',
  bottom: '#b8282e',
  wears: 'shorts',
  extra: [
    { fill: '#b8282e', path: 'M94 132H106L108 170L100 182L92 170ZM64 34Q100 8 136 34V44H64Z' },
    { fill: '#f6f6f4', path: rect(64, 40, 72, 6) },
    { fill: '#2f4f8c', path: 'M56 136h12v110h-12ZM132 136h12v110h-12Z' },
  ],
});

/** People by the name `Plan.subject` holds. */
export const FIGURES: Record<string, SilhouetteShape> = {
  person: whole(MAN),
  woman: whole(WOMAN),
  hijabi: whole(HIJABI),
  mother: whole(MOTHER),
  boy: whole(BOY),
  girl: whole(GIRL),
  grandmother: whole(GRANDMOTHER),
  grandfather: whole(GRANDFATHER),
  businessman: whole(SUIT),
  cook: { box: [22, -52, 230, 560], parts: COOK },
  'home-cook': { box: [22, -12, 230, 520], parts: HOME_COOK },
  doctor: whole(DOCTOR),
  pupil: whole(PUPIL),
  footballer: {
    box: [22, -12, 230, 520],
    parts: [
      ...figure({ top: '#c8322e', bottom: '#f4f4f2', wears: 'shorts' }),
      { fill: '#f8f8f8', path: ellipse(206, 462, 38) },
      {
        fill: '#26262a',
        path: 'M206 444L222 456L216 476H196L190 456ZM176 440L186 448L180 460ZM236 440L226 448L232 460ZM192 494L202 488H212L220 494Z',
      },
    ],
  },
  family: group(
    [
      { parts: MAN, x: 0, size: 1 },
      {
        parts: figure({ hair: 'hijab', hairColour: '#d9b0c0', top: '#6a8f7a', bottom: '#6a8f7a', wears: 'gown' }),
        x: 150,
        size: 0.94,
      },
      { parts: GIRL, x: 106, size: 0.54 },
      { parts: BOY, x: 290, size: 0.62 },
    ],
    430,
  ),
  children: group(
    [
      { parts: BOY, x: 0, size: 1 },
      { parts: GIRL, x: 170, size: 0.92 },
      { parts: figure({ top: '#4a9a5e', bottom: '#6a4a8c', wears: 'shorts' }), x: 330, size: 0.97 },
    ],
    530,
  ),
  friends: group(
    [
      { parts: figure({ top: '#3d6a9e', bottom: '#2e3440', wears: 'trousers' }), x: 0, size: 1 },
      { parts: WOMAN, x: 160, size: 0.95 },
      { parts: figure({ top: '#d08a3a', bottom: '#4a4a54', wears: 'trousers' }), x: 320, size: 1.0 },
    ],
    520,
  ),
};
