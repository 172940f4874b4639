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
