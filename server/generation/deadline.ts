/** Even an idle engine may be restarted or busy with others' work; nobody is told to hope for less than this. */
const PATIENCE_SECONDS = 15 * 60;
/** A crowded machine renders this much slower than the estimate. */
const SLOWNESS = 6;

/**
 * When an unfinished task is ended and its coins come back; shown to the person when the task is taken.
 * @param place 1 for the first item of a batch: later ones wait for it
 */
export function deadlineOf({
  now,
  expectedSeconds,
  place,
}: {
  now: Date;
  expectedSeconds: number;
  place: number;
}): Date {
  return new Date(now.getTime() + (PATIENCE_SECONDS + expectedSeconds * SLOWNESS * place) * 1000);
}

/** Who is still in a queue after this long is told so, rather than kept waiting for ever. */
const LONGEST_WAIT_MS = 24 * 3600 * 1000;

/**
 * The deadline of a task whose engine says that it waits in its queue: waiting is no work, so that the deadline moves along
 * with it, up to a day after the task was taken.
 */
export function whileWaiting(
  { createdAt, deadlineAt, expectedSeconds }: { createdAt: Date; deadlineAt: Date; expectedSeconds: number },
  now: Date,
): Date {
  const isSoon = deadlineAt.getTime() - now.getTime() < (PATIENCE_SECONDS / 2) * 1000;
  if (!isSoon || now.getTime() - createdAt.getTime() > LONGEST_WAIT_MS) return deadlineAt;
  const moved = deadlineOf({ now, expectedSeconds, place: 1 });
  return moved > deadlineAt ? moved : deadlineAt;
}
