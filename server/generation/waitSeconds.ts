interface Amount {
  items: number;
  /** Of work, all items together. */
  seconds: number;
}

/** What an engine has to do. */
export interface Waiting {
  running: Amount;
  /** What waits, by owner. */
  owners: Map<string, Amount>;
}

/**
 * Seconds until the next item of a person begins when owners take turns: own items that wait come first, and as many of
 * everybody else's, each owner's of their usual length. What runs is half done.
 * @param places works that the engine does at a time, as far as it says; as many as run are there in any case
 */
export function waitSeconds(
  { running, owners }: Waiting,
  { userId, places }: { userId: string; places: number },
): number {
  const own = owners.get(userId) ?? { items: 0, seconds: 0 };
  const turn = own.items + 1;
  const ahead = { ...own };
  for (const [owner, { items, seconds }] of owners) {
    if (owner === userId) continue;
    const before = Math.min(items, turn);
    ahead.items += before;
    ahead.seconds += (seconds / items) * before;
  }
  const sharing = Math.max(places, running.items);
  if (running.items + ahead.items < sharing) return 0;
  return Math.ceil((ahead.seconds + running.seconds / 2) / sharing);
}
