import { ellipse, placed } from './outlines.ts';
import type { SilhouettePart, SilhouetteShape } from './silhouetteShape.ts';

export interface Look {
  fur: string;
  /** Belly and muzzle. */
  light: string;
  ears: 'round' | 'tall' | 'side' | 'wide' | 'floppy' | 'long';
  mane?: string;
  /** The patches around the eyes. */
  mask?: string;
  limbs?: string;
  face?: string;
  tail?: string;
  /** Stripes and whiskers of the head, painted over all else of it; eyes if they are not plain. */
  headMarks?: readonly SilhouettePart[];
  eyes?: readonly SilhouettePart[];
  /** Painted over the sitting body. */
  bodyMarks?: readonly SilhouettePart[];
}

const EYES: readonly SilhouettePart[] = [
  { fill: '#17120f', path: `${ellipse(210, 146, 14, 17)}${ellipse(302, 146, 14, 17)}` },
  { fill: '#ffffff', path: `${ellipse(215, 140, 5)}${ellipse(307, 140, 5)}` },
];

const SHUT_EYES: SilhouettePart = {
  fill: '#17120f',
  path: 'M188 142Q210 166 232 142L228 154Q210 174 192 154ZM280 142Q302 166 324 142L320 154Q302 174 284 154Z',
};

/** The head, seen from the front, its middle at 256, 158. */
export function head(look: Look, eyes: readonly SilhouettePart[] = look.eyes ?? EYES): SilhouettePart[] {
  const { fur, light, ears, mane, mask, limbs = fur, face = fur, headMarks = [] } = look;
  const parts: SilhouettePart[] = [];
  const add = (fill: string, path: string): void => {
    parts.push({ fill, path });
  };
  if (mane) add(mane, `${ellipse(256, 160, 158, 152)}M256 300L200 340L256 380L312 340Z`);
  const ear = {
    round: [ellipse(164, 66, 42), ellipse(348, 66, 42)],
    tall: ['M170 92L148 8L226 62Z', 'M342 92L364 8L286 62Z'],
    side: [ellipse(134, 158, 42, 48), ellipse(378, 158, 42, 48)],
    wide: [ellipse(140, 84, 62, 54), ellipse(372, 84, 62, 54)],
    long: [ellipse(206, 10, 26, 92), ellipse(306, 10, 26, 92)],
    floppy: [],
  }[ears];
  if (ears !== 'floppy') add(mask ?? limbs, ear.join(''));
  if (ears === 'tall') add('#e8a9a0', 'M182 82L160 30L208 66ZM330 82L352 30L304 66Z');
  if (ears === 'long') add('#eab4b4', ellipse(206, 12, 13, 70) + ellipse(306, 12, 13, 70));
  add(face, ellipse(256, 158, 112, 102));
  if (mask) add(mask, `${ellipse(208, 148, 36, 42)}${ellipse(304, 148, 36, 42)}`);
  if (ears === 'floppy')
    add(
      mask ?? limbs,
      'M168 84C120 84 96 150 112 220C130 248 160 226 164 190ZM344 84C392 84 416 150 400 220C382 248 352 226 348 190Z',
    );
  add(light, ellipse(256, 204, 56, 44));
  add('#17120f', 'M230 180Q256 170 282 180Q276 204 256 210Q236 204 230 180Z');
  add('#4a2a22', 'M252 208h8v16q18 10 30 -2q-8 22 -34 16q-26 6 -34 -16q12 12 30 2Z');
  return [...parts, ...headMarks, ...eyes];
}

/** An animal that sits facing us; fur, ears, mane and mask tell which one it is. */
function sitting(look: Look): SilhouetteShape {
  const { fur, light, ears, limbs = fur, tail, bodyMarks = [] } = look;
  const parts: SilhouettePart[] = [];
  const add = (fill: string, path: string): void => {
    parts.push({ fill, path });
  };
  if (tail) add(tail, 'M340 452C470 460 480 330 430 300C424 330 440 392 336 416Z');
  add(fur, 'M256 220C160 230 128 360 130 440Q140 500 256 500Q372 500 382 440C384 360 352 230 256 220Z');
  add(light, ellipse(256, 410, 66, 84));
  add(
    limbs,
    `${ellipse(176, 470, 60, 36)}${ellipse(336, 470, 60, 36)}M196 330Q186 430 200 492H240V340ZM316 330Q326 430 312 492H272V340Z`,
  );
  const top = ears === 'long' ? -84 : 4;
  return { box: [90, top, 350, 504 - top], parts: [...parts, ...bodyMarks, ...head(look)] };
}

