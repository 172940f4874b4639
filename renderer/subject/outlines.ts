/*
 * SVG path data of plain shapes for drawing subjects, and such paths changed as a whole.
 */

export function ellipse(cx: number, cy: number, rx: number, ry = rx): string {
  return `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`;
}

export function rect(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}

/** A command of a path with its numbers. */
type Step = readonly [command: string, numbers: readonly number[]];

/** Paths as their steps. Figures are put together from the same few hundred, and reading one is most of the cost. */
const stepsByPath = new Map<string, readonly Step[]>();
const MOST_PATHS = 2000;

function stepsOf(path: string): readonly Step[] {
  const known = stepsByPath.get(path);
  if (known) return known;
  const steps = path.match(/[A-Za-z][^A-Za-z]*/gu) ?? [];
  return remember(
    path,
    steps.map((step) => [step[0]!, (step.match(/-?\d*\.?\d+/gu) ?? []).map(Number)]),
  );
}

function remember(path: string, steps: readonly Step[]): readonly Step[] {
  if (stepsByPath.size >= MOST_PATHS) stepsByPath.clear();
  stepsByPath.set(path, steps);
  return steps;
}

type Change = (command: string, numbers: readonly number[]) => Step;

/** A path's steps, each put into another place. Curves of one axis (H, V) must stay straight. */
const changed = (path: string, change: Change): readonly Step[] =>
  stepsOf(path).map(([command, numbers]): Step => {
    const [name, put] = change(command, numbers);
    // Without a negative zero, which is written like the other one.
    return [name, put.map((value) => Math.round(value * 100) / 100 + 0)];
  });

function written(steps: readonly Step[]): string {
  const path = steps.map(([command, numbers]) => command + numbers.join(' ')).join('');
  remember(path, steps);
  return path;
}

const mapped = (path: string, change: Change): string => written(changed(path, change));

/** A path moved and scaled. */
export const placed = (path: string, dx: number, dy: number, size: number): string =>
  mapped(path, (command, numbers) => [
    command,
    numbers.map((value, at) => {
      if (command === 'A') {
        const place = at % 7;
        return place < 2 ? value * size : place < 5 ? value : value * size + (place === 5 ? dx : dy);
      }
      if (command === 'H') return value * size + dx;
      if (command === 'V') return value * size + dy;
      if (command === command.toLowerCase()) return value * size;
      return value * size + (at % 2 === 0 ? dx : dy);
    }),
  ]);

/** A path turned by a quarter to the left, so that what was at the top is at the left: x becomes `-y`. */
export const turned = (path: string): string =>
  mapped(path, (command, numbers) => {
    if (command === 'H') return ['V', numbers.map((x) => -x)];
    if (command === 'h') return ['v', numbers.map((x) => -x)];
    if (command === 'V' || command === 'v') return [command === 'V' ? 'H' : 'h', numbers];
    const perPoint = command === 'A' || command === 'a' ? 7 : 2;
    return [
      command,
      numbers.map((value, at) => {
        const place = at % perPoint;
        if (perPoint === 2) return place === 0 ? numbers[at + 1]! : -numbers[at - 1]!;
        if (place === 0) return numbers[at + 1]!;
        if (place === 1) return numbers[at - 1]!;
        if (place < 5) return value;
        return place === 5 ? numbers[at + 1]! : -numbers[at - 1]!;
      }),
    ];
  });

/** How a path is put elsewhere: turned about a point, then mirrored (left for right) and scaled there, then moved. */
export interface Move {
  about?: readonly [x: number, y: number];
  /** Clockwise. */
  degrees?: number;
  isMirrored?: boolean;
  size?: number;
  by?: readonly [x: number, y: number];
}

/** A path turned, mirrored, scaled and moved. */
export const moved = (path: string, move: Move): string => written(movedSteps(path, move));

/** The same as steps, whose commands are capitals with whole points, but for H and V. */
function movedSteps(
  path: string,
  { about: [cx, cy] = [0, 0], degrees = 0, isMirrored = false, size = 1, by: [dx, dy] = [0, 0] }: Move,
): readonly Step[] {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const across = isMirrored ? -size : size;
  const vector = (x: number, y: number): [number, number] => [(x * cos - y * sin) * across, (x * sin + y * cos) * size];
  const point = (x: number, y: number): [number, number] => {
    const [vx, vy] = vector(x - cx, y - cy);
    return [vx + cx + dx, vy + cy + dy];
  };
  // Where the last command ended: lines along an axis need it once they are turned.
  let [penX, penY, startX, startY] = [0, 0, 0, 0];
  return changed(path, (command, numbers) => {
    const isRelative = command === command.toLowerCase();
    const from = isRelative ? [penX, penY] : [0, 0];
    switch (command) {
      case 'Z':
      case 'z':
        [penX, penY] = [startX, startY];
        return [command, numbers];
      case 'H':
      case 'h':
        penX = from[0]! + numbers[0]!;
        return ['L', point(penX, penY)];
      case 'V':
      case 'v':
        penY = from[1]! + numbers[0]!;
        return ['L', point(penX, penY)];
      case 'A':
      case 'a': {
        const put: number[] = [];
        for (let at = 0; at < numbers.length; at += 7) {
          const [rx, ry, turn, large, sweep, x, y] = numbers.slice(at, at + 7) as [
            number,
            number,
            number,
            number,
            number,
            number,
            number,
          ];
          [penX, penY] = [(isRelative ? penX : 0) + x, (isRelative ? penY : 0) + y];
          const angle = isMirrored ? -(turn + degrees) : turn + degrees;
          put.push(rx * size, ry * size, angle, large, isMirrored ? 1 - sweep : sweep, ...point(penX, penY));
        }
        return ['A', put];
      }
      default: {
        const put: number[] = [];
        const perStep = { Q: 4, q: 4, C: 6, c: 6 }[command] ?? 2;
        for (let at = 0; at < numbers.length; at += perStep) {
          const [baseX, baseY] = isRelative ? [penX, penY] : [0, 0];
          for (let pair = at; pair < at + perStep; pair += 2) {
            [penX, penY] = [baseX + numbers[pair]!, baseY + numbers[pair + 1]!];
            put.push(...point(penX, penY));
          }
          if (command === 'M' || command === 'm') [startX, startY] = [penX, penY];
        }
        return [command.toUpperCase(), put];
      }
    }
  });
}

/** Left, top, right and bottom of paths whose arcs are halves of ellipses; a little more where curves do not reach their handles. */
export function boundsOf(paths: readonly string[]): readonly [number, number, number, number] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const add = (x: number, y: number): void => {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  };
  for (const path of paths) {
    let [penX, penY] = [0, 0];
    for (const [command, numbers] of movedSteps(path, {})) {
      if (command === 'A') {
        for (let at = 0; at < numbers.length; at += 7) {
          const [rx, ry, , , , x, y] = numbers.slice(at, at + 7) as [
            number,
            number,
            number,
            number,
            number,
            number,
            number,
          ];
          const [cx, cy] = [(penX + x) / 2, (penY + y) / 2];
          const along = Math.max(Math.abs(x - penX) / 2, Math.min(rx, ry));
          const across = Math.max(Math.abs(y - penY) / 2, ry);
          add(cx - along, cy - across);
          add(cx + along, cy + across);
          [penX, penY] = [x, y];
        }
        continue;
      }
      for (let at = 0; at + 1 < numbers.length; at += 2) {
        [penX, penY] = [numbers[at]!, numbers[at + 1]!];
        add(penX, penY);
      }
    }
  }
  return [left, top, right, bottom];
}
