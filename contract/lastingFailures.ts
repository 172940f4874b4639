/**
 * Failures caused by picture, prompt, settings and model alone, the model's set-up included: a retry would fail the same
 * way.
 */
export const LASTING_FAILURES: readonly string[] = [
  'result_unchanged',
  'object_not_found',
  'removal_unbelievable',
  'sky_not_found',
  'input_sensitive',
  'image_sensitive',
  'text_or_image_sensitive',
  'image_real_person',
  'content_protected',
  'image_shape_unsupported',
  'engine_lacks_mode',
  'engine_unavailable',
  'request_refused',
];

/** Whether only a changed request could succeed. */
export const isLasting = (task: { failure: { code: string } | null }): boolean =>
  task.failure !== null && LASTING_FAILURES.includes(task.failure.code);