/** The same animal curled up, its head on its paws and its eyes shut. */
function curledUp(look: Look): SilhouetteShape {
  const { fur, light, ears, limbs = fur, tail } = look;
  const top = ears === 'long' ? 200 : 262;
  return {
    box: [22, top, 478, 504 - top],
    parts: [
      { fill: fur, path: 'M96 470C96 340 210 290 320 296C430 300 492 370 490 436Q486 500 400 500H150Q98 500 96 470Z' },
      { fill: limbs, path: 'M342 500C330 420 380 372 430 384C482 396 498 452 484 482Q474 500 430 500Z' },
      { fill: light, path: `${ellipse(232, 484, 62, 18)}${ellipse(396, 488, 66, 15)}` },
      {
        fill: tail ?? limbs,
        path: 'M486 452C500 492 440 504 360 500C310 498 282 500 262 494C290 470 330 482 380 480Q460 480 486 452Z',
      },
      ...head(look, [SHUT_EYES]).map(({ fill, path }) => ({ fill, path: placed(path, -52, 272, 0.82) })),
    ],
  };
}

const WHISKERS: SilhouettePart = {
  fill: '#f4efe8',
  path: 'M216 206L128 190L128 194L216 211ZM216 216L132 226L133 230L217 221ZM296 206L384 190L384 194L296 211ZM296 216L380 226L379 230L295 221Z',
};

