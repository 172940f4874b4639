/** What mail server and push service accepted, by subject, and how often they may accept it again. */
export interface TakenMessages {
  take(key: string): void;
  /** How often it was accepted. */
  count(key: string): number;
  /** Allows everything accepted since `mark` once more: its sender cannot know that it was sent. */
  allowAgain(mark: number): void;
  /** For `allowAgain`. */
  mark(): number;
  /** Recipients who got more than `most` and what faults allow. */
  isTooOften(key: string, most: number): boolean;
  /** The service refused it permanently: it need not arrive. */
  refuse(key: string): void;
  isRefused(key: string): boolean;
}

export function createTakenMessages(): TakenMessages {
  const order: string[] = [];
  const taken = new Map<string, number>();
  const again = new Map<string, number>();
  const refused = new Set<string>();
  const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  const count = (key: string) => taken.get(key) ?? 0;
  return {
    take(key) {
      order.push(key);
      add(taken, key);
    },
    count,
    mark: () => order.length,
    allowAgain(mark) {
      for (const key of order.slice(mark)) add(again, key);
    },
    isTooOften: (key, most) => count(key) > most + (again.get(key) ?? 0),
    refuse: (key) => void refused.add(key),
    isRefused: (key) => refused.has(key),
  };
}
