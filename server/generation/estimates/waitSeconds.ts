interface Amount {
  items: number;
  /** Seconds of work, all items together. */
  seconds: number;
}

/** An engine's running and waiting work. */
export interface Waiting {
  running: Amount;
  /** Waiting work, by owner. */
  owners: Map<string, Amount>;
}

/**
 * Expected seconds until a person's next item begins when owners take turns: first the person's own waiting items, and as
 * many of every other owner, at that owner's average length. Running items count as half done.
 * @param concurrency the engine's declared concurrency; at least as many as are running
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
 * Expected seconds until the item at a place in the queue begins; items ahead of it count with the average length of
 * waiting items, running ones as half done.
 * @param place 1 is next
 */
export function secondsInQueue(
  { running, owners }: Waiting,
  { place, concurrency }: { place: number; concurrency: number },
): number {
  let waiting: Amount = { items: 0, seconds: 0 };
  for (const { items, seconds } of owners.values())
    waiting = { items: waiting.items + items, seconds: waiting.seconds + seconds };
  const sharing = Math.max(concurrency, running.items);
  const usual = waiting.items > 0 ? waiting.seconds / waiting.items : 0;
  // Waiting means that every slot is busy, even if the reading is from before they were.
  const underWay = running.items > 0 ? running.seconds : usual * sharing;
  return Math.ceil((underWay / 2 + usual * (place - 1)) / sharing);
}
