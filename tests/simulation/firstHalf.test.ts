/** Every second seed from the first on keeps the product's promises among random faults; `simulate.ts` says which. */
import { simulateEverySecond } from './simulate.ts';

simulateEverySecond({ place: 0 });
