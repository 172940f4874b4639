/** Why a job's result is not worth having: nothing would differ, or what was to be cut out or the sky to be changed was not found. */
export type RefusalReason = 'result_unchanged' | 'object_not_found' | 'sky_not_found';

/** Ends a job that could be drawn, but not as it was asked. */
export class RenderRefusal extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(reason);
    this.reason = reason;
  }
}
