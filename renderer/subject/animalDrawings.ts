import { BEASTS } from './animals/beasts.ts';
import { BIRDS } from './animals/birds.ts';
import { INSECTS } from './animals/insects.ts';
import { GRAZING } from './grazingDrawings.ts';
import { ellipse } from './outlines.ts';
import { SITTING } from './sittingAnimals.ts';
import type { SilhouettePart, SilhouetteShape } from './silhouetteShape.ts';

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

/** Animals that no icon shows well, by the name in `Plan.subject`. */
export const ANIMALS: Record<string, SilhouetteShape> = {
  ...GRAZING,
  ...SITTING,
  ...BIRDS,
  ...BEASTS,
  ...INSECTS,
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
