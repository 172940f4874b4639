import type { Task } from '../../../../contract/generation.ts';

export interface ProgressEstimate {
  /**
   * Seconds until a pending task will probably begin, in steps of five; null while unknown, and once that moment is
   * past.
   */
  beginsInSeconds: number | null;
  /** Whole seconds since the work began; null while it is queued. */
  elapsedSeconds: number | null;
  /** Whole seconds that are probably left; null while unknown or overdue. */
  remainingSeconds: number | null;
  /** It takes clearly longer than expected, but the deadline is not reached. */
  isOverdue: boolean;
  /** Whole minutes until the task is ended and its coins are returned, at least 1; null once that time is past. */
  minutesToDeadline: number | null;
}

/** From this percentage on, only the measured pace counts; before, a few frames say little. */
const TRUSTED_PERCENT = 40;
/** A probable time is not shown to the second. */
const STEP_SECONDS = 5;
/** From this multiple of the expected time on, no remaining seconds are shown. */
const OVERDUE_FACTOR = 1.5;

/**
 * Estimates a task's progress at a moment in milliseconds. Combines the model's expected time with the measured pace,
 * which counts more the further the work is. If the device's clock is behind, the elapsed time is 0.
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
