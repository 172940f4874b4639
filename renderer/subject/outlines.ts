/*
 * SVG path data of plain shapes for drawing subjects, and such paths changed as a whole.
 */

export function ellipse(cx: number, cy: number, rx: number, ry = rx): string {
  return `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`;
}

export function rect(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}

/** A path's commands and their numbers, each put into another place. Curves of one axis (H, V) must stay straight. */
function mapped(path: string, change: (command: string, numbers: number[]) => readonly [string, number[]]): string {
  return path.replace(/([A-Za-z])([^A-Za-z]*)/gu, (_, command: string, list: string) => {
    const [name, numbers] = change(command, (list.match(/-?\d*\.?\d+/gu) ?? []).map(Number));
    return name + numbers.map((value) => String(Math.round(value * 100) / 100)).join(' ');
  });
}

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
