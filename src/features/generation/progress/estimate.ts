import type { Task } from '../../../../contract/generation.ts';

export interface ProgressEstimate {
  /** Seconds until a waiting task probably begins, in steps of five; null while unknown, and once that moment has passed. */
  beginsInSeconds: number | null;
  /** Whole seconds since the work began; null while it waits in the queue. */
  elapsedSeconds: number | null;
  /** Whole seconds that are probably left; null while unknown or overdue. */
  remainingSeconds: number | null;
  /** Clearly longer than expected, though still before the deadline. */
  isOverdue: boolean;
  /** Whole minutes until the task is ended and its coins come back, at least 1; null when that time has passed. */
  minutesToDeadline: number | null;
}

/** The measured pace is trusted in full from here on; before it, a few frames say little. */
const TRUSTED_PERCENT = 40;
/** Nobody waits by the second for something that is only probable. */
const STEP_SECONDS = 5;
/** From this multiple of the expected time on, no promise of seconds is made any more. */
const OVERDUE_FACTOR = 1.5;

/**
 * How far a task is, at a moment in milliseconds. The expected time of the model and the measured pace are mixed, the
 * pace counting more the further the work is. A clock of the device that runs behind gives 0, never a negative time.
 */
export function estimateProgress(task: Task, now: number): ProgressEstimate {
  const { percent, started_at: startedAt, expected_seconds: expected } = task.progress;
  const minutesLeft = Math.ceil((Date.parse(task.deadline_at) - now) / 60_000);
  const minutesToDeadline = minutesLeft > 0 ? minutesLeft : null;
  if (task.status !== 'processing' || !startedAt) {
    return {
      beginsInSeconds: beginsIn(task, now),
      elapsedSeconds: null,
      remainingSeconds: null,
      isOverdue: false,
      minutesToDeadline,
    };
  }
  const elapsed = Math.max(0, (now - Date.parse(startedAt)) / 1000);
  const planned = expected - elapsed;
  const paced = percent > 0 ? (elapsed * (100 - percent)) / percent : planned;
  const trust = Math.min(1, percent / TRUSTED_PERCENT);
  const remaining = planned * (1 - trust) + paced * trust;
  const isOverdue = elapsed > expected * OVERDUE_FACTOR;
  return {
    beginsInSeconds: null,
    elapsedSeconds: Math.floor(elapsed),
    remainingSeconds: remaining > 0 && !isOverdue ? Math.ceil(remaining) : null,
    isOverdue,
    minutesToDeadline,
  };
}

function beginsIn({ status, progress }: Task, now: number): number | null {
  if (status !== 'pending' || !progress.begins_at) return null;
  const steps = Math.ceil((Date.parse(progress.begins_at) - now) / 1000 / STEP_SECONDS);
  return steps > 0 ? steps * STEP_SECONDS : null;
}
