import { ANIMALS } from '../animalDrawings.ts';
import { SILHOUETTES } from '../silhouettes.ts';

/** Animals whose drawings are icons, which also stand in boxes and sit on branches. */
const MORE_ANIMALS: ReadonlySet<string> = new Set(
  'deer boar pig camel squirrel kangaroo elephant gorilla orangutan heron flamingo penguin owl rooster chicken duck goose seagull tortoise'.split(
    ' ',
  ),
);

/** Whether a subject is an animal on the ground, which can be put into or onto something. */
export const isAnimal = (subject: string | null | undefined): boolean =>
  subject != null && (subject in ANIMALS || MORE_ANIMALS.has(subject)) && SILHOUETTES[subject]?.anchor === 'ground';
