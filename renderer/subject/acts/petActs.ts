import { WALKING } from '../animals/strides.ts';
import { moved } from '../outlines.ts';
import type { SilhouettePart, SilhouetteShape } from '../silhouetteShape.ts';
import { SITTING } from '../sittingAnimals.ts';
import type { Act } from './act.ts';
import { disc, FACING, INK, line, shape, SQUATTING, STEEL, stoolAt, tableAt, UPRIGHT } from './parts.ts';

type Pet = 'cat' | 'dog';

/** An animal's drawing, smaller and elsewhere. */
const put = ({ parts }: SilhouetteShape, size: number, by: readonly [number, number]): SilhouettePart[] =>
  parts.map(({ fill, path }) => ({ fill, path: moved(path, { size, by }) }));

const bathes = (pet: Pet): Act => ({
  most: 2,
  layers: [
    put(SITTING[pet]!, 0.56, [202, 206]),
    [
      shape('#4f8fb8', 'M188 392H506L484 504H210Z'),
      shape('#3c769c', 'M186 384H508L504 406H190Z'),
      ...[200, 242, 286, 408, 452, 490].map((x, at) =>
        disc(at % 2 ? '#f4f8fb' : '#e2edf4', x, 386 - (at % 3) * 7, 26, 21),
      ),
      ...[264, 330, 424].map((x, at) => disc('#f8fbfd', x, 356 + (at % 2) * 12, 21, 18)),
      disc('#f4f8fb', 346, 208, 30, 17),
      disc('#ffffff', 330, 198, 16, 12),
    ],
    {
      pose: {
        ...SQUATTING,
        lean: 22,
        nod: 8,
        arms: [
          [262, 330],
          [240, 352],
        ],
      },
    },
    {
      pose: {
        ...SQUATTING,
        arms: [
          [236, 330],
          [226, 352],
        ],
      },
      who: 1,
      isOptional: true,
      isMirrored: true,
      at: [494, 0],
    },
    [
      ...stoolAt(74, 452),
      disc('#f4f8fb', 258, 336, 22, 17),
      disc('#d8ecf8', 212, 268, 11),
      disc('#e6f3fb', 470, 250, 15),
      disc('#d8ecf8', 240, 210, 8),
    ],
  ],
});

const holds = (pet: Pet): Act => ({
  most: 3,
  apart: 230,
  layers: [
    {
      pose: {
        ...FACING,
        nod: 6,
        arms: [
          [74, 246],
          [136, 262, -1],
        ],
      },
      held: put(SITTING[pet]!, 0.34, [16, 130]),
      mood: 'laugh',
    },
  ],
});

const examines = (pet: Pet): Act => ({
  most: 1,
  layers: [
    [
      ...tableAt(150, 372, 300).map(({ path }, at) => ({ fill: at === 2 ? '#c9d2d8' : STEEL, path })),
      ...put(SITTING[pet]!, 0.5, [206, 122]),
    ],
    {
      pose: {
        ...UPRIGHT,
        lean: 12,
        nod: 10,
        arms: [
          [252, 268, -1],
          [238, 306, -1],
        ],
      },
    },
    [line(INK, 5, [130, 160], [168, 226], [226, 250], [262, 266]), disc(STEEL, 266, 268, 11)],
  ],
});

const walks = (pet: Pet): Act => ({
  most: 2,
  spare: 0,
  layers: [
    [line('#a8323e', 6, [166, 262], [262, 330], [404, 372])],
    {
      pose: {
        ...UPRIGHT,
        lean: 3,
        nod: 0,
        arms: [
          [52, 252],
          [160, 252],
        ],
        legs: [
          [58, 488],
          [142, 490],
        ],
      },
    },
    {
      pose: {
        ...UPRIGHT,
        arms: [
          [56, 252],
          [142, 256],
        ],
        legs: [
          [62, 488],
          [140, 490],
        ],
      },
      who: 1,
      isOptional: true,
      at: [-130, 0],
    },
    put(WALKING[pet]!, 0.5, [216, 256]),
    [line('#a8323e', 12, [396, 376], [440, 384])],
  ],
});

/** What people do with a cat or a dog. */
export const PET_ACTS: Readonly<Record<string, Act>> = {
  bathesDog: bathes('dog'),
  bathesCat: bathes('cat'),
  holdsDog: holds('dog'),
  holdsCat: holds('cat'),
  examinesDog: examines('dog'),
  examinesCat: examines('cat'),
  walksDog: walks('dog'),
};
