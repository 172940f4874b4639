import { ellipse, rect } from '../outlines.ts';
import { part } from '../silhouetteShape.ts';
import type { Frame, Prop } from './prop.ts';

/** How much of an animal the side of what it sits in hides: of one that lies, less. */
const hidden = ({ wide, tall }: Frame, share: number, most: number): number =>
  Math.min(tall * (tall < wide * 0.8 ? share * 0.5 : share), most);

/** An open cardboard box with its flaps folded outwards. */
export function box(frame: Frame): Prop {
  const { left, right, bottom } = frame;
  const rim = bottom - hidden(frame, 0.44, 210);
  const [l, r, foot] = [left - 40, right + 40, bottom + 24];
  return {
    behind: [
      part('#9c7444', `M${l} ${rim}L${l + 40} ${rim - 46}H${r - 40}L${r} ${rim}V${foot}H${l}Z`),
      part('#c79c66', `M${l + 40} ${rim - 46}L${l + 18} ${rim - 104}H${r - 18}L${r - 40} ${rim - 46}Z`),
    ],
    before: [
      part('#c2935a', `M${l} ${rim}H${r}L${r - 10} ${foot}H${l + 10}Z`),
      part('#d9b07a', `M${l} ${rim}L${l - 66} ${rim + 40}L${l - 58} ${rim + 66}L${l + 2} ${rim + 26}Z`),
      part('#d9b07a', `M${r} ${rim}L${r + 66} ${rim + 40}L${r + 58} ${rim + 66}L${r - 2} ${rim + 26}Z`),
      part('#dcb884', `M${l} ${rim}H${r}V${rim + 14}H${l}Z`),
      part('#e6cf9c', rect((l + r) / 2 - 26, rim, 52, 74)),
      part('#7a5630', `${rect(r - 92, foot - 76, 10, 40)}${rect(r - 76, foot - 76, 10, 40)}`),
    ],
    reach: { left: 110, right: 110, up: 0, down: 26 },
  };
}

/** A woven basket with a handle over it. */
export function basket(frame: Frame): Prop {
  const { left, right, bottom, tall, middle } = frame;
  const rim = bottom - hidden(frame, 0.4, 190);
  const [l, r, foot] = [left - 34, right + 34, bottom + 24];
  const weave = Array.from({ length: 5 }, (_, row) => {
    const y = rim + 24 + (row * (foot - rim - 20)) / 5;
    return Array.from({ length: 8 }, (__, at) => {
      const x = l + 26 + ((at + (row % 2) * 0.5) * (r - l - 52)) / 8.5;
      return rect(Math.round(x), Math.round(y), Math.round((r - l - 52) / 15), 14);
    }).join('');
  }).join('');
  const high = bottom - tall - 60;
  return {
    behind: [
      part(
        '#8a5c30',
        `M${l + 6} ${rim}C${l - 10} ${high - 40} ${r + 10} ${high - 40} ${r - 6} ${rim}H${r - 30}C${r - 20} ${high} ${l + 20} ${high} ${l + 30} ${rim}Z`,
      ),
      part('#7a5028', ellipse(middle, rim, (r - l) / 2, 26)),
    ],
    before: [
      part('#b98448', `M${l} ${rim}H${r}L${r - 34} ${foot}H${l + 34}Z`),
      part('#8f6232', weave),
      part('#d8a862', `M${l - 8} ${rim - 10}H${r + 8}V${rim + 16}H${l - 8}Z`),
    ],
    reach: { left: 44, right: 44, up: 80, down: 26 },
  };
}

