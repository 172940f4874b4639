/** Failure codes of tasks that a person ended. */
export const ENDED_BY_PEOPLE = ['generation_cancelled', 'removed_by_admin', 'account_deactivated'];

/**
 * Failure codes that say nothing about the engine: a person ended the task, its content was refused, or an operator
 * paused the engine.
 */
export const EXCUSED_CODES = [
  ...ENDED_BY_PEOPLE,
  'input_sensitive',
  'image_sensitive',
  'text_or_image_sensitive',
  'output_sensitive',
  'engine_paused',
];
