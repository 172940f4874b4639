import { part } from './silhouetteShape.ts';
import type { Frame, Prop } from './animals/prop.ts';
import { ellipse, rect } from './outlines.ts';
import { SILHOUETTES } from './silhouettes.ts';

const WHEELED: ReadonlySet<string> = new Set(
  'car race-car sports-car jeep van bus truck sand-truck pickup convertible motorbike scooter sport-bike trail-bike bicycle becak tractor'.split(
    ' ',
  ),
);
const AIRCRAFT: ReadonlySet<string> = new Set(['airplane', 'propeller-plane', 'helicopter', 'rocket']);

const DOERS: Readonly<Record<string, ReadonlySet<string>>> = {
  takesOff: AIRCRAFT,
  onBridge: new Set([...WHEELED, 'train']),
  charges: new Set('car sports-car jeep van bus truck sand-truck pickup convertible motorbike scooter'.split(' ')),
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

/** A charging post behind it, with a cable to its flank. */
function charger({ left, top, bottom, tall, wide }: Frame): Prop {
  const x = left - 110;
  const from = bottom - Math.max(tall * 1.15, 260);
  const plug = [left + wide * 0.1, bottom - tall * 0.52] as const;
  return {
    behind: [
      part('#dfe6ea', rect(x, from, 84, bottom - from)),
      part('#2f9a6a', rect(x, from, 84, 46)),
      part('#22303a', rect(x + 14, from + 62, 56, 50)),
      part('#7af0c0', rect(x + 20, from + 70, 44, 20)),
      part(
        '#f6f4ee',
        `M${x + 46} ${from + 6}L${x + 30} ${from + 26}H${x + 42}L${x + 36} ${from + 42}L${x + 56} ${from + 20}H${x + 44}Z`,
      ),
      part('#b8c2c8', rect(x - 10, bottom - 14, 104, 14)),
    ],
    before: [
      part(
        '#23282e',
        `M${x + 78} ${from + 130}C${x + 130} ${bottom - 10} ${plug[0] - 30} ${bottom - 20} ${plug[0]} ${plug[1]}L${plug[0] + 10} ${plug[1] + 4}C${plug[0] - 20} ${bottom - 4} ${x + 120} ${bottom + 8} ${x + 70} ${from + 136}Z`,
      ),
      part('#2f9a6a', ellipse(plug[0] + 4, plug[1], 13, 11)),
    ],
    reach: { left: 124, right: 0, up: Math.max(0, top - from), down: 0 },
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
  charges: charger,
  speeds: speed,
};
