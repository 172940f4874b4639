/** Endings that people chose. */
export const ENDED_BY_PEOPLE = ['generation_cancelled', 'removed_by_admin', 'account_deactivated'];

/** Endings that say nothing about the engine: somebody changed their mind, asked for what is not made, or lost the account; an operator paused it. */
export const EXCUSED_CODES = [
  ...ENDED_BY_PEOPLE,
  'input_sensitive',
  'image_sensitive',
  'output_sensitive',
  'engine_paused',
];
