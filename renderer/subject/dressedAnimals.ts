import type { Figure } from './figure.ts';
import { ellipse, placed } from './outlines.ts';
import { head, headOfAnimal, type Look, SITTING } from './sittingAnimals.ts';
import type { SilhouettePart } from './silhouetteShape.ts';

/** Where the head of an animal is on a person's neck, and how large. */
const ON_NECK = { size: 0.46, x: -18, y: -6 } as const;

/** Tops and trousers, so that not all of them wear the same. */
const CLOTHES = [
  ['#3d6a9e', '#2e3440'],
  ['#c8503c', '#34405a'],
  ['#3f8f7a', '#4a4038'],
  ['#d89a34', '#3a3f5c'],
] as const;

/** Animals that sit in no picture as these heads, and are dressed with them. */
const FURTHER: Readonly<Record<string, Look>> = {
  hamster: { fur: '#d9a45c', light: '#fdf4e2', ears: 'round' },
  squirrel: { fur: '#b5713a', light: '#f6e3c8', ears: 'tall' },
  pig: {
    fur: '#f0a8b0',
    light: '#e58a96',
    ears: 'tall',
    headMarks: [
      { fill: '#e58a96', path: ellipse(256, 198, 50, 38) },
      { fill: '#8f4450', path: `${ellipse(238, 198, 9, 13)}${ellipse(274, 198, 9, 13)}` },
    ],
  },
  elephant: {
    fur: '#8f949c',
    light: '#8f949c',
    ears: 'wide',
    headMarks: [
      { fill: '#8f949c', path: ellipse(256, 204, 60, 50) },
      { fill: '#7d828b', path: 'M228 190Q256 176 284 190L280 300Q274 336 236 330L236 308Q252 310 252 294Z' },
      { fill: '#f6f1e4', path: 'M214 236L204 284L230 244ZM298 236L308 284L282 244Z' },
    ],
  },
};

const headOf = (animal: string): { fur: string; parts: readonly SilhouettePart[] } => {
  const look = FURTHER[animal];
  return look ? { fur: look.limbs ?? look.fur, parts: head(look) } : headOfAnimal(animal);
};

/** What an animal is called that is dressed and does what people do. */
export const dressedAnimal = (animal: string): string => `dressed-${animal}`;

/** Animals on two legs and in clothes, by the name in `Plan.subject`: those whose face we know from the front. */
export const DRESSED_ANIMALS: Readonly<Record<string, Figure>> = Object.fromEntries(
  [...Object.keys(SITTING), ...Object.keys(FURTHER)].map((animal, at): [string, Figure] => {
    const { fur, parts } = headOf(animal);
    const [top, bottom] = CLOTHES[at % CLOTHES.length]!;
    return [
      dressedAnimal(animal),
      {
        top,
        bottom,
        wears: 'trousers',
        isShortSleeved: true,
        skin: fur,
        head: parts.map(({ fill, path }) => ({ fill, path: placed(path, ON_NECK.x, ON_NECK.y, ON_NECK.size) })),
      },
    ];
  }),
);

/** Whether an animal is only shown dressed for its clothes' sake: what it does, it does as it is. */
export const isDressedOnly = (animal: string): boolean => animal in FURTHER;
