import { ellipse, placed, rect } from './outlines.ts';
import type { SilhouettePart, SilhouetteShape } from './silhouetteShape.ts';

interface Grazing {
  coat: string;
  /** Far legs, hooves' side, tail. */
  shade: string;
  head: 'cow' | 'horse' | 'sheep';
  muzzle: string;
  horns?: 'short' | 'long';
  mane?: string;
  patches?: string;
  /** Curly wool over the body. */
  wool?: string;
  udder?: boolean;
  /** Stripes over the body. */
  stripes?: string;
  /** A beard under the chin, below horns that lie back. */
  beard?: string;
  /** A single horn on the forehead. */
  horn?: string;
}

/** How it stands: upright, with its mouth in the grass, or at a gallop. */
type Stance = 'stand' | 'graze' | 'gallop';

const leg = (fromX: number, fromY: number, toX: number, toY: number): string =>
  `M${fromX - 22} ${fromY}H${fromX + 22}L${toX + 13} ${toY}H${toX - 13}Z`;
const hoof = (x: number, y: number): string => rect(x - 16, y - 4, 32, 18);

const TUFTS = [380, 420, 456, 490, 524]
  .map(
    (x, at) =>
      `M${x} 472L${x - 22} ${430 - (at % 2) * 16}L${x - 6} 452L${x + 2} ${412 + (at % 3) * 12}L${x + 10} 452L${x + 26} 432Z`,
  )
  .join('');

const HOOF = '#2c2622';

/** A single horn on the forehead. */
export const HORN = 'M424 34L458 -58L444 42Z';

/** A four-legged animal seen from the side, facing right, with a face: head, horns, mane and patches tell which. */
function grazing(
  { coat, shade, head, muzzle, horns, mane, patches, wool, udder, stripes, beard, horn }: Grazing,
  stance: Stance,
): SilhouetteShape {
  const parts: SilhouettePart[] = [];
  const add = (fill: string, path: string): void => {
    parts.push({ fill, path });
  };
  add(mane ?? shade, 'M100 176C56 200 54 280 64 330L84 332C78 280 92 236 116 214Z');
  add(mane ?? shade, ellipse(72, 344, 14, 26));
  const isGalloping = stance === 'gallop';
  if (isGalloping) {
    add(shade, leg(150, 300, 40, 400) + leg(360, 300, 480, 372));
    add(HOOF, hoof(40, 396) + hoof(480, 368));
  } else {
    add(shade, rect(156, 290, 28, 176) + rect(318, 290, 28, 176));
    add(HOOF, rect(154, 452, 32, 18) + rect(316, 452, 32, 18));
  }
  if (udder) add('#e6a49a', ellipse(232, 330, 38, 24));
  if (isGalloping) {
    add(coat, leg(130, 290, 96, 440) + leg(376, 290, 440, 430));
    add(HOOF, hoof(96, 438) + hoof(440, 428));
  } else {
    add(coat, 'M108 270H148L140 466H112ZM362 270H400L394 466H366Z');
    add(HOOF, rect(110, 452, 32, 18) + rect(364, 452, 32, 18));
  }
  add(
    coat,
    'M92 206C92 160 150 150 210 158C270 162 320 150 360 156C404 166 416 214 404 262C390 318 330 336 250 336C160 336 96 318 90 258Z',
  );
  const headFrom = parts.length;
  if (head === 'horse') {
    add(coat, 'M318 190C340 120 372 60 410 38L452 96C436 150 424 210 402 262Z');
    add(coat, 'M398 46C420 26 446 36 462 66L500 132C508 156 486 172 466 158L414 118Z');
    add(coat, 'M404 48L402 8L430 38Z');
    add(muzzle, ellipse(486, 146, 18, 18));
    if (mane)
      add(
        mane,
        'M412 22C374 34 340 90 312 172C306 190 326 196 336 182C356 130 382 84 420 60ZM404 20Q436 30 440 64L420 58Z',
      );
    add('#1a1412', ellipse(440, 76, 7, 8) + ellipse(492, 140, 4, 5));
    add('#ffffff', ellipse(442, 73, 2.4));
  } else {
    add(coat, 'M336 168C362 120 384 104 412 108L452 168L398 262Z');
    if (horns === 'long')
      add(
        '#cfc6b2',
        'M392 104C350 90 330 50 352 22C352 60 378 78 410 88ZM436 96C460 84 470 60 464 34C486 66 474 100 446 112Z',
      );
    if (horns === 'short')
      add(
        '#e8dfcc',
        'M398 96C386 76 392 58 408 50C406 66 412 80 422 90ZM440 96C452 80 452 66 446 56C464 68 464 88 452 104Z',
      );
    add(shade, ellipse(382, 118, 30, 13) + ellipse(462, 110, 22, 11));
    add(wool ? shade : coat, 'M394 96C424 82 456 92 470 128L488 176C492 200 466 214 446 204C420 194 394 164 388 138Z');
    add(muzzle, ellipse(468, 188, 28, 23));
    add('#1a1412', ellipse(430, 136, 8, 9) + ellipse(462, 186, 4, 5) + ellipse(482, 182, 4, 5));
    add('#ffffff', ellipse(433, 132, 2.8));
  }
  if (beard) {
    add(
      '#8a7658',
      'M398 104C356 92 322 50 300 -4C340 20 372 30 412 86ZM430 96C412 60 396 20 352 -22C404 -8 440 30 448 92Z',
    );
    add(beard, 'M440 200Q456 214 478 206L464 276Q444 250 440 200Z');
  }
  if (horn) add(horn, HORN);
  const headTo = parts.length;
  if (patches)
    add(
      patches,
      'M150 158C200 150 220 190 196 220C170 250 120 230 124 194C126 174 136 160 150 158ZM270 200C310 186 346 214 330 252C312 288 256 282 250 246C248 222 254 206 270 200ZM372 170C396 176 408 206 402 234C384 236 366 214 366 190Z',
    );
  if (wool)
    add(
      wool,
      [110, 160, 210, 260, 310, 360, 396]
        .map((x, at) => ellipse(x, 170 + (at % 2) * 8, 38, 34) + ellipse(x, 300 - (at % 2) * 8, 36, 34))
        .join('') +
        ellipse(96, 234, 34, 50) +
        ellipse(404, 226, 30, 48) +
        rect(100, 170, 300, 130) +
        ellipse(410, 98, 34, 24),
    );
  if (stripes)
    add(
      stripes,
      [132, 176, 220, 264, 308, 352]
        .map(
          (x, at) =>
            `M${x} ${164 - (at % 2) * 4}C${x + 26} 210 ${x + 20} 270 ${x + 4} 322L${x - 6} 322C${x} 270 ${x + 2} 210 ${x - 12} 164Z`,
        )
        .join('') + 'M352 128L384 150L346 146ZM372 94L404 116L366 110ZM392 64L420 88L386 80Z',
    );
  const top = horn ? -58 : beard ? -24 : head === 'horse' ? 4 : 16;
  if (stance !== 'graze') return { box: isGalloping ? [20, top, 490, 458 - top] : [40, top, 470, 472 - top], parts };
  // The head comes down to the grass, on a neck of its own.
  const lowered = parts.map((one, at) =>
    at >= headFrom && at < headTo ? { ...one, path: placed(one.path, 26, 222, 1) } : one,
  );
  lowered.splice(headFrom, 1, {
    fill: coat,
    path: 'M320 180C380 170 420 220 440 300L470 400L396 440L350 330L320 280Z',
  });
  lowered.push({ fill: '#6a9a3c', path: TUFTS });
  return { box: [40, 140, 510, 332], parts: lowered };
}

