import { simulateEverySecond } from './simulate.ts';

simulateEverySecond({ place: 1 });
