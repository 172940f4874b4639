import { ellipse, rect } from '../outlines.ts';
import { part, type SilhouetteShape } from '../silhouetteShape.ts';

interface Plumage {
  body: string;
  wing: string;
  tail: string;
  beak: string;
  legs: string;
  comb?: string;
  breast?: string;
}

/** A fowl that stands on two legs and faces right; comb, tail and colours tell which one it is. */
function fowl({ body, wing, tail, beak, legs, comb, breast }: Plumage, tailPath: string): SilhouetteShape {
  return {
    box: [30, 30, 450, 470],
    parts: [
      part(tail, tailPath),
      part(
        legs,
        `${rect(226, 396, 12, 86)}${rect(284, 396, 12, 86)}M204 486L232 470L268 486V494H204ZM262 486L290 470L326 486V494H262Z`,
      ),
      part(
        body,
        'M92 250C90 340 150 414 262 414C356 414 404 340 396 250C392 210 400 170 404 140C404 92 372 68 340 72C300 76 288 116 282 160C276 210 220 224 170 226C130 226 100 230 92 250Z',
      ),
      ...(breast ? [part(breast, 'M394 226C400 330 346 404 270 408C330 372 352 300 350 226Z')] : []),
      part(wing, 'M134 258C180 238 262 246 300 276C296 336 236 362 176 342C150 330 132 294 134 258Z'),
      part(beak, 'M398 116L452 136L400 154Z'),
      ...(comb
        ? [
            part(comb, 'M304 84C294 50 314 36 326 60C328 30 352 26 354 56C364 34 386 42 378 72C376 84 340 74 304 84Z'),
            part(comb, `${ellipse(404, 176, 13, 24)}${ellipse(388, 172, 10, 18)}`),
          ]
        : []),
      part('#ffffff', ellipse(368, 118, 13)),
      part('#17120f', ellipse(371, 118, 8)),
    ],
  };
}

const ROOSTER_TAIL =
  'M110 262C40 250 20 150 70 60C76 130 92 150 116 170C84 110 100 60 140 44C132 110 150 150 176 190C170 140 184 110 206 96C206 150 210 190 216 230Z';
const HEN_TAIL = 'M112 270C60 240 48 180 64 140C100 160 150 190 190 226Z';

/** Water birds with a flat beak and short legs. */
function waterfowl({ body, wing, tail, beak, legs, breast }: Plumage, neck: number): SilhouetteShape {
  const top = 150 - neck;
  return {
    box: [30, top - 70, 450, 538 - top],
    parts: [
      part(tail, 'M96 290L36 236L72 320L110 350Z'),
      part(legs, `${rect(206, 400, 14, 54)}${rect(268, 400, 14, 54)}M190 452h56l10 16h-72ZM252 452h56l10 16h-72Z`),
      part(
        body,
        `M86 300C90 380 160 420 250 418C346 414 396 360 390 290C386 240 396 ${top + 90} 400 ${top + 30}C402 ${top - 40} 350 ${top - 66} 310 ${top - 36}C276 ${top - 10} 292 ${top + 40} 296 ${top + 90}C300 240 270 262 220 262C160 258 100 262 86 300Z`,
      ),
      ...(breast ? [part(breast, `M392 300C390 372 330 414 262 414C320 390 340 340 330 290Z`)] : []),
      part(wing, 'M120 306C170 276 250 280 290 306C290 352 240 380 190 374C150 366 124 340 120 306Z'),
      part(
        beak,
        `M392 ${top - 14}C420 ${top - 12} 456 ${top - 4} 470 ${top + 8}C460 ${top + 24} 416 ${top + 22} 392 ${top + 24}Z`,
      ),
      part('#ffffff', ellipse(356, top - 14, 13)),
      part('#17120f', ellipse(360, top - 14, 8)),
    ],
  };
}

/** A small bird that perches, seen from the side. */
function songbird(body: string, wing: string, tail: string, face: string, beak: string): SilhouetteShape {
  return {
    box: [70, 60, 330, 440],
    parts: [
      part(tail, 'M168 360L96 494L150 498L226 390Z'),
      part(
        body,
        'M256 70C180 70 170 150 168 210C160 300 180 400 262 410C340 400 352 290 344 200C346 120 326 70 256 70Z',
      ),
      part(face, 'M262 76C326 80 344 120 342 178C318 200 268 196 246 164C232 128 234 90 262 76Z'),
      part(wing, 'M180 210C220 220 256 280 244 372C200 366 168 310 172 240Z'),
      part(beak, 'M330 128Q378 134 372 178Q352 184 328 172Z'),
      part('#ffffff', ellipse(292, 130, 17)),
      part('#17120f', ellipse(296, 130, 11)),
      part('#8a6a4a', `${rect(230, 404, 12, 30)}${rect(272, 404, 12, 30)}M212 432h44v14h-44ZM258 432h44v14h-44Z`),
    ],
  };
}

