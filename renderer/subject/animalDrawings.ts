import { GRAZING } from './grazingDrawings.ts';
import { ellipse } from './outlines.ts';
import type { SilhouettePart, SilhouetteShape } from './silhouetteShape.ts';

interface Sitting {
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
  /** Stripes, whiskers: painted over all else. */
  marks?: readonly SilhouettePart[];
}

/** An animal that sits facing us; fur, ears, mane and mask tell which one it is. */
function sitting({
  fur,
  light,
  ears,
  mane,
  mask,
  limbs = fur,
  face = fur,
  tail,
  marks = [],
}: Sitting): SilhouetteShape {
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
  add(
    '#17120f',
    `${ellipse(210, 146, 14, 17)}${ellipse(302, 146, 14, 17)}M230 180Q256 170 282 180Q276 204 256 210Q236 204 230 180Z`,
  );
  add('#ffffff', `${ellipse(215, 140, 5)}${ellipse(307, 140, 5)}`);
  add('#4a2a22', 'M252 208h8v16q18 10 30 -2q-8 22 -34 16q-26 6 -34 -16q12 12 30 2Z');
  const top = ears === 'long' ? -84 : 4;
  return { box: [90, top, 350, 504 - top], parts: [...parts, ...marks] };
}

function peacock(): SilhouetteShape {
  const feathers: SilhouettePart[] = [];
  for (const [reach, fill] of [
    [236, '#1f7a5c'],
    [214, '#2f9a6a'],
  ] as const)
    feathers.push({
      fill,
      path: `M256 380${Array.from({ length: 31 }, (_, at) => {
        const angle = Math.PI * (1.04 - (at / 30) * 1.08);
        const away = reach * (at % 2 ? 0.94 : 1);
        return `L${(256 + Math.cos(angle) * away).toFixed(1)} ${(330 - Math.sin(angle) * away).toFixed(1)}`;
      }).join('')}Z`,
    });
  const eyes = (size: number): string =>
    Array.from({ length: 24 }, (_, at) => {
      const ring = at < 14 ? 192 : 130;
      const angle = at < 14 ? Math.PI * (1.02 - (at / 13) * 1.04) : Math.PI * (0.98 - ((at - 14) / 9) * 0.96);
      return ellipse(
        Number((256 + Math.cos(angle) * ring).toFixed(1)),
        Number((330 - Math.sin(angle) * ring).toFixed(1)),
        size,
      );
    }).join('');
  return {
    box: [10, 84, 492, 416],
    parts: [
      ...feathers,
      { fill: '#c9a13a', path: eyes(18) },
      { fill: '#2a6fb8', path: eyes(11) },
      { fill: '#14203c', path: eyes(5) },
      { fill: '#8a6a3a', path: 'M236 440h8v56h-8ZM268 440h8v56h-8Z' },
      {
        fill: '#1f4fa8',
        path: 'M256 180C228 182 224 214 236 240C236 300 196 340 206 400Q220 452 256 454Q292 452 306 400C316 340 276 300 276 240C288 214 284 182 256 180Z',
      },
      { fill: '#e0a83a', path: 'M248 222L256 246L264 222Z' },
      { fill: '#ffffff', path: ellipse(244, 208, 7) + ellipse(268, 208, 7) },
      {
        fill: '#101010',
        path: `${ellipse(244, 208, 4)}${ellipse(268, 208, 4)}M252 182L238 146L244 144L256 178L268 144L274 146L260 182ZM256 180L252 140h8Z`,
      },
    ],
  };
}

const WHISKERS: SilhouettePart = {
  fill: '#f4efe8',
  path: 'M216 206L128 190L128 194L216 211ZM216 216L132 226L133 230L217 221ZM296 206L384 190L384 194L296 211ZM296 216L380 226L379 230L295 221Z',
};

const STRIPES: SilhouettePart = {
  fill: '#2a1a12',
  path: 'M248 60L256 116L264 60ZM214 66L232 108L228 64ZM298 66L280 108L284 64ZM146 150L188 160L146 168ZM152 184L190 184L158 200ZM366 150L324 160L366 168ZM360 184L322 184L354 200ZM146 330L196 346L140 352ZM134 382L188 394L132 404ZM366 330L316 346L372 352ZM378 382L324 394L380 404Z',
};