const HOOFED: Readonly<Record<string, Grazing>> = {
  cow: {
    coat: '#f2ede4',
    shade: '#d8d0c4',
    head: 'cow',
    muzzle: '#e8b4a4',
    horns: 'short',
    patches: '#3a2c26',
    udder: true,
  },
  buffalo: { coat: '#5c5654', shade: '#45403e', head: 'cow', muzzle: '#8a8078', horns: 'long' },
  horse: { coat: '#8a5430', shade: '#6e4024', head: 'horse', muzzle: '#6a3e26', mane: '#2c1c14' },
  zebra: { coat: '#f4f2ee', shade: '#d4d0ca', head: 'horse', muzzle: '#3a3634', mane: '#2a2626', stripes: '#2a2626' },
  donkey: { coat: '#8c8680', shade: '#6e6862', head: 'horse', muzzle: '#e2dcd4', mane: '#4a4440' },
  unicorn: { coat: '#faf6fa', shade: '#e2d8e6', head: 'horse', muzzle: '#f2c8d4', mane: '#e88ac0', horn: '#f0c850' },
  goat: {
    coat: '#ece6da',
    shade: '#cfc6b8',
    head: 'sheep',
    muzzle: '#d9c4ae',
    beard: '#b8a88e',
  },
  sheep: { coat: '#efe9de', shade: '#4a4038', head: 'sheep', muzzle: '#5c5048', wool: '#f6f2ea' },
};

const inStance = (stance: Stance): Record<string, SilhouetteShape> =>
  Object.fromEntries(Object.entries(HOOFED).map(([name, animal]) => [name, grazing(animal, stance)]));

/** Hoofed animals, by the name in `Plan.subject`, and the same ones eating grass and galloping. */
export const GRAZING = inStance('stand');
export const EATING_GRASS = inStance('graze');
export const GALLOPING = inStance('gallop');
