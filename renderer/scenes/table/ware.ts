import type { Rgb } from '../../scene.ts';
import type { Workbench } from './turning.ts';

/** A ware and what rises from it. */
export interface Ware {
  /** Units to each side of the foot, and above it, that its canvas must have. */
  reach: number;
  height: number;
  /** Radius of its shadow on the table. */
  foot: number;
  build(bench: Workbench, choice: WareChoice): void;
  /** Height at which steam begins to rise; left out for what is cold. */
  steamAt?: number;
  /** Where flames stand. */
  flames?: readonly (readonly [x: number, height: number])[];
}

export interface WareChoice {
  random(): number;
  /** Colour named in the prompt; null without one. */
  colour: Rgb | null;
}