/** Animals that no icon shows well, by the name in `Plan.subject`. */
export const ANIMALS: Record<string, SilhouetteShape> = {
  ...GRAZING,
  cat: sitting({
    fur: '#9a8c80',
    light: '#f4eee6',
    ears: 'tall',
    tail: '#8a7c70',
    marks: [
      WHISKERS,
      { fill: '#9ccf5a', path: `${ellipse(210, 146, 19, 18)}${ellipse(302, 146, 19, 18)}` },
      { fill: '#17120f', path: `${ellipse(210, 146, 7, 16)}${ellipse(302, 146, 7, 16)}` },
      { fill: '#ffffff', path: `${ellipse(216, 139, 5)}${ellipse(308, 139, 5)}` },
      { fill: '#d98a86', path: 'M240 184Q256 178 272 184Q266 198 256 200Q246 198 240 184Z' },
    ],
  }),
  dog: sitting({ fur: '#c98f52', light: '#f6e8d2', ears: 'floppy', limbs: '#b57a40', tail: '#b57a40' }),
  tiger: sitting({
    fur: '#e0892e',
    light: '#fbf0dc',
    ears: 'round',
    limbs: '#d67e26',
    tail: '#c8701e',
    marks: [STRIPES, WHISKERS],
  }),
  bear: sitting({ fur: '#6e4a30', light: '#b88a60', ears: 'round' }),
  'polar-bear': sitting({ fur: '#eef1f2', light: '#ffffff', ears: 'round', limbs: '#dfe5e8' }),
  fox: sitting({ fur: '#d8702c', light: '#fdf4e8', ears: 'tall', limbs: '#5a3422', tail: '#d8702c' }),
  rabbit: sitting({ fur: '#d9d0c6', light: '#ffffff', ears: 'long', limbs: '#cfc5ba' }),
  lion: sitting({ fur: '#d39a4e', light: '#f0d6a4', ears: 'round', mane: '#8a4a1e', tail: '#b87a38' }),
  monkey: sitting({
    fur: '#7a5234',
    light: '#e6c29a',
    ears: 'side',
    tail: '#6a4428',
    marks: [
      // A bare face, shaped like a heart, with nostrils instead of a nose.
      { fill: '#e6c29a', path: `${ellipse(134, 158, 24, 30)}${ellipse(378, 158, 24, 30)}` },
      {
        fill: '#e6c29a',
        path: `${ellipse(212, 142, 48, 50)}${ellipse(300, 142, 48, 50)}${ellipse(256, 204, 76, 52)}`,
      },
      { fill: '#17120f', path: `${ellipse(212, 148, 15, 18)}${ellipse(300, 148, 15, 18)}` },
      { fill: '#ffffff', path: `${ellipse(217, 141, 5)}${ellipse(305, 141, 5)}` },
      { fill: '#6a4428', path: `${ellipse(246, 188, 5, 7)}${ellipse(266, 188, 5, 7)}` },
      { fill: '#6a2f28', path: 'M212 214Q256 240 300 214Q288 246 256 246Q224 246 212 214Z' },
      { fill: '#6a4428', path: 'M218 66Q256 22 294 66Q276 56 256 72Q236 56 218 66Z' },
    ],
  }),
  panda: sitting({ fur: '#f4f2ee', light: '#ffffff', ears: 'round', mask: '#1d1b1e', limbs: '#242226' }),
  koala: sitting({ fur: '#9a9aa4', light: '#e4e2e4', ears: 'wide' }),
  wolf: sitting({ fur: '#7d838c', light: '#e2e2e0', ears: 'tall', tail: '#6a7078' }),
  leopard: sitting({ fur: '#dcaa54', light: '#f6e4bc', ears: 'round', tail: '#c89644', mane: '#dcaa54' }),
  peacock: peacock(),
  parrot: {
    box: [120, 20, 260, 480],
    parts: [
      { fill: '#2a6fc0', path: 'M230 330L190 500H236L262 350Z' },
      {
        fill: '#d8322c',
        path: 'M250 40C180 40 160 110 170 180C160 280 190 350 250 370C310 350 330 260 316 160C320 90 310 40 250 40Z',
      },
      { fill: '#f2c230', path: 'M200 170C150 220 150 320 216 384C240 330 240 240 200 170Z' },
      { fill: '#2a6fc0', path: 'M176 240C160 300 176 360 216 384C224 340 214 280 176 240Z' },
      { fill: '#f6efe4', path: ellipse(268, 104, 34, 30) },
      { fill: '#1c1a1c', path: `${ellipse(272, 100, 10)}M300 92Q350 96 346 142Q338 168 322 160Q326 136 296 130Z` },
      { fill: '#6a4a30', path: 'M120 376h260v20h-260ZM226 360h12v28h-12ZM262 360h12v28h-12Z' },
    ],
  },
  goat: {
    box: [40, 40, 430, 440],
    parts: [
      { fill: '#cfc6b8', path: 'M120 330h26v150h-26ZM176 340h26v140h-26ZM310 340h26v140h-26ZM360 330h26v150h-26Z' },
      {
        fill: '#ece6da',
        path: 'M100 230C110 190 220 196 300 200C360 190 400 230 400 280C396 350 340 362 250 362C150 362 92 330 100 230Z',
      },
      { fill: '#d8d0c2', path: 'M100 232L64 200L82 260Z' },
      {
        fill: '#ece6da',
        path: 'M350 240C340 180 350 120 390 104C430 96 456 150 464 182C454 206 430 206 414 196L404 270Z',
      },
      {
        fill: '#8a7a66',
        path: 'M388 108C370 70 340 60 320 64C350 76 360 100 372 122ZM406 104C400 64 376 46 352 44C380 62 388 88 392 112Z',
      },
      { fill: '#cfc6b8', path: 'M372 130L330 150L364 168ZM430 204L424 256L444 208Z' },
      { fill: '#241c18', path: ellipse(412, 140, 8) + ellipse(456, 182, 7, 6) },
    ],
  },
  komodo: {
    box: [0, 180, 512, 210],
    parts: [
      { fill: '#4a4533', path: 'M204 320L186 376L176 384H222L240 330ZM286 322L292 372L284 384H330L328 318Z' },
      { fill: '#6a6348', path: 'M150 316L126 372L110 384H164L196 330ZM336 320L352 372L346 384H396L376 316Z' },
      {
        fill: '#7a7252',
        path: 'M0 356C70 340 100 250 190 236C280 226 340 240 390 236C420 204 480 210 510 236C512 262 470 272 430 274C400 320 330 340 250 340C180 342 90 372 0 356Z',
      },
      { fill: '#958c66', path: 'M110 330C190 300 300 320 400 286C380 322 320 338 250 340C200 342 150 350 110 330Z' },
      { fill: '#1a1612', path: ellipse(454, 232, 7) },
      { fill: '#b8322a', path: 'M496 254L512 256L508 260L512 266L496 260Z' },
    ],
  },
  betta: {
    box: [0, 60, 512, 400],
    parts: [
      {
        fill: '#274fc4',
        path: 'M260 240C160 80 20 90 10 150C60 190 40 240 0 270C60 300 30 360 60 420C150 430 220 340 260 280Z',
      },
      {
        fill: '#3a6be0',
        path: 'M250 220C230 110 300 60 370 80C340 120 370 170 380 214ZM260 290C230 380 270 450 350 456C330 400 360 340 390 290Z',
      },
      { fill: '#1d3a9c', path: 'M230 250C280 190 400 180 480 250C410 320 290 310 230 260Z' },
      { fill: '#6a98ff', path: 'M290 240C340 210 400 212 440 236C390 232 340 236 290 240Z' },
      { fill: '#7a2fb0', path: 'M350 262C330 300 340 330 372 344C376 316 386 290 392 270Z' },
      { fill: '#ffffff', path: ellipse(440, 240, 12) },
      { fill: '#101018', path: ellipse(442, 240, 7) },
    ],
  },
};
