import { part, type Frame, type Prop } from './animals/prop.ts';
import { ellipse, rect } from './outlines.ts';
import { SILHOUETTES } from './silhouettes.ts';

const WHEELED: ReadonlySet<string> = new Set(
  'car race-car sports-car jeep van bus truck motorbike scooter sport-bike trail-bike bicycle becak tractor'.split(' '),
);
const AIRCRAFT: ReadonlySet<string> = new Set(['airplane', 'propeller-plane', 'helicopter', 'rocket']);

/** Whether a subject is drawn doing what a detail of vehicles says. */
export const doesAct = (subject: string | null, detail: string): boolean =>
  subject !== null && (detail === 'takesOff' ? AIRCRAFT : WHEELED).has(subject) && subject in SILHOUETTES;

export const isWheeled = (subject: string): boolean => WHEELED.has(subject);

/** A puddle of mud, and what splashes from the wheels. */
function mud({ left, right, bottom, middle, wide }: Frame): Prop {
  const splash = (x: number, side: number): string =>
    [
      [20, 40, 20],
      [54, 86, 15],
      [30, 120, 11],
      [86, 60, 17],
      [110, 110, 10],
      [76, 20, 22],
    ]
      .map(([dx, dy, size]) => ellipse(x + side * dx!, bottom - dy!, size!, size! * 0.8))
      .join('');
  return {
    behind: [part('#5a4028', ellipse(middle, bottom + 6, wide * 0.66, 34))],
    before: [
      part(
        '#6a4c30',
        `${ellipse(middle - wide * 0.28, bottom - 2, wide * 0.24, 20)}${ellipse(middle + wide * 0.28, bottom - 2, wide * 0.24, 20)}`,
      ),
      part('#6a4c30', splash(left + 20, -1) + splash(right - 20, 1)),
    ],
    reach: { left: 150, right: 150, up: 0, down: 42 },
  };
}

/** Dust behind the wheels, and streaks of the air. */
function speed({ left, top, bottom, tall }: Frame): Prop {
  return {
    behind: [
      part(
        '#e8e2d8',
        `${ellipse(left - 20, bottom - 26, 54, 34)}${ellipse(left - 84, bottom - 40, 46, 32)}${ellipse(left - 132, bottom - 20, 34, 24)}`,
      ),
      part(
        '#f6f4f0',
        [0.24, 0.44, 0.62]
          .map((at, row) => rect(left - 190 + row * 40, Math.round(top + tall * at), 170 - row * 30, 9))
          .join(''),
      ),
    ],
    reach: { left: 196, right: 0, up: 0, down: 12 },
  };
}

/** What the details of a plan put around a vehicle. */
export const VEHICLE_PROPS: Readonly<Record<string, (frame: Frame) => Prop>> = {
  inMud: mud,
  speeds: speed,
};
