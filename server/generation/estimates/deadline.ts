import { DAY_MS } from '../../../contract/durations.ts';

/** Minimum deadline: even an idle engine may restart or be busy with other people's work. */
const PATIENCE_SECONDS = 15 * 60;
/** A machine under load may be this much slower than it was recently. */
const SLOWNESS = 6;
/** Allowance for the queue ahead: some items take longer than estimated, hardly all of them. */
const SLOWNESS_AHEAD = 2;

/**
 * When an unfinished task is ended and its coins are returned; shown to the person when the task is accepted, and set
 * again when its work begins.
 * @param expectedSeconds of the work itself (server/generation/estimates/pace.ts)
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

/** A task still queued after this long fails instead of waiting for ever. */
const LONGEST_WAIT_MS = DAY_MS;

/**
 * The deadline of a task that its engine reports as queued: it is extended while the task waits, up to a day after this
 * attempt was accepted.
 */
export function queuedDeadline(
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