/** A cage of wire with a dome and a ring to hang it by. */
export function cage({ left, right, top, bottom, middle }: Frame): Prop {
  const [l, r, roof, foot] = [left - 60, right + 60, top - 40, bottom + 20];
  const wires = Array.from({ length: 9 }, (_, at) => l + 4 + (at * (r - l - 16)) / 8);
  const dome = `M${l} ${roof}C${l} ${roof - 150} ${r} ${roof - 150} ${r} ${roof}H${r - 12}C${r - 12} ${roof - 134} ${l + 12} ${roof - 134} ${l + 12} ${roof}Z`;
  const bow = (reach: number): string =>
    `M${middle - reach} ${roof}Q${middle - reach} ${roof - 96} ${middle} ${roof - 112}Q${middle + reach} ${roof - 96} ${middle + reach} ${roof}H${middle + reach - 8}Q${middle + reach - 8} ${roof - 88} ${middle} ${roof - 102}Q${middle - reach + 8} ${roof - 88} ${middle - reach + 8} ${roof}Z`;
  return {
    behind: [part('#7a5a34', rect(l - 10, foot - 16, r - l + 20, 50))],
    before: [
      part('#c99a3a', dome + bow((r - l) * 0.28)),
      part(
        '#d8aa46',
        wires.map((x) => rect(Math.round(x), roof, 8, foot - roof)).join('') +
          rect(l, roof - 6, r - l, 12) +
          rect(l, (roof + foot) / 2, r - l, 10),
      ),
      part('#a87a2c', rect(l - 12, foot - 10, r - l + 24, 20)),
      part('#8a6426', rect(l - 16, foot + 10, r - l + 32, 34)),
      part(
        '#c99a3a',
        `M${middle - 24} ${roof - 130}A24 24 0 1 1 ${middle + 24} ${roof - 130}A24 24 0 1 1 ${middle - 24} ${roof - 130}ZM${middle - 13} ${roof - 130}A13 13 0 1 0 ${middle + 13} ${roof - 130}A13 13 0 1 0 ${middle - 13} ${roof - 130}Z`,
      ),
    ],
    reach: { left: 80, right: 80, up: 200, down: 66 },
  };
}

/** A shoulder bag, open at the top. */
export function bag(frame: Frame): Prop {
  const { left, right, bottom, tall, middle } = frame;
  const rim = bottom - hidden(frame, 0.46, 220);
  const [l, r, foot] = [left - 20, right + 20, bottom + 24];
  return {
    behind: [
      part(
        '#4a3a6a',
        `M${l + 30} ${rim}C${l + 40} ${rim - 300} ${r - 40} ${rim - 300} ${r - 30} ${rim}H${r - 52}C${r - 66} ${rim - 262} ${l + 66} ${rim - 262} ${l + 52} ${rim}Z`,
      ),
      part('#332650', ellipse(middle, rim, (r - l) / 2, 26)),
    ],
    before: [
      part(
        '#6a549a',
        `M${l} ${rim}H${r}L${r + 22} ${foot - 30}Q${r + 20} ${foot} ${r - 20} ${foot}H${l + 20}Q${l - 20} ${foot} ${l - 22} ${foot - 30}Z`,
      ),
      part('#8a74ba', `M${l} ${rim - 4}H${r}V${rim + 18}H${l}Z`),
      part('#54407e', `M${middle - 84} ${rim + 60}H${middle + 84}V${foot - 30}H${middle - 84}Z`),
      part('#e0b84a', `${rect(middle - 84, rim + 72, 168, 8)}${rect(middle - 8, rim + 76, 16, 30)}`),
    ],
    reach: { left: 44, right: 44, up: Math.max(0, 300 - tall), down: 26 },
  };
}

/** A cup large enough to sit in. */
export function cup(frame: Frame): Prop {
  const { left, right, bottom } = frame;
  const rim = bottom - hidden(frame, 0.42, 200);
  const [l, r, foot] = [left - 20, right + 20, bottom + 24];
  return {
    behind: [
      part('#b8c4cc', ellipse((l + r) / 2, rim, (r - l) / 2, 24)),
      part(
        '#e9eef0',
        `M${r - 20} ${rim + 30}C${r + 110} ${rim + 10} ${r + 110} ${foot - 30} ${r - 40} ${foot - 40}L${r - 30} ${foot - 66}C${r + 60} ${foot - 60} ${r + 60} ${rim + 50} ${r - 20} ${rim + 60}Z`,
      ),
    ],
    before: [
      part(
        '#f4f6f6',
        `M${l} ${rim}H${r}C${r} ${foot - 60} ${r - 60} ${foot} ${(l + r) / 2} ${foot}C${l + 60} ${foot} ${l} ${foot - 60} ${l} ${rim}Z`,
      ),
      part('#4a9ac4', `M${l} ${rim + 40}H${r}V${rim + 62}H${l}Z`),
      part('#ffffff', rect(l, rim - 8, r - l, 16)),
    ],
    reach: { left: 26, right: 100, up: 0, down: 26 },
  };
}