const OWL: SilhouetteShape = {
  box: [96, 30, 320, 470],
  parts: [
    part('#6a4a2e', 'M140 60L190 108L126 150ZM372 60L322 108L386 150Z'),
    part(
      '#8a6540',
      'M256 76C160 76 124 150 122 240C112 360 150 470 256 474C362 470 400 360 390 240C388 150 352 76 256 76Z',
    ),
    part(
      '#e8d4ac',
      'M256 236C196 240 176 300 180 360C188 430 220 458 256 458C292 458 324 430 332 360C336 300 316 240 256 236Z',
    ),
    part(
      '#b08a58',
      [0, 1, 2]
        .flatMap((row) => [-44, 0, 44].map((x) => `M${256 + x - 16} ${300 + row * 48}q16 24 32 0l-16 -8Z`))
        .join(''),
    ),
    part(
      '#6a4a2e',
      'M128 240C108 320 120 410 176 446C196 380 186 300 160 238ZM384 240C404 320 392 410 336 446C316 380 326 300 352 238Z',
    ),
    part('#f2e2c2', `${ellipse(206, 176, 62, 60)}${ellipse(306, 176, 62, 60)}`),
    part('#f2b53a', `${ellipse(206, 176, 42)}${ellipse(306, 176, 42)}`),
    part('#17120f', `${ellipse(206, 176, 25)}${ellipse(306, 176, 25)}`),
    part('#ffffff', `${ellipse(214, 166, 8)}${ellipse(314, 166, 8)}`),
    part(
      '#e09a3a',
      'M240 200H272L256 246ZM196 468h18v28h-18ZM220 468h18v28h-18ZM274 468h18v28h-18ZM298 468h18v28h-18Z',
    ),
  ],
};

const PENGUIN: SilhouetteShape = {
  box: [106, 20, 300, 480],
  parts: [
    part('#f2a33a', `${ellipse(210, 478, 52, 18)}${ellipse(302, 478, 52, 18)}`),
    part(
      '#262b36',
      'M256 26C180 30 164 110 160 180C130 240 128 400 190 466H322C384 400 382 240 352 180C348 110 332 30 256 26ZM150 230C106 300 104 360 128 386C150 360 160 300 170 260ZM362 230C406 300 408 360 384 386C362 360 352 300 342 260Z',
    ),
    part(
      '#f8f6f2',
      'M256 170C196 176 168 260 176 350C184 430 216 458 256 460C296 458 328 430 336 350C344 260 316 176 256 170Z',
    ),
    part('#f8f6f2', `${ellipse(222, 122, 42, 46)}${ellipse(290, 122, 42, 46)}`),
    part('#17120f', `${ellipse(224, 116, 13, 15)}${ellipse(288, 116, 13, 15)}`),
    part('#ffffff', `${ellipse(228, 111, 4)}${ellipse(292, 111, 4)}`),
    part('#f2a33a', 'M232 144Q256 132 280 144Q272 170 256 176Q240 170 232 144Z'),
    part('#f2c85a', `${ellipse(196, 186, 16, 10)}${ellipse(316, 186, 16, 10)}`),
  ],
};

/** Birds on the ground, by the name in `Plan.subject`. */
export const BIRDS: Readonly<Record<string, SilhouetteShape>> = {
  rooster: fowl(
    {
      body: '#c85a24',
      wing: '#8a3418',
      tail: '#1f4a44',
      beak: '#f2c03a',
      legs: '#e0a83a',
      comb: '#d8281e',
      breast: '#a8401c',
    },
    ROOSTER_TAIL,
  ),
  chicken: fowl(
    { body: '#f4ead8', wing: '#e0cfae', tail: '#e6d8bc', beak: '#f2b03a', legs: '#e0a03a', comb: '#d8342a' },
    HEN_TAIL,
  ),
  chick: {
    box: [96, 100, 320, 400],
    parts: [
      part('#e09a3a', `${rect(216, 440, 12, 40)}${rect(280, 440, 12, 40)}M196 478h46v14h-46ZM262 478h46v14h-46Z`),
      part(
        '#f8d24a',
        'M256 108C190 108 160 160 164 214C110 250 100 330 130 390C160 446 210 456 256 456C320 456 378 430 392 360C400 300 380 250 346 220C350 160 322 108 256 108Z',
      ),
      part('#f0be34', 'M140 300C170 280 220 290 240 330C224 374 170 384 146 352Z'),
      part('#f08a2a', 'M240 206Q256 196 272 206L256 232Z'),
      part('#17120f', `${ellipse(222, 178, 13, 15)}${ellipse(290, 178, 13, 15)}`),
      part('#ffffff', `${ellipse(226, 172, 5)}${ellipse(294, 172, 5)}`),
    ],
  },
  duck: waterfowl({ body: '#f8f4ea', wing: '#e4dcc8', tail: '#e4dcc8', beak: '#f2932e', legs: '#f2932e' }, 0),
  duckling: waterfowl({ body: '#f8d650', wing: '#eec038', tail: '#eec038', beak: '#f2932e', legs: '#f2932e' }, -60),
  goose: waterfowl({ body: '#e8e4dc', wing: '#b8b0a2', tail: '#8a8276', beak: '#e8842a', legs: '#e8842a' }, 80),
  lovebird: songbird('#4fb04a', '#348a3e', '#2a7ab0', '#f2682e', '#f6e2c2'),
  canary: songbird('#f6cf3c', '#e0aa24', '#d89a1c', '#fae07a', '#f2a06a'),
  owl: OWL,
  penguin: PENGUIN,
};
