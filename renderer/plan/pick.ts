/**
 * Chooses one of several values by the plan's seed. Each choice has a name, and its result depends on nothing but this
 * and the seed: another choice, made or not made, leaves it as it is.
 */
export type Pick = <Value>(choice: string, values: readonly Value[]) => Value;

/** The choices of a seed, from its streams of numbers. */
export function createPick(streams: (name: string) => () => number): Pick {
  return (choice, values) => values[Math.floor(streams(choice)() * values.length)]!;
}
