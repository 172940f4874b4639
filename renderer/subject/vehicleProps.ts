import { part, type Frame, type Prop } from './animals/prop.ts';
import { ellipse, rect } from './outlines.ts';
import { SILHOUETTES } from './silhouettes.ts';

const WHEELED: ReadonlySet<string> = new Set(
  'car race-car sports-car jeep van bus truck pickup convertible motorbike scooter sport-bike trail-bike bicycle becak tractor'.split(
    ' ',
  ),
);
const AIRCRAFT: ReadonlySet<string> = new Set(['airplane', 'propeller-plane', 'helicopter', 'rocket']);

const DOERS: Readonly<Record<string, ReadonlySet<string>>> = {
  takesOff: AIRCRAFT,
  onBridge: new Set([...WHEELED, 'train']),
};

/** Whether a subject is drawn doing what a detail of vehicles says. */
export const doesAct = (subject: string | null, detail: string): boolean =>
  subject !== null && (DOERS[detail] ?? WHEELED).has(subject) && subject in SILHOUETTES;

/** Whether a subject goes on wheels, on a road or on rails. */
export const isWheeled = (subject: string): boolean => WHEELED.has(subject) || subject === 'train';

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

/** Spans of stone on piers, with a railing; what is on it stands at the top. */
function bridge({ left, right, bottom, wide }: Frame): Prop {
  const [from, to] = [left - wide * 0.34, right + wide * 0.34];
  const span = (to - from) / 4;
  const deep = span * 0.9;
  const spans = [0, 1, 2, 3].map((at) => from + span * at);
  const piers = spans.map((x) => {
    const [a, b] = [x + span * 0.12, x + span * 0.88];
    return `M${x} ${bottom + 12}H${x + span}V${bottom + deep}H${b}V${bottom + deep * 0.56}A${span * 0.38} ${deep * 0.4} 0 0 0 ${a} ${bottom + deep * 0.56}V${bottom + deep}H${x}Z`;
  });
  return {
    behind: [
      part('#5a5048', spans.map((x) => rect(x + span * 0.86, bottom + deep * 0.5, span * 0.05, deep * 0.5)).join('')),
      ...piers.map((path) => part('#a89a88', path)),
      part('#8a7c6c', rect(from, bottom + 12, to - from, 10)),
      part('#c4b8a6', rect(from, bottom, to - from, 14)),
      part(
        '#93866f',
        spans
          .flatMap((x) => [0.04, 0.94].map((at) => rect(x + span * at, bottom + 40, span * 0.03, deep - 40)))
          .join(''),
      ),
    ],
    reach: { left: wide * 0.34, right: wide * 0.34, up: 0, down: deep },
  };
}

/** What the details of a plan put around a vehicle. */
export const VEHICLE_PROPS: Readonly<Record<string, (frame: Frame) => Prop>> = {
  inMud: mud,
  onBridge: bridge,
  speeds: speed,
};
