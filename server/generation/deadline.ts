/** Even an idle engine may be restarted or busy with others' work; nobody is told to hope for less than this. */
const PATIENCE_SECONDS = 15 * 60;
/** A machine that gets crowded renders this much slower than it did lately. */
const SLOWNESS = 6;
/** Those ahead may take longer than they should, but hardly all of them. */
const SLOWNESS_AHEAD = 2;

/**
 * When an unfinished task is ended and its coins come back; shown to the person when the task is taken, and told anew
 * when its work begins.
 * @param expectedSeconds of the work itself (server/generation/pace.ts)
 * @param waitSeconds until it probably begins; 0 once it has
 */
export function deadlineOf({
  now,
  expectedSeconds,
  waitSeconds,
}: {
  now: Date;
  expectedSeconds: number;
  waitSeconds: number;
}): Date {
  const seconds = PATIENCE_SECONDS + waitSeconds * SLOWNESS_AHEAD + expectedSeconds * SLOWNESS;
  return new Date(now.getTime() + seconds * 1000);
}

/** Who is still in a queue after this long is told so, rather than kept waiting for ever. */
const LONGEST_WAIT_MS = 24 * 3600 * 1000;

/**
 * The deadline of a task whose engine says that it waits in its queue: waiting is no work, so that the deadline moves along
 * with it, up to a day after this attempt was taken.
 */
export function whileWaiting(
  {
    createdAt,
    askedAgainAt,
    deadlineAt,
    expectedSeconds,
  }: { createdAt: Date; askedAgainAt: Date | null; deadlineAt: Date; expectedSeconds: number },
  now: Date,
): Date {
  const isSoon = deadlineAt.getTime() - now.getTime() < (PATIENCE_SECONDS / 2) * 1000;
  if (!isSoon || now.getTime() - (askedAgainAt ?? createdAt).getTime() > LONGEST_WAIT_MS) return deadlineAt;
  const moved = deadlineOf({ now, expectedSeconds, waitSeconds: 0 });
  return moved > deadlineAt ? moved : deadlineAt;
}
