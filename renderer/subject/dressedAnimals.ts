import type { Figure } from './figure.ts';
import { placed } from './outlines.ts';
import { headOfAnimal, SITTING } from './sittingAnimals.ts';

/** Where the head of an animal is on a person's neck, and how large. */
const ON_NECK = { size: 0.46, x: -18, y: -6 } as const;

/** Tops and trousers, so that not all of them wear the same. */
const CLOTHES = [
  ['#3d6a9e', '#2e3440'],
  ['#c8503c', '#34405a'],
  ['#3f8f7a', '#4a4038'],
  ['#d89a34', '#3a3f5c'],
] as const;

/** What an animal is called that is dressed and does what people do. */
export const dressedAnimal = (animal: string): string => `dressed-${animal}`;

/** Animals on two legs and in clothes, by the name in `Plan.subject`: those whose face we know from the front. */
export const DRESSED_ANIMALS: Readonly<Record<string, Figure>> = Object.fromEntries(
  Object.keys(SITTING).map((animal, at): [string, Figure] => {
    const { fur, parts } = headOfAnimal(animal);
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
