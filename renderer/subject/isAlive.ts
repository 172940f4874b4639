import { ANIMALS } from './animalDrawings.ts';
import { FIGURES } from './figureDrawings.ts';
import { canAct } from './figureLook.ts';

/** Whether a subject is a person or an animal. */
export const isAlive = (name: string): boolean => name in FIGURES || name in ANIMALS || canAct(name);
