/**
 * Why a job is refused: the result would not differ, the object to cut out or the sky to change was not found, or what is
 * to go cannot be told apart or its place not filled believably.
 */
export type RefusalReason = 'result_unchanged' | 'object_not_found' | 'sky_not_found' | 'removal_unbelievable';

/** Ends a job that could be rendered, but not as requested. */
export class RenderRefusal extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(reason);
    this.reason = reason;
  }
}