const LOOKS: Readonly<Record<string, Look>> = {
  cat: {
    fur: '#9a8c80',
    light: '#f4eee6',
    ears: 'tall',
    tail: '#8a7c70',
    headMarks: [WHISKERS, { fill: '#d98a86', path: 'M240 184Q256 178 272 184Q266 198 256 200Q246 198 240 184Z' }],
    eyes: [
      { fill: '#9ccf5a', path: `${ellipse(210, 146, 19, 18)}${ellipse(302, 146, 19, 18)}` },
      { fill: '#17120f', path: `${ellipse(210, 146, 7, 16)}${ellipse(302, 146, 7, 16)}` },
      { fill: '#ffffff', path: `${ellipse(216, 139, 5)}${ellipse(308, 139, 5)}` },
    ],
  },
  dog: { fur: '#c98f52', light: '#f6e8d2', ears: 'floppy', limbs: '#b57a40', tail: '#b57a40' },
  tiger: {
    fur: '#e0892e',
    light: '#fbf0dc',
    ears: 'round',
    limbs: '#d67e26',
    tail: '#c8701e',
    headMarks: [
      {
        fill: '#2a1a12',
        path: 'M248 60L256 116L264 60ZM214 66L232 108L228 64ZM298 66L280 108L284 64ZM146 150L188 160L146 168ZM152 184L190 184L158 200ZM366 150L324 160L366 168ZM360 184L322 184L354 200Z',
      },
      WHISKERS,
    ],
    bodyMarks: [
      {
        fill: '#2a1a12',
        path: 'M146 330L196 346L140 352ZM134 382L188 394L132 404ZM366 330L316 346L372 352ZM378 382L324 394L380 404Z',
      },
    ],
  },
  bear: { fur: '#6e4a30', light: '#b88a60', ears: 'round' },
  'polar-bear': { fur: '#eef1f2', light: '#ffffff', ears: 'round', limbs: '#dfe5e8' },
  fox: { fur: '#d8702c', light: '#fdf4e8', ears: 'tall', limbs: '#5a3422', tail: '#d8702c' },
  rabbit: { fur: '#d9d0c6', light: '#ffffff', ears: 'long', limbs: '#cfc5ba' },
  lion: { fur: '#d39a4e', light: '#f0d6a4', ears: 'round', mane: '#8a4a1e', tail: '#b87a38' },
  monkey: {
    fur: '#7a5234',
    light: '#e6c29a',
    ears: 'side',
    tail: '#6a4428',
    headMarks: [
      // A bare face, shaped like a heart, with nostrils instead of a nose.
      { fill: '#e6c29a', path: `${ellipse(134, 158, 24, 30)}${ellipse(378, 158, 24, 30)}` },
      {
        fill: '#e6c29a',
        path: `${ellipse(212, 142, 48, 50)}${ellipse(300, 142, 48, 50)}${ellipse(256, 204, 76, 52)}`,
      },
      { fill: '#6a4428', path: `${ellipse(246, 188, 5, 7)}${ellipse(266, 188, 5, 7)}` },
      { fill: '#6a2f28', path: 'M212 214Q256 240 300 214Q288 246 256 246Q224 246 212 214Z' },
      { fill: '#6a4428', path: 'M218 66Q256 22 294 66Q276 56 256 72Q236 56 218 66Z' },
    ],
    eyes: [
      { fill: '#17120f', path: `${ellipse(212, 148, 15, 18)}${ellipse(300, 148, 15, 18)}` },
      { fill: '#ffffff', path: `${ellipse(217, 141, 5)}${ellipse(305, 141, 5)}` },
    ],
  },
  panda: { fur: '#f4f2ee', light: '#ffffff', ears: 'round', mask: '#1d1b1e', limbs: '#242226' },
  mouse: { fur: '#a8a4a6', light: '#e9dfdc', ears: 'wide', limbs: '#d9a8a4', tail: '#d9a8a4', headMarks: [WHISKERS] },
  koala: { fur: '#9a9aa4', light: '#e4e2e4', ears: 'wide' },
  wolf: { fur: '#7d838c', light: '#e2e2e0', ears: 'tall', tail: '#6a7078' },
  leopard: {
    fur: '#dcaa54',
    light: '#f6e4bc',
    ears: 'round',
    tail: '#c89644',
    headMarks: [
      {
        fill: '#3a2614',
        path: [
          [226, 84],
          [256, 72],
          [286, 84],
          [206, 104],
          [306, 104],
          [180, 136],
          [332, 136],
          [172, 172],
          [340, 172],
          [184, 206],
          [328, 206],
        ]
          .map(([x, y]) => ellipse(x!, y!, 9, 7))
          .join(''),
      },
      WHISKERS,
    ],
    bodyMarks: [
      {
        fill: '#3a2614',
        path: [
          [176, 290],
          [336, 290],
          [152, 340],
          [360, 340],
          [176, 376],
          [336, 376],
          [146, 400],
          [366, 400],
          [206, 330],
          [306, 330],
          [188, 420],
          [324, 420],
          [206, 276],
          [306, 276],
          [400, 420],
          [426, 370],
        ]
          .map(([x, y]) => ellipse(x!, y!, 13, 10))
          .join(''),
      },
    ],
  },
};

/** A peci, as wide as the heads of these animals. */
export const ANIMAL_PECI: SilhouettePart = {
  fill: '#1d1c20',
  path: 'M174 104L186 26Q256 4 326 26L338 104Q256 74 174 104Z',
};

/** A drawing of each animal that has a face. */
export const shapesOf = (shape: (look: Look) => SilhouetteShape): Readonly<Record<string, SilhouetteShape>> =>
  Object.fromEntries(Object.entries(LOOKS).map(([name, look]) => [name, shape(look)]));

/** The head of an animal that has a face, and the colour of its paws. */
export function headOfAnimal(name: string): { fur: string; parts: readonly SilhouettePart[] } {
  const look = LOOKS[name]!;
  return { fur: look.limbs ?? look.fur, parts: head(look) };
}

/** Animals that sit facing us, by the name in `Plan.subject`, and the same ones asleep. */
export const SITTING = shapesOf(sitting);
export const CURLED_UP = shapesOf(curledUp);
