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
 * @param concurrency works that the engine does at a time, as far as it says; as many as run are there in any case
 */
export function waitSeconds(
  { running, owners }: Waiting,
  { userId, concurrency }: { userId: string; concurrency: number },
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
  const sharing = Math.max(concurrency, running.items);
  if (running.items + ahead.items < sharing) return 0;
  return Math.ceil((ahead.seconds + running.seconds / 2) / sharing);
}

/**
 * Seconds until what has a place in the queue begins, each ahead of it being as long as what waits is on average. What
 * runs is half done.
 * @param place 1 is next
 */
export function secondsToTurn(
  { running, owners }: Waiting,
  { place, concurrency }: { place: number; concurrency: number },
): number {
  let waiting: Amount = { items: 0, seconds: 0 };
  for (const { items, seconds } of owners.values())
    waiting = { items: waiting.items + items, seconds: waiting.seconds + seconds };
  const sharing = Math.max(concurrency, running.items);
  const usual = waiting.items > 0 ? waiting.seconds / waiting.items : 0;
  // Work waits because every place is taken, also where the reading is from before it was.
  const underWay = running.items > 0 ? running.seconds : usual * sharing;
  return Math.ceil((underWay / 2 + usual * (place - 1)) / sharing);
}
