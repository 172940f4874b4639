interface Placed {
  offsetLeft: number;
  offsetTop: number;
}

/**
 * The element that an arrow key, Home or End leads to, in rows of any length.
 * @returns null when the key leads nowhere
 */
export function nextInGrid<Element extends Placed>(
  all: readonly Element[],
  from: Element,
  key: string,
): Element | null {
  const index = all.indexOf(from);
  if (index === -1) return null;
  const inColumn = (each: Element) => each.offsetLeft === from.offsetLeft;
  const steps: Record<string, () => Element | undefined> = {
    ArrowRight: () => all[index + 1],
    ArrowLeft: () => all[index - 1],
    ArrowDown: () => all.slice(index + 1).find(inColumn),
    ArrowUp: () => all.slice(0, index).findLast(inColumn),
    Home: () => all[0],
    End: () => all.at(-1),
  };
  return steps[key]?.() ?? null;
}
