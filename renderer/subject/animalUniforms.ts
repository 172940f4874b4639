import { dressedAnimal } from './dressedAnimals.ts';
import type { Figure } from './figure.ts';
import { ACTORS } from './figureDrawings.ts';
import { ellipse } from './outlines.ts';
import type { SilhouettePart } from './silhouetteShape.ts';

const TOQUE: SilhouettePart = {
  fill: '#f7f5f0',
  path: 'M66 30H134V-2C150 -26 128 -50 110 -40C100 -58 72 -52 74 -34C52 -40 46 -10 66 4Z',
};

/** Clothes that are no job's. */
const OUTFITS: Readonly<Record<string, Figure>> = {
  batik: {
    top: '#7a4526',
    bottom: '#2e2a2c',
    wears: 'trousers',
    extra: [
      {
        fill: '#e2b96c',
        path: [148, 178, 208, 238]
          .flatMap((y, row) =>
            [76, 100, 124].map((x, at) => {
              const [cx, cy] = [x + (row % 2 === 0 ? 0 : 6), y + (at % 2) * 6];
              return `M${cx} ${cy - 11}L${cx + 7} ${cy}L${cx} ${cy + 11}L${cx - 7} ${cy}Z`;
            }),
          )
          .join(''),
      },
      { fill: '#f1dfb6', path: 'M96 130H104V266H96ZM82 126L100 146L118 126L112 122L100 134L88 122Z' },
    ],
  },
  kebaya: {
    top: '#d85f86',
    bottom: '#7a4a2a',
    wears: 'gown',
    extra: [
      { fill: '#f7c9d6', path: 'M92 130L72 262H84L100 150L116 262H128L108 130Z' },
      { fill: '#d9a441', path: ellipse(100, 168, 6) + ellipse(100, 196, 6) },
    ],
    idle: [{ fill: '#d9a441', path: 'M62 300L146 310V322L60 312ZM56 380L150 392V402L54 390Z' }],
  },
  gown: {
    top: '#e07aa6',
    bottom: '#e07aa6',
    wears: 'gown',
    extra: [{ fill: '#ffffff', path: 'M64 244H136V256H64ZM92 186L100 176L108 186L100 196Z' }],
  },
  hoodie: {
    top: '#5a6ea8',
    bottom: '#2e3440',
    wears: 'trousers',
    extra: [
      { fill: '#46578a', path: 'M66 126Q100 168 134 126L138 146Q100 186 62 146ZM72 212H128L134 252H66Z' },
      { fill: '#f4f2ee', path: 'M88 150H92V188H88ZM108 150H112V188H108Z' },
    ],
  },
};

/** The helmet of a space suit around an animal's face. */
const HELMET: readonly SilhouettePart[] = [
  {
    fill: '#f2f5f8',
    path: 'M4 66A96 92 0 1 1 196 66A96 92 0 1 1 4 66ZM20 67A80 77 0 1 0 180 67A80 77 0 1 0 20 67Z',
  },
  { fill: '#ffffff', path: 'M34 42Q46 12 76 0L80 8Q54 20 43 46Z' },
];

/** As whom a dressed animal can work, and how many of the parts that they have on the head are a hat and no face. */
const UNIFORMS = [
  ['cook', 'berpakaian koki/dressed as a cook', 0],
  ['doctor', 'berpakaian dokter/dressed as a doctor', 0],
  ['police', 'berpakaian polisi/dressed as a police officer', 3],
  ['businessman', 'berjas/in a suit', 0],
  ['barista', 'bercelemek/in an apron', 0],
  ['pupil', 'berseragam sekolah/in a school uniform', 0],
  ['king', 'bermahkota/with a crown', 4],
  ['queen', 'bermahkota/with a crown', 4],
  ['wizard', 'bertopi penyihir/in the hat of a wizard', 4],
  ['witch', 'bertopi penyihir/in the hat of a witch', 4],
  ['santa', 'bertopi Sinterklas/in the hat of Santa Claus', 2],
  ['farmer', 'bercaping/in the hat of a farmer', 2],
  ['guard', 'berseragam satpam/in the uniform of a guard', 3],
  ['firefighter', 'berseragam pemadam kebakaran/in the uniform of a firefighter', 2],
  ['soldier', 'berseragam tentara/in the uniform of a soldier', 2],
  ['pilot', 'berseragam pilot/in the uniform of a pilot', 3],
  ['graduate', 'bertoga/in cap and gown', 3],
  ['astronaut', 'berbaju astronot/in a space suit', 0],
  ['batik', 'berbaju batik/in a batik shirt', 0],
  ['kebaya', 'berkebaya/in a kebaya', 0],
  ['gown', 'bergaun/in a dress', 0],
  ['hoodie', 'berhoodie/in a hoodie', 0],
  ['superhero', 'berkostum pahlawan super/in the costume of a superhero', 0],
] as const;

const RABBIT = dressedAnimal('rabbit');

/** The value of the detail `inUniform` for a job; 0 if no animal is dressed as that. */
export const uniformOf = (job: string): number => UNIFORMS.findIndex(([name]) => name === job) + 1;

/** What a uniform is called (Indonesian/English). */
export const uniformName = (value: number): string | undefined => UNIFORMS[value - 1]?.[1];

/** A dressed animal in the clothes of a job. */
export function inUniform(name: string, animal: Figure, value: number): Figure {
  const uniform = UNIFORMS[value - 1];
  if (!uniform) return animal;
  const [job, , hats] = uniform;
  const { top, bottom, wears, extra = [], idle = [], onHead = [], hair, behind } = OUTFITS[job] ?? ACTORS[job]!;
  // A chef's hat would hide the ears that tell a rabbit.
  const hat =
    job === 'astronaut'
      ? HELMET
      : hair === 'toque'
        ? name === RABBIT
          ? []
          : [TOQUE]
        : hats > 0
          ? onHead.slice(-hats)
          : [];
  // Who cooks with paws has no pan in them, which would hang in the air.
  const held = job === 'cook' ? [] : idle;
  return {
    ...animal,
    top,
    bottom,
    wears,
    extra,
    idle: held,
    onHead: hat,
    isShortSleeved: false,
    ...(behind && { behind }),
  };
}
